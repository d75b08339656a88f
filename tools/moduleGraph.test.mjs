import { describe, expect, it } from "vitest";
import { buildGraph } from "./moduleGraph.mjs";

const graphOf = (texts) => buildGraph(Object.keys(texts), (file) => texts[file]);

const reached = (texts, start) =>
  [...graphOf(texts).reach([start])].filter((file) => file !== start).toSorted();

describe("a file needs", () => {
  it.each([
    ["an import", 'import { b } from "./b.ts";'],
    ["an import for its effects", 'import "./b.ts";'],
    ["a re-export", 'export { b } from "./b.ts"; export const a = 1;'],
    ["a dynamic import", 'export const a = () => import("./b.ts");'],
    ["a query of Vite", 'import b from "./b.ts?raw";'],
    ["a URL", 'new URL("./b.ts", import.meta.url);'],
    ["the beginning of a URL", "new URL(`./b${end}`, import.meta.url);"],
    ["a glob", 'export const all = import.meta.glob<Route>("./b*.ts", { eager: true });'],
    ["a glob with names", 'import.meta.glob("./{b,c}.ts");'],
    ["a glob with exceptions", 'import.meta.glob(["!./c.*", "./*.ts"]);'],
    ["a name from its folder", 'fork("b.ts");'],
    ["a path from its workspace", 'read("src/b.ts");'],
    ["a path from the root", 'read("apps/x/src/b.ts");'],
  ])("%s", (_name, text) => {
    const texts = {
      "apps/x/src/a.ts": text,
      "apps/x/src/b.ts": "export const b = 1;",
      "apps/x/src/c.d.ts": "",
    };
    expect(reached(texts, "apps/x/src/a.ts")).toEqual(["apps/x/src/b.ts"]);
  });

  it("all files below a folder that a URL names, not of a folder around itself", () => {
    const texts = {
      "a/a.ts": 'new URL("../b/", import.meta.url); new URL("..", import.meta.url);',
      "b/c/d.txt": "",
      "c.txt": "",
    };
    expect(reached(texts, "a/a.ts")).toEqual(["b/c/d.txt"]);
  });

  it("no types", () => {
    const texts = {
      "a.ts":
        'import type { A } from "./b.ts"; import { type B } from "./b.ts"; export type { C } from "./b.ts";',
      "b.ts": "export type A = 1; export type B = 1; export type C = 1;",
    };
    expect(reached(texts, "a.ts")).toEqual([]);
  });

  it("what an MDX page imports", () => {
    const texts = {
      "a.mdx": 'import b from "./b.tsx?raw";\n\n# Title',
      "b.tsx": "export const b = 1;",
    };
    expect(reached(texts, "a.mdx")).toEqual(["b.tsx"]);
  });

  it("a deleted file that it still imports", () => {
    const graph = buildGraph(["a.ts", "b.ts"], (file) =>
      file === "a.ts" ? 'import "./b.ts";' : "",
    );
    expect([...graph.reach(["a.ts"])]).toEqual(["a.ts", "b.ts"]);
  });
});

describe("a barrel", () => {
  const texts = {
    "packages/ui/package.json": JSON.stringify({
      name: "@pallu/ui",
      exports: {
        ".": { types: "./dist/index.d.ts", default: "./src/index.ts" },
        "./*": "./src/*.ts",
      },
    }),
    "packages/ui/src/index.ts":
      '/** All of it. */\nexport { A, type AProps } from "./a.ts";\nexport { Other as B } from "./b.ts";\nexport * from "./more.ts";',
    "packages/ui/src/more.ts": 'export * from "./c.ts";\nexport * from "./d.ts";',
    "packages/ui/src/a.ts": "export const A = 1;",
    "packages/ui/src/b.ts": "export const Other = 1;",
    "packages/ui/src/c.ts": "export const C = 1;",
    "packages/ui/src/d.ts": "export function D() {}",
  };
  const namesOf = (text) =>
    reached({ ...texts, "apps/x/x.ts": text }, "apps/x/x.ts").map((file) =>
      file.replace("packages/ui/src/", ""),
    );

  it.each([
    ['import { A } from "@pallu/ui";', ["a.ts", "index.ts"]],
    ['import { B as C } from "@pallu/ui";', ["b.ts", "index.ts"]],
    ['import { D } from "@pallu/ui";', ["d.ts", "index.ts", "more.ts"]],
    ['import { C } from "@pallu/ui/more";', ["c.ts", "more.ts"]],
    ['import type { A } from "@pallu/ui";', []],
    ['import { unknown } from "@pallu/ui";', ["c.ts", "d.ts", "index.ts", "more.ts"]],
    ['import * as ui from "@pallu/ui";', ["a.ts", "b.ts", "c.ts", "d.ts", "index.ts", "more.ts"]],
    [
      'export const later = () => import("@pallu/ui");',
      ["a.ts", "b.ts", "c.ts", "d.ts", "index.ts", "more.ts"],
    ],
  ])("%s", (text, expected) => {
    expect(namesOf(text)).toEqual(expected);
  });

  it("is no module with code of its own", () => {
    const own = `${texts["packages/ui/src/index.ts"]}\nexport const E = 1;`;
    expect(
      reached(
        {
          ...texts,
          "packages/ui/src/index.ts": own,
          "apps/x/x.ts": 'import { A } from "@pallu/ui";',
        },
        "apps/x/x.ts",
      ),
    ).toContain("packages/ui/src/d.ts");
  });
});

it("tells which file cannot be parsed", () => {
  expect(() => reached({ "a.ts": "import {" }, "a.ts")).toThrow(/^a\.ts: /);
});
