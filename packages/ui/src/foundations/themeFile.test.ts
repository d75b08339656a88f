import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { templateValues } from "../themes/themes.data.ts";
import { themeNames } from "../themes/theme.ts";
import { readThemeFile } from "./themeFile.ts";

const sourceOf = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, `../themes/${name}.data.ts`), "utf8");

it.each(themeNames)("the file of %s has the values that the theme has", (name) => {
  expect(readThemeFile(sourceOf(name))).toEqual(templateValues[name]);
});

it.each([
  [
    'const t = { base: "light", light: { canvas: oklch(1, 0, 0) }, shape: { radius: { contrl: "2px" } } };',
    "There is no token radius.contrl.",
  ],
  [
    'const t = {\n  base: "light",\n  light: { canvas: ink },\n  shape: {},\n};',
    "Line 3: ink is not known. Write the value, or declare it above.",
  ],
  [
    'const t = { base: "light", light: { canvas: oklch(1, 0 0) }, shape: {} };',
    'Line 1: Unexpected token, expected ","',
  ],
  ['const t = { base: "grey", light: {}, shape: {} };', '`base` must be "light" or "dark".'],
  [
    'const t = { base: "light", light: { canvas: "#fff" }, shape: {} };',
    "color.canvas must be `oklch(…)`, so that its contrast is known.",
  ],
  ["fetch('/x');", "Line 1: a theme file has imports and constants only."],
  [
    'const t = { base: "light", light: { canvas: oklch.constructor("x") }, shape: {} };',
    "Line 1: there is no constructor.",
  ],
  ["", "There is no object with `base`, `light` and `shape` in the file."],
])("says what is wrong in %j", (source, problem) => {
  expect(() => readThemeFile(source)).toThrow(problem);
});
