import { expect, test } from "vitest";
import { matchesSearch, searchable } from "./searchText.rules.ts";

const finds = (text: string, search: string): boolean => matchesSearch(searchable(text), search);

test.each([
  ["साड़ी", "Kanchipuram temple border silk saree"],
  ["साडी", "Kanchipuram temple border silk saree"],
  ["पुडवै", "Kanchipuram temple border silk saree"],
  ["சேலை", "Kanchipuram temple border silk saree"],
  ["புடவை", "Kanchipuram temple border silk saree"],
  ["பட்டு சேலை", "Kanchipuram temple border silk saree"],
  ["रेशमी साड़ी", "Kanchipuram temple border silk saree"],
  ["कुर्ती", "Dabu print kurti"],
  ["குர்தி", "Dabu print kurti"],
  ["सूती", "Cotton bedspread"],
  ["பருத்தி", "Cotton bedspread"],
  ["कुशन", "Ikat cushion cover"],
  ["குஷன்", "Ikat cushion cover"],
  ["तकिया", "Ikat cushion cover"],
  ["selai", "Kanchipuram temple border silk saree"],
  ["rani pink", "Silk saree, rani pink"],
  ["red", "Silk saree, kumkum"],
])("[HDR-45] %s finds '%s'", (search, text) => {
  expect(finds(text, search)).toBe(true);
});

test.each([
  ["சேலை", "Ikat cushion cover"],
  ["साड़ी", "Dabu print kurti"],
  ["பட்டு சேலை", "Cotton saree"],
  ["black", "Kalamkari saree"],
])("[HDR-45] %s does not find '%s'", (search, text) => {
  expect(finds(text, search)).toBe(false);
});

test.each([
  ["Kanchipuram silk saree maroon", "sari", true],
  ["Kanchipuram silk saree maroon", "kanchipurm", true],
  ["Kanchipuram silk saree maroon", "slik", true],
  ["Block print kurti indigo", "kurta indi", true],
  ["Kanchipuram silk saree maroon", "saari", true],
  ["Kanchipuram silk saree maroon", "Kanjeevaram", true],
  ["Kanchipuram silk saree maroon", "kanji", true],
  ["Block print kurti indigo", "kurtta", true],
  ["Block print kurti indigo", "indgoi", false],
  ["Block print kurti indigo", "sofa", false],
  ["Block print kurti indigo", "", true],
])("searching '%s' for '%s' matches: %s", (text, search, found) => {
  expect(matchesSearch(searchable(text), search)).toBe(found);
});
