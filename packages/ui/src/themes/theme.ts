import type { vars } from "../tokens/contract.css.ts";
import { darkPalette, lightPalette, type Palette } from "../tokens/palette.ts";
import type { Group } from "../tokens/scale.ts";

export const themeNames = ["stylish", "accessories", "collection", "luxury", "retro"] as const;
export type ThemeName = (typeof themeNames)[number];

/** A template theme: what it says of its own; light and dark say the rest. */
export interface ThemeValues {
  /** Which house palette stands under {@link ThemeValues.light}. */
  readonly base: "light" | "dark";
  readonly light: Partial<Palette>;
  /** Over the dark palette; a theme that leaves it out looks the same in both. */
  readonly dark?: Partial<Palette>;
  readonly shape: {
    readonly [name in Exclude<keyof typeof vars, "color">]?: Partial<Group<name>>;
  };
}

/** What a page needs to wear a theme: an element round the page with `data-theme`. */
export interface TemplateTheme {
  readonly name: ThemeName;
  /** Addresses of its display faces, for `<link rel="preload" as="font" crossorigin>`. */
  readonly fonts: readonly string[];
}

/** Every colour of a theme, the inherited ones too. */
export const paletteOf = (theme: ThemeValues, scheme: "light" | "dark"): Palette =>
  scheme === "dark" && theme.dark
    ? { ...darkPalette, ...theme.dark }
    : { ...(theme.base === "dark" ? darkPalette : lightPalette), ...theme.light };
