import { expect, it } from "vitest";
import { acceptText, isAccepted, sizeText, sortFiles } from "./fileRules.ts";

const file = (name: string, type: string, size = 10) => ({ name, type, size });

it.each([
  ["border.JPG", "image/jpeg", "image/*", true],
  ["stock.csv", "", ".csv", true],
  ["stock.csv", "application/vnd.ms-excel", ".csv,text/csv", true],
  ["stock.csv", "text/csv", " text/csv , .zip", true],
  ["slip.pdf", "application/pdf", "image/*,.csv", false],
  ["image.csv", "text/csv", "image/*", false],
  ["anything", "", undefined, true],
  ["anything", "", "", true],
])("%s of type %j with accept %j is accepted: %s", (name, type, accept, isTaken) => {
  expect(isAccepted(file(name, type), accept)).toBe(isTaken);
});

it("files are refused by type, if they are empty, and by size and number, and the others are taken", () => {
  const files = [
    file("a.png", "image/png"),
    file("b.txt", "text/plain"),
    file("c.png", "image/png", 11),
    file("d.png", "image/png"),
    file("f.png", "image/png", 0),
    file("e.png", "image/png"),
  ];
  const { taken, refused } = sortFiles(files, { accept: "image/*", maxBytes: 10, maxFiles: 2 });
  expect(taken.map(({ name }) => name)).toEqual(["a.png", "d.png"]);
  expect(refused.map(({ file: { name }, fault }) => [name, fault])).toEqual([
    ["b.txt", "type"],
    ["c.png", "size"],
    ["f.png", "empty"],
    ["e.png", "count"],
  ]);
});

it.each([
  ["image/*", "a picture"],
  [".csv, text/csv", "a file that ends in .csv"],
  ["image/*,.pdf,.svg", "a picture or a file that ends in .pdf or .svg"],
  ["text/csv", "text/csv"],
])("%s is called '%s'", (accept, words) => {
  expect(acceptText(accept)).toBe(words);
});

it("sizes are written in the unit that fits", () => {
  expect([0, 999, 1500, 4_200_000, 20_000_000].map(sizeText)).toEqual([
    "0 byte",
    "999 byte",
    "1.5 kB",
    "4.2 MB",
    "20 MB",
  ]);
});
