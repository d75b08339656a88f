/** What was understood of a foreign file, in one screen. */
import { countOf } from "../../countOf.rules.ts";
import type { Field, ForeignProduct, ForeignTable } from "./foreignFormat.types.ts";
import { isColour } from "./foreignProduct.rules.ts";
import { readColumns } from "./foreignTable.rules.ts";

interface Note {
  count: number;
  first: number;
}

const words: Readonly<Partial<Record<Field, string>>> = {
  key: "product",
  otherKey: "product",
  parent: "product of a variation",
  kind: "kind",
  name: "name",
  description: "description",
  group: "group",
  brand: "brand",
  material: "material",
  origin: "origin",
  weave: "weave",
  size: "size",
  care: "care",
  price: "price",
  salePrice: "reduced price",
  saleStart: "dates of the reduction",
  saleEnd: "dates of the reduction",
  saleDates: "dates of the reduction",
  listPrice: "price before the reduction",
  stock: "pieces",
  stockTracker: "pieces",
  availability: "in stock or not",
  sku: "SKU",
  barcode: "barcode",
  weight: "weight",
  pictures: "pictures",
  picturePosition: "order of pictures",
  pictureAlt: "texts of pictures",
  variantPicture: "pictures of variants",
  shown: "published or not",
  giftCard: "gift card or not",
};

/** Fields whose absence a shopkeeper may want to mend, with what follows from it. */
const missed: Readonly<Partial<Record<Field, string>>> = {
  description: "descriptions: products have none",
  group: "groups: all products are in one",
  pictures: "pictures: a product cannot come without one",
  sku: "SKUs: variants have none",
};

export interface ForeignReport {
  countRow: (cells: Readonly<Record<string, string>>) => void;
  countProduct: (product: ForeignProduct) => void;
  countPicture: (address: string) => void;
  note: (sentence: string, line: number) => void;
  /** A picture that the import goes on without. */
  addFailedPicture: (line: string) => void;
  /** None for a file without a header. */
  lines: () => string[];
}

const MAX_PICTURES = 20;
const MAX_DROPPED = 40;

export interface Assumptions {
  /** How the tax is meant, in words. */
  tax: string;
  stock: number | undefined;
}

/** Collects what was read of a file. */
export const createReport = (
  file: string,
  table: ForeignTable,
  { tax, stock }: Assumptions,
): ForeignReport => {
  const notes = new Map<string, Note>();
  const cellCounts = new Map<string, number>();
  const failed: string[] = [];
  const counts = { products: 0, hidden: 0, variants: 0, failed: 0 };
  const colours = new Set<string>();
  const options = new Set<string>();
  const pictures = new Set<string>();
  const read = readColumns(table);

  const understood = (): string => {
    const byWord = new Map<string, string[]>();
    const add = (word: string, column: string): void => {
      const name = table.header.get(column) ?? column;
      byWord.set(word, [...new Set([...(byWord.get(word) ?? []), name])]);
    };
    for (const [field, columns] of Object.entries(table.columns))
      for (const column of columns) add(words[field as Field] ?? field, column);
    for (const { value } of table.options) add("colour and option", value);
    return [...byWord].map(([word, columns]) => `${word} ← ${columns.join(", ")}`).join("; ");
  };

  const dropped = (): string[] => {
    const list = [...table.header.keys()].filter((name) => !read.has(name));
    const named = list
      .map((name) => ({ name, count: cellCounts.get(name) ?? 0 }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => `${table.header.get(name) ?? name} (${count})`);
    const empty = list.length - named.length;
    const more = named.length - MAX_DROPPED;
    if (list.length === 0) return [];
    const shown = named.slice(0, MAX_DROPPED).join(", ");
    return [
      `Dropped columns, with their cells that are not empty: ${[
        ...(shown === "" ? [] : [shown]),
        ...(more > 0 ? [`${more} more`] : []),
        ...(empty > 0 ? [`${empty} empty ones`] : []),
      ].join(", ")}.`,
    ];
  };

  return {
    countRow: (cells) => {
      for (const name of Object.keys(cells)) cellCounts.set(name, (cellCounts.get(name) ?? 0) + 1);
    },
    countProduct: (product) => {
      const { variants, isHidden } = product;
      counts.products++;
      if (isHidden) counts.hidden++;
      counts.variants += variants.length;
      for (const choice of variants.flatMap(({ choices }) => choices))
        (isColour(choice) ? colours : options).add(choice.value.toLowerCase());
    },
    countPicture: (address) => void pictures.add(address),
    note: (sentence, line) => {
      const note = notes.get(sentence);
      notes.set(sentence, { count: (note?.count ?? 0) + 1, first: note?.first ?? line });
    },
    addFailedPicture: (line) => {
      counts.failed++;
      if (failed.length < MAX_PICTURES) failed.push(line);
    },
    lines: () => {
      if (table.header.size === 0) return [];
      const { products, hidden, variants } = counts;
      const missing = Object.entries(missed).flatMap(([field, sentence]) =>
        table.columns[field as Field] === undefined ? [sentence] : [],
      );
      return [
        `${file} is read as a product file of ${table.format.name}.`,
        // A file that is refused has faults instead.
        ...(products > 0
          ? [
              `Products: ${products}${hidden > 0 ? `, ${hidden} of them hidden` : ""}. Variants: ${variants}, in ${countOf(colours.size, "colour")} and ${countOf(options.size, "size or other option", "sizes or other options")}. Pictures: ${pictures.size}.`,
            ]
          : []),
        `Prices are read as rupees, ${tax}. Pieces: those of the file, only for variants that are new here${stock === undefined ? "" : `; ${stock} where it says none`}.`,
        `Understood: ${understood()}.`,
        ...dropped(),
        ...(missing.length > 0 ? [`The file has no ${missing.join("; no ")}.`] : []),
        ...[...notes].map(
          ([sentence, { count, first }]) =>
            `${sentence} ${count === 1 ? `Line ${first}.` : `${count} times, first in line ${first}.`}`,
        ),
        ...failed,
        ...(counts.failed > failed.length
          ? [`and ${counts.failed - failed.length} more pictures that are left out`]
          : []),
      ];
    },
  };
};
