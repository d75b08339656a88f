import { expect, it } from "vitest";
import { rangeOf, selectAll, toggleRows } from "./selection.ts";

const ids = ["a", "b", "c", "d"];

it("a range has both ends, in either direction", () => {
  expect(rangeOf(ids, "b", "d")).toEqual(["b", "c", "d"]);
  expect(rangeOf(ids, "d", "b")).toEqual(["b", "c", "d"]);
});

it("a range from a row that is gone is the pressed row alone", () => {
  expect(rangeOf(ids, "gone", "c")).toEqual(["c"]);
});

it("rows are added and removed, and rows of other pages stay selected", () => {
  const selected = toggleRows(new Set(["other page"]), ["a", "b"], true);
  expect([...selected]).toEqual(["other page", "a", "b"]);
  expect([...toggleRows(selected, ["a"], false)]).toEqual(["other page", "b"]);
});

it("all rows are selected unless all are already", () => {
  const all = selectAll(new Set(["a", "other page"]), ids);
  expect(all).toEqual(new Set(["a", "other page", "b", "c", "d"]));
  expect([...selectAll(all, ids)]).toEqual(["other page"]);
});
