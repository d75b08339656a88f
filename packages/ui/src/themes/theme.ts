import type { TokenValues } from "../tokens/assignTokens.ts";
import { darkPalette, lightPalette, type Palette } from "../tokens/palette.ts";

export const themeNames = ["stylish", "accessories", "collection", "luxury", "retro"] as const;
export type ThemeName = (typeof themeNames)[number];

/** Overrides of a template theme. Everything else is inherited from light or dark. */
export interface ThemeValues {
  /** Default palette that {@link ThemeValues.light} overrides. */
  readonly base: "light" | "dark";
  readonly light: Partial<Palette>;
  /** Overrides of the dark palette. A theme without it looks the same in both. */
  readonly dark?: Partial<Palette>;
  readonly shape: Omit<TokenValues, "color">;
}

/** What a page needs to use a theme: the value of `data-theme` and its fonts. */
export interface TemplateTheme {
  readonly name: ThemeName;
  /** URLs of its fonts, for `<link rel="preload" as="font" crossorigin>`. */
  readonly fonts: readonly string[];
}

/** Returns all colours of a theme, including inherited ones. */
export const paletteOf = (theme: ThemeValues, scheme: "light" | "dark"): Palette =>
  scheme === "dark" && theme.dark
    ? { ...darkPalette, ...theme.dark }
    : { ...(theme.base === "dark" ? darkPalette : lightPalette), ...theme.light };
