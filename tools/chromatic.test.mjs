import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file) => readFileSync(new URL(file, import.meta.url), "utf8");

it("Chromatic takes all snapshots after a change to a file that Storybook serves as it is", () => {
  const folders = [...read("../.storybook/main.ts").matchAll(/from: "\.\.\/([^"]+)"/g)].map(
    ([, folder]) => folder,
  );
  expect(folders).toContain("apps/api/seed/pictures");
  const externals = [...read("chromatic.mjs").matchAll(/"--externals=([^"]+)"/g)].map(
    ([, pattern]) => pattern,
  );
  expect(externals).toEqual(expect.arrayContaining(folders.map((folder) => `${folder}/**`)));
});
