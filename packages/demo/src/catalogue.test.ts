import { readdirSync, statSync } from "node:fs";
import { factNames } from "@pallu/contract";
import { describe, expect, it } from "vitest";
import { catalogueIssuesOf } from "../../../apps/api/src/seed/catalogueIssues.rules.ts";
import {
  flatPicturesOf,
  picturesOf,
  variantIdOf,
} from "../../../apps/api/src/seed/catalogueSource.rules.ts";
import { catalogue } from "./catalogue.ts";
import type { ProductSource, VariantSource } from "@pallu/api/catalogueSource";
import {
  pictureFolder,
  readPictures,
} from "../../../apps/api/src/modules/catalogue/pictures.rules.ts";

const { categories, subcategories, products, homeBanners, collectionBanners } = catalogue;
const variants = products.flatMap((product) =>
  product.variants.map((variant) => ({ product, variant, id: variantIdOf(product, variant) })),
);
const pictures = variants.flatMap(({ product, variant }) => picturesOf(product, variant));
const banners = [...homeBanners, ...collectionBanners];
const words = (text: string): number => text.trim().split(/\s+/).length;

describe("the demo catalogue", () => {
  it("has at least 48 products in at least 10 subcategories, and 110 variants", () => {
    expect(products.length).toBeGreaterThanOrEqual(48);
    expect(new Set(products.map((product) => product.subcategoryId)).size).toBeGreaterThanOrEqual(
      10,
    );
    expect(variants.length).toBeGreaterThanOrEqual(110);
  });

  it("gives every product a known subcategory, and every subcategory a category and a product", () => {
    const known = new Set(subcategories.map((subcategory) => subcategory.id));
    expect(products.filter((product) => !known.has(product.subcategoryId))).toEqual([]);
    const used = new Set(products.map((product) => product.subcategoryId));
    expect(subcategories.filter((subcategory) => !used.has(subcategory.id))).toEqual([]);
    const parents = new Set(categories.map((category) => category.id));
    expect(subcategories.filter((subcategory) => !parents.has(subcategory.categoryId))).toEqual([]);
  });

  it("has ids that are readable, unique, and never both a product and a variant", () => {
    const ids = [...products.map((product) => product.id), ...variants.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(products.filter(({ id }) => id.includes("--"))).toEqual([]);
  });

  it("[ENT-16] has twelve sample products: seven sarees and five kurtis", () => {
    const kinds = products
      .filter((product) => product.isSample)
      .map((product) => product.appearance.kind);
    expect(kinds.filter((kind) => kind === "saree")).toHaveLength(7);
    expect(kinds.filter((kind) => kind === "kurti")).toHaveLength(5);
    expect(kinds).toHaveLength(12);
  });

  it("has whole rupee prices, an offer never above the list price, and most offers below 10,000", () => {
    const isSound = ({ listPriceRupees: list, offerPriceRupees: offer }: ProductSource): boolean =>
      Number.isInteger(list) &&
      Number.isInteger(offer) &&
      offer >= 450 &&
      offer <= list &&
      list <= 68_000;
    expect(products.filter((product) => !isSound(product))).toEqual([]);
    const cheap = products.filter((product) => product.offerPriceRupees < 10_000);
    expect(cheap.length).toBeGreaterThan(products.length * 0.6);
    expect(products.some((product) => product.offerPriceRupees === product.listPriceRupees)).toBe(
      true,
    );
  });

  it("[CAT-10] [CAT-11] [CAT-12] carries each coloured tag, and '10% OFF' means ten per cent", () => {
    const tags = new Set<string>(products.map((product) => product.tag));
    expect([...tags].toSorted()).toEqual(["", "10% OFF", "Hot Sale", "NEW"]);
    const tenths = products.filter((product) => product.tag === "10% OFF");
    expect(
      tenths.filter((product) => product.offerPriceRupees * 10 !== product.listPriceRupees * 9),
    ).toEqual([]);
  });

  it("has one variant sold out, one with a stock of 1, a product with one variant and one with six or more", () => {
    expect(variants.filter(({ variant }) => variant.stock === 0)).toHaveLength(1);
    expect(variants.filter(({ variant }) => variant.stock === 1)).toHaveLength(1);
    expect(products.filter((product) => product.variants.length === 1)).toHaveLength(1);
    expect(products.some((product) => product.variants.length >= 6)).toBe(true);
    const isSound = ({ stock, colour }: VariantSource): boolean =>
      Number.isInteger(stock) && stock >= 0 && /^#[0-9a-f]{6}$/.test(colour);
    expect(variants.filter(({ variant }) => !isSound(variant))).toEqual([]);
  });

  it.each(["isBestSeller", "isNewArrival", "isTrending"] as const)(
    "flags 8 to 14 variants of different products as %s",
    (flag) => {
      const flagged = variants
        .filter(({ variant }) => variant[flag])
        .map(({ product }) => product.id);
      expect(flagged.length).toBeGreaterThanOrEqual(8);
      expect(flagged.length).toBeLessThanOrEqual(14);
      expect(new Set(flagged).size).toBe(flagged.length);
    },
  );

  it("describes every product in 60 to 120 plain words", () => {
    const isSound = (product: ProductSource): boolean => {
      const { description } = product;
      const count = words(description);
      return count >= 60 && count <= 120 && !description.includes("!");
    };
    expect(products.filter((product) => !isSound(product)).map(({ id }) => id)).toEqual([]);
  });

  it.each(factNames)("has a product with a value for %s", (name) => {
    const values = products.map((product) => product[name] ?? "");
    expect(values.filter((value) => value !== "")).not.toEqual([]);
  });

  it("has a making time for every product but the watch", () => {
    const timed = products.filter(
      ({ makingDays, makers }) => makingDays !== null && makers !== null,
    );
    const untimed = products.filter((product) => !timed.includes(product));
    expect(
      untimed.map(({ appearance, makingDays, makers }) => [appearance.kind, makingDays, makers]),
    ).toEqual([["watch", null, null]]);
  });

  it("gives every saree the lengths that its size states", () => {
    const sarees = products.filter(({ appearance }) => appearance.kind === "saree");
    const stated = sarees.map(({ clothLengthCentimetres: length = 0, blouseCentimetres: blouse }) =>
      [
        `${Number(length) / 100} m, `,
        blouse ? `with an unstitched blouse piece of ${blouse / 100} m` : "without blouse piece",
      ].join(""),
    );
    expect(sarees.map(({ size }) => size)).toEqual(stated);
  });

  it.each([
    ["kanchipuram-bridal-jaal", "One weaver and one helper need about a month", 30, 2],
    ["banarasi-jangla", "two sit at the loom, and the saree takes them six weeks", 42, 2],
    ["phulia-jamdani", "About three weeks of work", 21, 1],
    ["kanchipuram-temple-border", "takes two people at one loom", 18, 2],
  ])("gives %s the making time of its description: %s", (id, statement, makingDays, makers) => {
    const product = products.find((candidate) => candidate.id === id);
    expect(product?.description).toContain(statement);
    expect(product).toMatchObject({ makingDays, makers });
  });

  it("has no issue that would stop the seed", () => {
    const manifest = readPictures();
    const issues = catalogueIssuesOf(catalogue, (name) => manifest[name]?.file);
    expect(issues, `The seed refuses ${issues.join("; ")}`).toEqual([]);
  });
});

describe("the pictures of the demo catalogue", () => {
  const manifest = readPictures();
  const expected = [
    ...pictures.map((picture) => picture.name),
    ...variants.flatMap(({ product, variant }) => Object.values(flatPicturesOf(product, variant))),
    ...banners.map((banner) => banner.picture),
  ];
  /** The masters. A hero has another one that is cropped upright, for phones. */
  const mastersOf = (name: string): string[] => {
    const file = manifest[name]?.file.replace(/\.webp$/, ".avif");
    if (!file) return [];
    return name.startsWith("hero-") ? [file, file.replace(".avif", "-tall.avif")] : [file];
  };
  const present = readdirSync(pictureFolder).filter((file) => file !== "pictures.json");

  it("are in the manifest for every view and banner, and each is one file", () => {
    expect(expected.filter((name) => !manifest[name])).toEqual([]);
    expect(present.toSorted()).toEqual(expected.flatMap(mastersOf).toSorted());
  });

  it("have names that the uploads path serves", () => {
    expect(present.filter((file) => !/^[\w][\w.-]{0,119}$/.test(file))).toEqual([]);
  });

  it("weigh at most 30 MB in all", () => {
    const sizes = present.map((file) => statSync(new URL(file, pictureFolder)).size);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(30_000_000);
  });

  it("have an alternative text of colour, name and view", () => {
    const first = pictures[0];
    expect(first?.alt).toBe("Rani pink Kanchipuram temple border silk saree, front");
    expect(pictures.filter(({ alt, view }) => !alt.endsWith(`, ${view}`))).toEqual([]);
  });

  it("belong to three home banners and two collection banners of known variants", () => {
    expect(homeBanners).toHaveLength(3);
    expect(collectionBanners).toHaveLength(2);
    const known = new Set(variants.map(({ id }) => id));
    expect(banners.flatMap((banner) => banner.variantIds).filter((id) => !known.has(id))).toEqual(
      [],
    );
  });

  it("show three or more views of every colour of every product", () => {
    const few = variants.filter(({ product, variant }) => picturesOf(product, variant).length < 3);
    expect(few.map(({ id }) => id)).toEqual([]);
  });

  it("show three or more views of the first variant of at least 24 products", () => {
    const seen = products.filter(({ variants: [first] }) => (first?.views.length ?? 0) >= 2);
    expect(seen.length).toBeGreaterThanOrEqual(24);
  });
});
