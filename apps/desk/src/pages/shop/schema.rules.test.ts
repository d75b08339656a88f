import { expect, test } from "vitest";
import {
  differencesOf,
  entryTitle,
  fieldKindOf,
  moved,
  placeWords,
  withoutEmpty,
} from "./schema.rules.ts";

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
  ["phone", { type: "object" }, "phone"],
  ["line", { type: "string", maxLength: 40 }, "phone"],
  ["link", { type: "string" }, "href"],
])("the field of a schema is a %s", (kind, schema, key) => {
  expect(fieldKindOf(schema, key)).toBe(kind);
});

const slides = {
  title: "Slides at the top",
  properties: {
    kind: { const: "slides" },
    slides: { title: "Slides", items: { properties: { headline: { title: "Headline" } } } },
  },
};

test("places are in the words of the schema, by the kind of an entry", () => {
  const schema = { properties: { sections: { title: "Sections", items: { oneOf: [slides] } } } };
  const value = { sections: [{ kind: "slides", slides: [{}, {}] }] };
  expect(placeWords("sections.0.slides.1.headline", schema, value)).toBe(
    "Sections 1, slides 2, headline",
  );
});

test("an object loses what is left out, and is left out itself without anything", () => {
  expect(withoutEmpty({ a: "1", b: undefined })).toEqual({ a: "1" });
  expect(withoutEmpty({ b: undefined })).toBeUndefined();
});

test("an entry is named by its kind and its title", () => {
  expect(entryTitle({ kind: "slides", heading: "New" }, 0, { oneOf: [slides] })).toBe(
    "Slides at the top: New",
  );
  expect(entryTitle({}, 1)).toBe("Entry 2");
});

test("entries move, and differences name each place with both values", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(differencesOf({ a: "1", list: ["x"] }, { a: "2", list: ["x", "y"] })).toEqual([
    { place: "a", one: "1", other: "2" },
    { place: "list.1", one: undefined, other: "y" },
  ]);
});
