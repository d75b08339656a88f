import { expect, test } from "vitest";
import { convert } from "./foreignCatalogue.fixtures.ts";
import type { Format } from "./foreignFormat.types.ts";
import { missingColumns, tableOf } from "./foreignTable.rules.ts";
import { formatOfMapping } from "./mapping.rules.ts";

const mapping = {
  name: "the till",
  columns: {
    key: "Article no",
    name: "Designation",
    price: "Prix TTC",
    stock: "Qté",
    pictures: ["Photo 1", "Photo 2"],
    weight: "Poids",
  },
  options: { Colour: "Couleur", Size: "Taille" },
  weightUnit: "kg",
};

const formatOf = (value: unknown): Format => {
  const format = formatOfMapping(JSON.stringify(value));
  if ("fault" in format) throw new Error(format.fault);
  return format;
};

test("a mapping names the columns of a file of any other program", () => {
  const read = convert(
    [
      "Article no;Designation;Prix TTC;Qté;Couleur;Taille;Poids;Photo 1;Photo 2",
      "A 12;Écharpe;1.299,00;3;Rouge;M;0,2;a.jpg;b.jpg",
      "A 12;;1.299,00;1;Rouge;L;0,2;a.jpg;",
    ].join("\n"),
    { format: formatOf(mapping), delimiter: ";" },
  );
  expect(read.issues).toEqual([]);
  expect(read.products).toMatchObject([
    { id: "a-12", name: "Écharpe", option: "Size", offer_price: "1299" },
  ]);
  expect(read.variants).toMatchObject([
    { id: "a-12--rouge-m", colour_name: "Rouge", weight_grams: "200", pictures: "a.jpg|b.jpg" },
    { id: "a-12--rouge-l", stock: "1", pictures: "a.jpg|b.jpg" },
  ]);
});

test("without a key the name is one", () => {
  const format = formatOf({ columns: { name: "Name", price: "MRP", pictures: "Photo" } });
  const read = convert("Name,MRP,Photo\nRed saree,900,a.jpg\nBlue saree,800,b.jpg", { format });
  expect(read.products.map(({ id }) => id)).toEqual(["red-saree", "blue-saree"]);
});

test("columns that the file lacks are named", () => {
  const table = tableOf(
    formatOf(mapping),
    ["article no", "designation", "prix ttc"],
    ["Article no", "Designation", "Prix TTC"],
  );
  expect(missingColumns(table).toSorted()).toEqual([
    "couleur",
    "photo 1",
    "photo 2",
    "poids",
    "qté",
    "taille",
  ]);
});

test.each([
  ["{", "it is no JSON"],
  ['{"columns":{"name":"A"}}', "columns: it must name the columns of name and price"],
  ['{"columns":{"name":"A","price":"B","colour":"C"}}', "columns"],
  ['{"columns":{"name":"A","price":"B"},"option":{}}', "option"],
])("a mapping that cannot be used is refused: %s", (text, reason) => {
  expect(formatOfMapping(text)).toEqual({ fault: expect.stringContaining(reason) });
});
