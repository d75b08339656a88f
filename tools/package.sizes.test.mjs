import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isComponent, judgeComponents, limitsOf } from "./package.sizes.mjs";

const api = readFileSync(new URL("../packages/ui/api.txt", import.meta.url), "utf8");

it("every component of the main entry has a limit, and no other", () => {
  const [main = ""] = api.split("\n\n");
  const names = [...main.matchAll(/^const (\w+)/gm)].map(([, name]) => name).filter(isComponent);
  expect(names.length).toBeGreaterThan(100);
  expect(judgeComponents(Object.fromEntries(names.map((name) => [name, 0])))).toEqual([]);
});

it("a component over its limit, without one, and a limit without its component are named", () => {
  expect(judgeComponents({ Bar: 101, Tag: 90 }, { Bar: 100, Card: 100 })).toEqual([
    "Bar: 101 bytes, 1 over",
    "Tag has no limit: run `pnpm package:check --write-sizes`",
    "Card has a limit and is not exported: run `pnpm package:check --write-sizes`",
  ]);
});

it("a new component gets a limit with some room, and the other limits stay", () => {
  expect(limitsOf({ Bar: 101, Tag: 90 }, { Bar: 100, Card: 100 })).toEqual({ Bar: 100, Tag: 100 });
});
