import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseSync } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

const library = path.join(import.meta.dirname, "../..");
const declarations = mkdtempSync(path.join(tmpdir(), "pallu-api-"));

beforeAll(() => {
  const compiler = path.join(library, "../../node_modules/.bin/tsc");
  execFileSync(compiler, ["-p", "tsconfig.build.json", "--outDir", declarations], { cwd: library });
}, 120_000);
afterAll(() => rmSync(declarations, { recursive: true, force: true }));

interface Declared {
  name: string;
  text: string;
}

const read = (file: string): string => readFileSync(file, "utf8");

/** Removes comments and joins lines, so that only names and types are left. */
const plain = (code: string): string =>
  code
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replace(/^export (?:declare )?/, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Returns what a module exports, from the module that declares it. */
const exportsOf = (file: string): Declared[] => {
  const code = read(file);
  const { program } = parseSync(file, code);
  /* Types of the module that exported ones refer to. */
  const own = program.body.flatMap((statement): Declared[] =>
    statement.type === "TSInterfaceDeclaration" || statement.type === "TSTypeAliasDeclaration"
      ? [{ name: statement.id.name, text: plain(code.slice(statement.start, statement.end)) }]
      : [],
  );
  const withOwn = (text: string): string =>
    [
      text,
      ...own.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text)).map((one) => one.text),
    ].join("\n  ");
  return program.body.flatMap((statement): Declared[] => {
    const from = (source: string): string =>
      path.join(path.dirname(file), source.replace(/\.tsx?$/, ".d.ts"));
    if (statement.type === "ExportAllDeclaration") return exportsOf(from(statement.source.value));
    if (statement.type !== "ExportNamedDeclaration") return [];
    if (statement.source) {
      const declared = new Map(
        exportsOf(from(statement.source.value)).map((one) => [one.name, one.text]),
      );
      return statement.specifiers.map((specifier) => {
        const name = specifier.exported.type === "Identifier" ? specifier.exported.name : "";
        return { name, text: declared.get(name) ?? "not declared" };
      });
    }
    const declaration = statement.declaration;
    if (!declaration) return [];
    const text = withOwn(plain(code.slice(statement.start, statement.end)));
    if (declaration.type === "VariableDeclaration")
      return declaration.declarations.map(({ id }) => ({
        name: id.type === "Identifier" ? id.name : "",
        text,
      }));
    return "id" in declaration && declaration.id?.type === "Identifier"
      ? [{ name: declaration.id.name, text }]
      : [];
  });
};

const entries = (folder: string): string[] =>
  readdirSync(path.join(declarations, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entries(file);
    return file.endsWith(".d.ts") ? [file] : [];
  });

test("the public names and types are those of api.txt, which `pnpm ui:write` writes", async () => {
  const text = ["index.d.ts", ...entries("entries").toSorted()].map((file) => {
    const lines = exportsOf(path.join(declarations, file))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((one) => one.text);
    const name = file
      .replace(/^entries\//, "/")
      .replace(/^index/, "")
      .replace(/\.d\.ts$/, "");
    return [`@pallu/ui${name}`, ...lines, ""].join("\n");
  });
  expect(text.join("\n")).not.toContain("not declared");
  // Applications name the props of a component, so its module exports their type.
  const hidden = [
    ...text.join("\n").matchAll(/^const (\w+):.*: \1Props[<)].*\n {2}interface \1Props/gm),
  ];
  expect(hidden.map(([, name]) => name)).toEqual([]);
  await expect(text.join("\n")).toMatchFileSnapshot("../../api.txt");
});
