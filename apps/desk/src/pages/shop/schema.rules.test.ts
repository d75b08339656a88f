import { expect, test } from "vitest";
import { wordsOf, placeWords } from "./parts.rules.ts";
import { differencesOf, entryTitle, fieldKindOf, moved, withoutEmpty } from "./schema.rules.ts";

test.each([
  ["line", { type: "string", maxLength: 120 }, "title"],
  ["text", { type: "string", maxLength: 20_000 }, "text"],
  [
    "picture",
    { type: "string", maxLength: 200, pattern: String.raw`^(?:[\w-]+\.(?:png|webp))$` },
    "picture",
  ],
  ["color", { type: "string", pattern: String.raw`^#[\da-fA-F]{6}$` }, "canvas"],
  ["number", { type: "integer" }, "minutes"],
  ["choice", { type: "string", enum: ["a", "b"] }, "icon"],
  ["choices", { type: "array", items: { type: "string", enum: ["a"] } }, "features"],
  ["lines", { type: "array", items: { type: "string" } }, "lines"],
  ["rows", { type: "array", items: { type: "array", items: { type: "string" } } }, "rows"],
  ["list", { type: "array", items: { type: "object" } }, "sections"],
  ["list", { type: "array", items: { oneOf: [] } }, "sections"],
  ["object", { type: "object" }, "footer"],
  ["emblem", { oneOf: [] }, "emblem"],
])("the field of a schema is a %s", (kind, schema, key) => {
  expect(fieldKindOf(schema, key)).toBe(kind);
});

test("keys and places are words", () => {
  expect(wordsOf("relatedHeading")).toBe("Related heading");
  expect(placeWords("menu.0.groups.1.links.2.href")).toBe("Menu 1, groups 2, links 3, link");
});

test("an object loses what is left out, and is left out itself without anything", () => {
  expect(withoutEmpty({ a: "1", b: undefined })).toEqual({ a: "1" });
  expect(withoutEmpty({ b: undefined })).toBeUndefined();
});

test("an entry is named by its kind and its title", () => {
  expect(entryTitle({ kind: "products", heading: "New" }, 0)).toBe("Products: New");
  expect(entryTitle({}, 1)).toBe("Entry 2");
});

test("entries move, and differences name each place with both values", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(differencesOf({ a: "1", list: ["x"] }, { a: "2", list: ["x", "y"] })).toEqual([
    { place: "a", one: "1", other: "2" },
    { place: "list.1", one: undefined, other: "y" },
  ]);
});
