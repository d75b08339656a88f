import { expect, it } from "vitest";
import { differences } from "./package.managers.mjs";

const one = { files: ["a.js", "package.json"], manifest: { exports: { ".": "./a.js" } } };

it("packages with the same files and exports are equal", () => {
  expect(differences(one, structuredClone(one), "pnpm")).toEqual([]);
});

it("a manager that packs other files or rewrites exports is named", () => {
  const other = { files: ["b.js", "package.json"], manifest: { exports: { ".": "./src/a.ts" } } };
  expect(differences(one, other, "yarn")).toEqual([
    "yarn packs another package than npm: b.js is added",
    "yarn packs another package than npm: a.js is missing",
    'yarn packs another package than npm: "exports" differs',
  ]);
});
