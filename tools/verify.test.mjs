import { expect, it } from "vitest";
import { readCount, steps, tableOf } from "./verify.mjs";

it("reads the last count of an output", () => {
  expect(readCount("1 passed, 2 failed\nmore\n30 passed, 4 failed, 5 skipped\n")).toEqual([
    30, 4, 5,
  ]);
  expect(readCount("3 passed, 0 failed")).toEqual([3, 0, 0]);
  expect(readCount("no tests")).toEqual([0, 0, 0]);
});

it("tells each step's seconds and budget, and which one exceeded it", () => {
  expect(
    tableOf([
      { name: "lint", ok: true, seconds: 4.25, budget: 20 },
      { name: "types", ok: false, seconds: 61, budget: 60 },
    ]),
  ).toEqual([
    "ok         4.3 s of   20 s  lint",
    "FAILED    61.0 s of   60 s  types  (over its budget)",
  ]);
});

it("the night runs each step of CI, in the same or in a longer form, and adds fault injection and versions of Node and PostgreSQL", () => {
  const namesOf = (run) =>
    steps.filter((step) => (step.in ?? ["ci", "night"]).includes(run)).map(({ name }) => name);
  expect(namesOf("night").toSorted()).toEqual(
    [
      ...namesOf("ci"),
      "chaos",
      "hostile clients",
      "Node 22",
      "Node 24",
      "PostgreSQL 14",
      "PostgreSQL 18",
    ].toSorted(),
  );
});
