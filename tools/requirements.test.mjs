import { describe, expect, it } from "vitest";
import { provedBy, readTable, summarise } from "./requirements.mjs";

const proved = (text, file = "a/b.test.tsx") => provedBy(file, text);

describe("a test file proves", () => {
  it.each([
    ['test("[CART-20] [CART-21] a quantity", () => {});', ["CART-20", "CART-21"]],
    ['it("says so [PDP-28]", () => {});', ["PDP-28"]],
    ["test(`[HOME-02] ${name}`, () => {});", ["HOME-02"]],
    ['test.each([1, 2])("[GLB-11] %i", () => {});', ["GLB-11"]],
    ['test.each([["[AUTH-13]", 401]])("%s %o", () => {});', ["AUTH-13"]],
    ['const cases = [["[VAL-04] cart"]]; test.each(cases)("%s is refused", f);', ["VAL-04"]],
    [
      'const all = ["[VAL-04]"]; test.for([...all, "[VAL-05] b"].map(g))("%s", f);',
      ["VAL-04", "VAL-05"],
    ],
    ['export const A = story({ name: "Flow [PDP-29]", play: f });', ["PDP-29"]],
  ])("by %s", (text, ids) => {
    expect(proved(text)).toEqual(ids);
  });

  it.each([
    '// [CART-20] a comment\ntest("a quantity", f);',
    'const id = "CART-20"; test("a quantity", f);',
    'describe("[CART-20] a group", f);',
    'export const A = story({ name: "Looks [PDP-29]" });',
    'test("see CART-20", f);',
    'test.each([["AUTH-13", 401]])("[%s] %o", f);',
    'const other = "[AUTH-13] of no table"; test.each([["a", 401]])("%s %o", f);',
    'test.each([["[AUTH-13] a", 401]])("is refused", f);',
  ])("nothing by %s", (text) => {
    expect(proved(text)).toEqual([]);
  });
});

it("the table is read without its head line", () => {
  const text =
    "id\tkind\tstatement\tliteral-trap\nCUR-01\ttext\tA switch\tyes\nCUR-02\ttext\tB\tno\n";
  expect(readTable(text)).toEqual([
    { id: "CUR-01", kind: "text", statement: "A switch", isOddity: true },
    { id: "CUR-02", kind: "text", statement: "B", isOddity: false },
  ]);
});

it("a group names its statements that no test proves", () => {
  const table = ["CUR-01", "CUR-02", "VAL-01"].map((id) => ({ id }));
  expect(summarise(table, new Set(["CUR-02", "VAL-01"]))).toEqual([
    { group: "CUR", count: 2, missing: ["CUR-01"] },
    { group: "VAL", count: 1, missing: [] },
  ]);
});
