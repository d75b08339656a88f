import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { contrastOf, createTheme } from "./newTheme.mjs";
import { root } from "./sources.mjs";

const copies = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});

/** Copies what a theme is made of. */
const copyOf = () => {
  const copy = mkdtempSync(path.join(tmpdir(), "pallu-theme-"));
  copies.push(copy);
  for (const folder of ["themes", "tokens", "entries"])
    cpSync(path.join(root, "packages/ui/src", folder), path.join(copy, "packages/ui/src", folder), {
      recursive: true,
    });
  cpSync(path.join(root, ".storybook"), path.join(copy, ".storybook"), { recursive: true });
  return copy;
};

const read = (copy, file) => readFileSync(path.join(copy, file), "utf8");

test("a theme has the values of another one, and is listed wherever themes are", async () => {
  const copy = copyOf();
  await createTheme(copy, "festive", "retro");
  await createTheme(copy, "monsoon", "classic");
  expect(read(copy, "packages/ui/src/themes/theme.ts")).toContain(
    '"retro", "festive", "monsoon"] as const',
  );
  const listed = read(copy, "packages/ui/src/themes/themes.data.ts");
  expect(listed).toContain("festive: festiveValues,");
  expect(listed).toContain("monsoon: monsoonValues,");
  expect(read(copy, ".storybook/preview.tsx")).toContain("themes/monsoon.css.ts");
  expect(read(copy, ".storybook/globals.ts")).toContain('monsoon: "Monsoon"');
  const values = read(copy, "packages/ui/src/themes/festive.data.ts");
  expect(values).toBe(
    read(copy, "packages/ui/src/themes/retro.data.ts").replaceAll("retroValues", "festiveValues"),
  );
  expect(read(copy, "packages/ui/src/themes/festive.css.ts")).toContain('defineTheme("festive"');
  expect(read(copy, "packages/ui/src/entries/themes/monsoon.ts")).toContain("const monsoon:");
  expect(read(copy, "packages/ui/src/entries/themes/festive.ts")).toBe(
    read(copy, "packages/ui/src/entries/themes/retro.ts").replaceAll("retro", "festive"),
  );
});

test("names that exist, or are no names, are refused", async () => {
  const copy = copyOf();
  await expect(createTheme(copy, "retro", "classic")).rejects.toThrow("exists already");
  await expect(createTheme(copy, "Festive", "classic")).rejects.toThrow("no name for a theme");
  await expect(createTheme(copy, "dark", "classic")).rejects.toThrow("no name for a theme");
  await expect(createTheme(copy, "festive", "nothing")).rejects.toThrow("no theme nothing");
});

test("the report has the contrast of every pair, weakest first", async () => {
  const [light, dark] = await contrastOf(root, "retro");
  expect([light?.scheme, dark?.scheme]).toEqual(["light", "dark"]);
  expect(light?.pairs.length).toBeGreaterThan(70);
  const margins = light?.pairs.map(({ ratio, needed }) => ratio / needed) ?? [];
  expect(margins).toEqual(margins.toSorted((a, b) => a - b));
  expect(margins[0]).toBeGreaterThanOrEqual(1);
});
