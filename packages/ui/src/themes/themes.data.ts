import { darkPalette, lightPalette, type Palette } from "../tokens/palette.ts";
import { accessoriesValues } from "./accessories.data.ts";
import { collectionValues } from "./collection.data.ts";
import { luxuryValues } from "./luxury.data.ts";
import { retroValues } from "./retro.data.ts";
import { stylishValues } from "./stylish.data.ts";
import { paletteOf, themeNames, type ThemeName, type ThemeValues } from "./theme.ts";

export const templateValues: { readonly [name in ThemeName]: ThemeValues } = {
  stylish: stylishValues,
  accessories: accessoriesValues,
  collection: collectionValues,
  luxury: luxuryValues,
  retro: retroValues,
};

export interface ThemeTokens {
  readonly label: string;
  readonly palette: Palette;
}

/** All palettes: light, dark and each template theme in both. */
export const themes: readonly ThemeTokens[] = [
  { label: "light", palette: lightPalette },
  { label: "dark", palette: darkPalette },
  ...themeNames.flatMap((name) =>
    (["light", "dark"] as const).map((scheme) => ({
      label: `${name} in ${scheme}`,
      palette: paletteOf(templateValues[name], scheme),
    })),
  ),
];
