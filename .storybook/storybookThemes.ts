import { create, type ThemeVars } from "storybook/theming";
import { hexOf } from "../packages/ui/src/tokens/contrast.ts";
import {
  darkPalette,
  lightPalette,
  oklch,
  type Palette,
} from "../packages/ui/src/tokens/palette.ts";
import { font } from "../packages/ui/src/tokens/scale.ts";

/**
 * `accent` is the colour of links and of the focus. Storybook writes white on it, which it darkens in dark, in the selected entry
 * of the sidebar.
 */
const themeOf = (base: "light" | "dark", palette: Palette, accent: string): ThemeVars => {
  const hex = (role: keyof Palette): string => hexOf(palette[role]);
  return create({
    base,
    brandTitle: "Pallu",
    brandUrl: "./",
    fontBase: font.ui,
    appBg: hex("sunken"),
    appContentBg: hex("canvas"),
    appPreviewBg: hex("canvas"),
    appBorderColor: hex("border"),
    appBorderRadius: 0,
    buttonBg: hex("surface"),
    buttonBorder: hex("borderControl"),
    booleanBg: hex("sunken"),
    booleanSelectedBg: hex("surface"),
    inputBg: hex("surface"),
    inputBorder: hex("borderControl"),
    inputTextColor: hex("text"),
    inputBorderRadius: 2,
    colorPrimary: hex("brand"),
    colorSecondary: hexOf(accent),
    textColor: hex("text"),
    textMutedColor: hex("textMuted"),
    textInverseColor: hex("canvas"),
    barBg: hex("surface"),
    barTextColor: hex("textMuted"),
    barHoverColor: hex("actionHover"),
    barSelectedColor: hex("action"),
  });
};

/** Themes of Storybook's user interface, in the shop's colours. */
export const storybookThemes: Record<"light" | "dark", ThemeVars> = {
  light: themeOf("light", lightPalette, lightPalette.action),
  dark: themeOf("dark", darkPalette, oklch(0.68, 0.095, 210)),
};
