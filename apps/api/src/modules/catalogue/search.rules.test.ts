import { describe, expect, test } from "vitest";
import {
  rangeFinder,
  reasonsOf,
  similarSynonyms,
  similarity,
  termsOf,
  tsqueryOf,
} from "./search.rules.ts";

const alternativesOf = (query: string): string[] =>
  termsOf(query).flatMap(({ alternatives }) => alternatives.map((words) => words.join(" ")));

describe("the terms of a search", () => {
  test.each([
    ["saree", "sari"],
    ["saaree", "saree"],
    ["kurti", "kurta"],
    ["Kanjivaram", "kanchipuram"],
    ["pattu", "silk"],
    ["साड़ी", "saree"],
    ["பட்டு", "silk"],
    ["புடவை", "saree"],
    ["रेशम", "silk"],
    ["red", "kumkum"],
    ["crêpe", "crape"],
    ["white", "off white"],
  ])("%s also finds %s", (query, found) => {
    expect(alternativesOf(query)).toContain(found);
  });

  test("a shade does not find the other shades", () => {
    expect(alternativesOf("kumkum")).toEqual(["kumkum"]);
  });

  test("are at most eight, each once, and a sequence that is a synonym is one", () => {
    expect(termsOf("a b c d e f g h i j")).toHaveLength(8);
    expect(termsOf("silk Silk SILK")).toHaveLength(1);
    expect(termsOf("rani pink saree").map(({ word }) => word)).toEqual(["rani pink", "saree"]);
  });

  test("write each alternative once, and none that another one covers", () => {
    const alternatives = ["sarees", "silk saree", "saree", "saree", "kai", "ka"].map((words) =>
      words.split(" "),
    );
    expect(tsqueryOf([{ word: "saree", alternatives }])).toBe("(('saree':*)|('kai':*)|('ka'))");
  });

  test("make a tsquery of letters only, whatever is typed", () => {
    expect(tsqueryOf(termsOf("6 yards"))).toBe("(('6'))&(('yards':*))");
    expect(tsqueryOf(termsOf("'; DROP TABLE \\ & | !(:*)"))).toBe(
      "(('drop':*))&(('table':*)|('mez':*)|('मेज':*)|('மேசை':*))",
    );
    expect(termsOf("?!&")).toEqual([]);
  });
});

test("the similarity of words is that of pg_trgm", () => {
  expect(similarity("saree", "saree")).toBe(1);
  expect(similarity("sarree", "saree")).toBeCloseTo(0.625);
  expect(similarity("silk", "table")).toBe(0);
  expect(similarSynonyms("kanjevaram")).toContain("kanjeevaram");
});

test("ranges are those of whole words, in the text as it is written", () => {
  const rangesOf = rangeFinder(termsOf("crepe red"));
  expect(rangesOf("Crêpe, kumkum red")).toEqual([
    [0, 5],
    [7, 13],
    [14, 17],
  ]);
  expect(rangesOf("Bored")).toEqual([]);
  expect(rangeFinder(termsOf("saree"))("साड़ी")).toEqual([[0, "साड़ी".length]]);
});

test("reasons are the fields with a match", () => {
  const fields = {
    name: "Temple",
    subcategory: "Silk sarees",
    material: "Silk",
    colour: "Red",
    origin: "",
    weave: "",
  };
  expect(reasonsOf(fields, rangeFinder(termsOf("pattu")))).toEqual([
    { field: "subcategory", text: "Silk sarees", ranges: [[0, 4]] },
    { field: "material", text: "Silk", ranges: [[0, 4]] },
  ]);
});
