import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { tokenLayer } from "../tokens/layers.css.ts";
import type { Palette } from "../tokens/palette.ts";
import { paletteOf, type ThemeName, type ThemeValues } from "./theme.ts";

type Role = keyof Palette;

const assign = (group: Record<string, string>, values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [group[role], value]));

const pick = (palette: Palette, roles: readonly string[]): Partial<Palette> =>
  Object.fromEntries(roles.map((role) => [role, palette[role as Role]]));

/**
 * Writes the styles of a theme for `[data-theme="<name>"]`. An ancestor with `light`, `dark` or `system` selects the
 * light or dark palette. A light region overrides a dark document or region around it, and a dark region a light one. Deeper
 * nesting is not told apart.
 */
export const defineTheme = (name: ThemeName, theme: ThemeValues): void => {
  const region = `[data-theme='${name}']`;
  const roles =
    theme.base === "dark"
      ? Object.keys(vars.color)
      : Object.keys({ ...theme.light, ...theme.dark });

  globalStyle(region, {
    "@layer": {
      [tokenLayer]: {
        ...(theme.base === "dark" && { colorScheme: "dark" }),
        vars: {
          ...assign(vars.color, pick(paletteOf(theme, "light"), roles)),
          ...Object.entries(theme.shape).reduce(
            (all, [group, values]) => ({
              ...all,
              ...assign(vars[group as keyof ThemeValues["shape"]], values),
            }),
            {},
          ),
        },
      },
    },
  });
  if (!theme.dark) return;
  const dark = { vars: assign(vars.color, pick(paletteOf(theme, "dark"), roles)) };
  globalStyle(`[data-theme='dark'] ${region}:not([data-theme='dark'] [data-theme='light'] *)`, {
    "@layer": { [tokenLayer]: dark },
  });
  const system = ":root:is(:not([data-theme]), [data-theme='system'])";
  globalStyle(`${system} ${region}:not([data-theme='light'] *)`, {
    "@layer": { [tokenLayer]: { "@media": { "(prefers-color-scheme: dark)": dark } } },
  });
};
