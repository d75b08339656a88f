import { expect, test } from "vitest";
import { findMatch } from "./search.logic.ts";

const name = "Kanchipuram temple border silk saree";

test.each<[string, string | undefined]>([
  ["kanch", "Kanch"],
  ["sari", "saree"],
  ["kanchipurm", "Kanchipuram"],
  ["Kanjivaram silk", "Kanchipuram"],
  ["slik", "silk"],
  ["maroon", undefined],
  ["–", undefined],
  [" ", undefined],
])("of a search for '%s' the name shows what was meant: %s", (query, part) => {
  const match = findMatch(name, query);
  expect(match && name.slice(...match)).toBe(part);
});
