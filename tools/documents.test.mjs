import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { read, root } from "./sources.mjs";

const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\0")
  .filter((file) => file && existsSync(path.join(root, file)));
const names = new Set(files.map((file) => path.basename(file)));

const documents = files.filter((file) =>
  /^(?:README|CONTRIBUTING)\.md$|^docs\/.*\.md$|^packages\/[^/]+\/README\.md$/.test(file),
);

const { scripts } = JSON.parse(read("package.json"));

/** Commands of pnpm itself. */
const ownCommands = ["add", "audit", "exec", "install", "licenses", "patch", "run", "sbom"];

/** Files that a document names although they are not there: those of its example, or those that a decision removed. */
const absent = {
  "docs/recipes.md": /^Name\./,
  "docs/page.md": /^[Pp]icks/,
  "docs/decisions/0001-declarative-router.md": /^(?:Page|\.island)\.tsx$/,
  "docs/decisions/0040-each-thing-is-tested-once.md": /^PopoverPanel\.test\.tsx$/,
  "docs/decisions/0049-one-table-of-routes.md": /^(?:routes\.all|match)\.ts$/,
};

/** Returns the code of a text: spans, and lines of blocks for a shell. */
const codeOf = (text) => [
  ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code),
  ...[...text.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block]) => block.split("\n")),
];

const namedFile =
  /^(?:apps|packages|tools|docs|e2e|resilience|patches|\.storybook|\.github)\/[\w./@-]+\.\w+$/;
const sourceName = /^(?:\.\/)?[\w.-]*\w\.(?:[cm]?[jt]sx?|sql)$/;

/** Returns what a text names that is not there. */
const missingIn = (file, text) => {
  const code = codeOf(text).filter((each) => !absent[file]?.test(each));
  const links = [...text.replaceAll(/^```[^]*?^```$|`[^`\n]+`/gm, "").matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^\w+:/.test(target));
  const commands = code.flatMap((each) =>
    [...each.matchAll(/\bpnpm(?:@\d+)? ([a-z][\w:-]*)/g)].map(([, name]) => name),
  );
  const decisions = [...text.matchAll(/docs\/decisions\/(\d{4})\b|[(,] ?(0\d{3})(?=[),])/g)];
  return [
    ...code
      .filter((each) => namedFile.test(each))
      .filter((each) => !existsSync(path.join(root, each))),
    ...code.filter((each) => sourceName.test(each)).filter((each) => !names.has(each)),
    ...commands
      .filter((name) => !scripts[name] && !ownCommands.includes(name))
      .map((name) => `pnpm ${name}`),
    ...links.filter((target) => !existsSync(path.join(root, path.dirname(file), target))),
    ...decisions
      .map(([, long, short]) => long ?? short)
      .filter((number) => !files.some((each) => each.startsWith(`docs/decisions/${number}-`)))
      .map((number) => `docs/decisions/${number}`),
  ];
};

it.each(documents)("the files, commands and links that %s names exist", (file) => {
  expect(missingIn(file, read(file))).toEqual([]);
});

it("a document that names what is not there is refused", () => {
  const text =
    "`tools/none.mjs`, `none.ts`, `pnpm none`, `pnpm verify`, [a](none.md), [b](README.md), (0999), docs/decisions/0998\n" +
    "```sh\nnpx -y pnpm@12 nothing   # does nothing\n```\n";
  expect(missingIn("README.md", text)).toEqual([
    "tools/none.mjs",
    "none.ts",
    "pnpm none",
    "pnpm nothing",
    "none.md",
    "docs/decisions/0999",
    "docs/decisions/0998",
  ]);
});

it("docs/catalogue.md has at most 60 lines of prose beside its tables", () => {
  const prose = read("docs/catalogue.md")
    .split("\n")
    .filter((line) => /^[^|#<]/.test(line));
  expect(prose.length).toBeLessThanOrEqual(60);
});
