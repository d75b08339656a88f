import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(path.join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

const namedFile = /`((?:apps|packages|tools|docs|e2e|resilience|\.storybook)\/[\w./-]+\.\w+)`/g;

it.each(documents)("the files that %s names exist", (file) => {
  const text = readFileSync(path.join(root, file), "utf8");
  const missing = [...text.matchAll(namedFile)]
    .map(([, found]) => found)
    .filter((found) => !existsSync(path.join(root, found)));
  expect(missing).toEqual([]);
});
