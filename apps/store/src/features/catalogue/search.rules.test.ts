import { expect, test } from "vitest";
import { findMatch } from "./search.rules.ts";

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
])("searching for '%s' highlights: %s", (query, part) => {
  const match = findMatch(name, query);
  expect(match && name.slice(...match)).toBe(part);
});
