import { createGlobalThemeContract } from "@vanilla-extract/css";
import { lightPalette } from "./palette.ts";
import { lightShadow, shape } from "./scale.ts";
import { variableName } from "./variableName.ts";

/** The token contract: the variable of every value that a theme may change, by group and role. */
export const vars = createGlobalThemeContract(
  { color: lightPalette, ...shape, shadow: lightShadow },
  (_value, path) => variableName(path),
);
