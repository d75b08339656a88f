import { globalStyle } from "@vanilla-extract/css";
import { assignTokens } from "../tokens/assignTokens.ts";
import { tokenLayer } from "../tokens/layers.css.ts";
import { darkPalette, type Palette } from "../tokens/palette.ts";
import { paletteOf, type ThemeName, type ThemeValues } from "./theme.ts";

const pick = (palette: Palette, roles: readonly string[]): Partial<Palette> =>
  Object.fromEntries(roles.map((role) => [role, palette[role as keyof Palette]]));

/**
 * Writes the styles of a theme for `[data-theme="<name>"]`. An ancestor with `light`, `dark` or `system` selects the
 * light or dark palette. A light region overrides a dark document or region around it, and a dark region a light one. Deeper
 * nesting is not told apart.
 */
export const defineTheme = (name: ThemeName, theme: ThemeValues): void => {
  const region = `[data-theme='${name}']`;
  const roles =
    theme.base === "dark"
      ? Object.keys(darkPalette)
      : Object.keys({ ...theme.light, ...theme.dark });

  globalStyle(region, {
    "@layer": {
      [tokenLayer]: {
        ...(theme.base === "dark" && { colorScheme: "dark" }),
        vars: assignTokens({ color: pick(paletteOf(theme, "light"), roles), ...theme.shape }),
      },
    },
  });
  if (!theme.dark) return;
  const dark = { vars: assignTokens({ color: pick(paletteOf(theme, "dark"), roles) }) };
  globalStyle(`[data-theme='dark'] ${region}:not([data-theme='dark'] [data-theme='light'] *)`, {
    "@layer": { [tokenLayer]: dark },
  });
  const system = ":root:is(:not([data-theme]), [data-theme='system'])";
  globalStyle(`${system} ${region}:not([data-theme='light'] *)`, {
    "@layer": { [tokenLayer]: { "@media": { "(prefers-color-scheme: dark)": dark } } },
  });
};
