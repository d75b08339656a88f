import { pickFacts } from "@pallu/contract";
import type { CatalogueSource, ProductSource, VariantSource } from "./catalogue.types.ts";
import { flatPicturesOf, picturesOf, variantIdOf } from "./catalogueSource.rules.ts";
import { readPictures } from "../modules/catalogue/pictures.rules.ts";
import { SEPARATOR, factCells, fileColumns } from "../modules/catalogue/catalogueCsv.rules.ts";
import type { CatalogueFile, Cells } from "../modules/catalogue/catalogueCsv.rules.ts";

/** Returns numbers from 0 to 1 that depend on the seed and the arguments alone (a variant of murmur3's finalizer). */
const randomOf =
  (seed: number) =>
  (product: number, purpose: number): number => {
    let hash = Math.imul(product ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(seed + purpose, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  };

const quoted = (cell: string | number): string =>
  /[",\n|]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

const lineOf = <File extends CatalogueFile>(file: File, cells: Cells<File>): string => {
  const { required, optional } = fileColumns[file];
  const byColumn: Record<string, string | number | null> = cells;
  return `${[...required, ...optional].map((column) => quoted(byColumn[column] ?? "")).join(",")}\n`;
};

const headOf = (file: CatalogueFile): string => {
  const { required, optional } = fileColumns[file];
  return `${[...required, ...optional].join(",")}\n`;
};

/** Purposes of random numbers. */
const [PRICE, DISCOUNT, STOCK] = [1, 2, 3];

const copiedProduct = (
  base: ProductSource,
  number: number,
  random: (product: number, purpose: number) => number,
  isSized: boolean,
): Cells<"products.csv"> => {
  const list = Math.max(
    500,
    Math.round((base.listPriceRupees * (0.6 + random(number, PRICE))) / 10) * 10,
  );
  const share = base.tag === "10% OFF" ? 0.9 : 1 - Math.round(random(number, DISCOUNT) * 6) / 20;
  return {
    id: `${base.id}-${number}`,
    subcategory: base.subcategoryId,
    name: `${base.name} ${number}`,
    offer_price: Math.round(list * share),
    list_price: list,
    ...factCells(pickFacts(base)),
    description: base.description,
    tag: base.tag,
    option: isSized ? "Size" : "",
  };
};

interface Size {
  value: string;
  /** Added to the price of the product, in rupees. */
  dearer: number;
}

const sizes: readonly Size[] = [
  { value: "S", dearer: 0 },
  { value: "M", dearer: 0 },
  { value: "L", dearer: 100 },
];

/** Parts of a file that are written at once. */
const PART = 200;

/**
 * Returns the lines of the files that `catalogue:import` reads, with `count` products made from the words, prices and
 * pictures of the demo catalogue. With sizes every third product has three, of which one has a price of its own. Memory
 * does not grow with their number.
 */
export const generateCatalogue = (
  catalogue: CatalogueSource,
  count: number,
  seed: number,
  { hasSizes = false } = {},
) => {
  const isSized = (number: number): boolean => hasSizes && number % 3 === 0;
  const random = randomOf(seed);
  const pictures = readPictures();
  const bases = catalogue.products;
  const baseOf = (number: number): ProductSource => {
    const base = bases[number % bases.length];
    if (!base) throw new Error("The demo catalogue is empty.");
    return base;
  };
  const variantCells = (
    base: ProductSource,
    variant: VariantSource,
    number: number,
    size: Size | undefined,
  ): Cells<"variants.csv"> => {
    const id = `${base.id}-${number}${variantIdOf(base, variant).slice(base.id.length)}`;
    const product = copiedProduct(base, number, random, size !== undefined);
    const priceOf = (price: string | number | null): number | null =>
      size && size.dearer > 0 ? Number(price) + size.dearer : null;
    const shown = picturesOf(base, variant);
    const { cloth = "", border = "" } = flatPicturesOf(base, variant);
    return {
      id: size ? `${id}-${size.value.toLowerCase()}` : id,
      product: `${base.id}-${number}`,
      colour: variant.colour,
      colour_name: variant.colourName,
      stock: Math.floor(random(number, STOCK) * 40),
      expected_stock: null,
      best_seller: variant.isBestSeller ? "yes" : "no",
      new_arrival: variant.isNewArrival ? "yes" : "no",
      trending: variant.isTrending ? "yes" : "no",
      pictures: shown.map(({ name }) => pictures[name]?.file ?? "").join(SEPARATOR),
      alts: shown.map(({ alt }) => alt).join(SEPARATOR),
      cloth_picture: pictures[cloth]?.file ?? null,
      border_picture: pictures[border]?.file ?? null,
      option_value: size?.value ?? null,
      sku: size ? `${number}-${variant.slug}-${size.value}` : null,
      barcode: null,
      weight_grams: size ? 400 : null,
      offer_price: priceOf(product.offer_price),
      list_price: priceOf(product.list_price),
    };
  };
  function* inParts(file: CatalogueFile, linesOf: (number: number) => string): Generator<string> {
    yield headOf(file);
    for (let from = 1; from <= count; from += PART) {
      let text = "";
      for (let number = from; number < Math.min(from + PART, count + 1); number++)
        text += linesOf(number);
      yield text;
    }
  }
  const names = new Map(catalogue.categories.map(({ id, name }) => [id, name]));
  return {
    *subcategories(): Generator<string> {
      yield headOf("subcategories.csv");
      for (const { id, name, categoryId } of catalogue.subcategories)
        yield lineOf("subcategories.csv", {
          id,
          name,
          category: categoryId,
          category_name: names.get(categoryId) ?? "",
        });
    },
    products: () =>
      inParts("products.csv", (number) =>
        lineOf("products.csv", copiedProduct(baseOf(number), number, random, isSized(number))),
      ),
    variants: () =>
      inParts("variants.csv", (number) => {
        const base = baseOf(number);
        const ofColour = isSized(number) ? sizes : [undefined];
        return base.variants
          .flatMap((variant) =>
            ofColour.map((size) =>
              lineOf("variants.csv", variantCells(base, variant, number, size)),
            ),
          )
          .join("");
      }),
  };
};
