import { badgeTags, computeFact, factEntries, isWithin, pickFacts } from "@pallu/contract";
import type { FactValue, ProductFact } from "@pallu/contract";
import { flatPicturesOf, picturesOf, variantIdOf } from "./catalogueSource.rules.ts";
import type { CatalogueSource, ProductSource, VariantSource } from "./catalogue.types.ts";

/** Returns the file of an image name, undefined for an unknown one. */
export type FileOf = (name: string) => string | undefined;

const tags = new Set(["", ...badgeTags]);
const colour = /^#[\da-f]{6}$/;
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** Returns the reasons whose condition is true, in the order of the rules. */
const reasons = (rules: readonly (readonly [isIssue: boolean, reason: string])[]): string[] =>
  rules.flatMap(([isIssue, reason]) => (isIssue ? [reason] : []));

const factIssue = (fact: ProductFact, value: FactValue): string | undefined => {
  const { column } = fact;
  const tooLong = (text: string, maxLength: number): string | undefined =>
    text.length > maxLength
      ? `its ${column} has ${text.length} characters; ${maxLength} are the most`
      : undefined;
  return computeFact(fact, {
    text: ({ maxLength }) => tooLong(String(value), maxLength),
    list: ({ maxLength }) =>
      [value].flat().flatMap((text) => tooLong(String(text), maxLength) ?? [])[0],
    number: (number) =>
      value === null || isWithin(value, number)
        ? undefined
        : `its ${column} of ${String(value)} is not a whole number from ${number.min} to ${number.max}`,
    // The type of the demo catalogue allows nothing else.
    yesNo: () => undefined,
  });
};

const factIssues = (product: ProductSource): string[] => {
  const values = pickFacts(product);
  return factEntries.flatMap(([name, fact]) => factIssue(fact, values[name]) ?? []);
};

const productIssues = (product: ProductSource, subcategories: ReadonlySet<string>): string[] => {
  const { offerPriceRupees: offer, listPriceRupees: list } = product;
  const words = wordsOf(product.description);
  return [
    ...reasons([
      [
        !idPattern.test(product.id),
        "its id is not made of small letters, digits and single hyphens",
      ],
      [
        !subcategories.has(product.subcategoryId),
        `there is no subcategory "${product.subcategoryId}"`,
      ],
      [!(list > 0 && list < Infinity), `its list price of ${list} is not above zero`],
      [!(offer > 0), `its offer price of ${offer} is not above zero`],
      [offer > list, `its offer price of ${offer} is above the list price of ${list}`],
      [product.name.trim() === "", "its name is empty"],
      [!tags.has(product.tag), `there is no tag "${product.tag}"`],
      [words < 60 || words > 120, `its description has ${words} words; 60 to 120 are asked for`],
      [product.variants.length === 0, "it has no variant"],
    ]),
    ...factIssues(product),
  ];
};

const variantIssues = (product: ProductSource, variant: VariantSource, fileOf: FileOf): string[] =>
  [
    ...reasons([
      [!idPattern.test(variant.slug), "the slug is not made of small letters, digits and hyphens"],
      [!Number.isInteger(variant.stock) || variant.stock < 0, `a stock of ${variant.stock}`],
      [!colour.test(variant.colour), `the colour "${variant.colour}" is not #rrggbb`],
    ]),
    ...[
      ...picturesOf(product, variant).map(({ name }) => name),
      ...Object.values(flatPicturesOf(product, variant)),
    ].flatMap((name) => (fileOf(name) ? [] : [`the picture "${name}" is missing`])),
  ].map((reason) => `variant "${variant.slug}": ${reason}`);

/** Returns duplicated ids as issues. */
const repeated = (ids: readonly string[]): string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id "${id}" is used twice`);

const bannerIssues = (
  { homeBanners, collectionBanners }: CatalogueSource,
  fileOf: FileOf,
): string[] =>
  [...homeBanners, ...collectionBanners].flatMap(({ id, picture }) =>
    fileOf(picture) ? [] : [`banner "${id}": the picture "${picture}" is missing`],
  );

const groupIssues = ({ categories, subcategories, products }: CatalogueSource): string[] => {
  const known = new Set(categories.map(({ id }) => id));
  const variants = new Set(
    products.flatMap((product) => product.variants.map((variant) => variantIdOf(product, variant))),
  );
  return [
    ...repeated([...categories, ...subcategories].map(({ id }) => id)),
    ...subcategories.flatMap(({ id, categoryId, pictureOf }) =>
      reasons([
        [!known.has(categoryId), `subcategory "${id}": there is no category "${categoryId}"`],
        [!variants.has(pictureOf), `subcategory "${id}": there is no variant "${pictureOf}"`],
      ]),
    ),
  ];
};

/** Returns every issue of a catalogue with file, row and reason. Empty for a valid catalogue. */
export const catalogueIssuesOf = (source: CatalogueSource, fileOf: FileOf): string[] => {
  const subcategories = new Set(source.subcategories.map(({ id }) => id));
  const seen = new Set<string>();
  const isSeen = (id: string): boolean => seen.size === seen.add(id).size;
  const ofProducts = source.products.flatMap((product, index) => {
    const place = product.at ?? `product ${index + 1}`;
    const ids = [product.id, ...product.variants.map((variant) => variantIdOf(product, variant))];
    return [
      ...ids.filter(isSeen).map((id) => `the id "${id}" is used twice`),
      ...productIssues(product, subcategories),
      ...product.variants.flatMap((variant) => variantIssues(product, variant, fileOf)),
    ].map((reason) => `${place} (${product.id}): ${reason}`);
  });
  return [
    ...ofProducts,
    ...[...groupIssues(source), ...bannerIssues(source, fileOf)].map(
      (reason) => `catalogue.ts: ${reason}`,
    ),
  ];
};
