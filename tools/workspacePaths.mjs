/**
 * Where the published packages have their sources. Their `exports` name what an installation has, `dist`, so that every
 * program packs them alike. Inside the repository TypeScript finds the sources by `paths` of tsconfig.base.json, and Vite
 * by these aliases, which are made from it. The build of the server (tsconfig.server.json) has no `paths`: it would write
 * its output next to those sources.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const { paths } = JSON.parse(
  readFileSync(path.join(root, "tsconfig.base.json"), "utf8"),
).compilerOptions;

/** Aliases for `resolve.alias` of Vite. */
export const sourceAliases = Object.entries(paths).map(([specifier, [file]]) => ({
  find: new RegExp(`^${specifier.replace("*", "(.+)")}$`),
  replacement: path.join(root, file).replace("*", "$1"),
}));
