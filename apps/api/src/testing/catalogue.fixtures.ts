import { mapFacts } from "@pallu/contract";
import type { CatalogueSource, ProductSource, VariantSource } from "../seed/catalogue.types.ts";

const variant = (
  slug: string,
  stock: number,
  flags: Partial<VariantSource> = {},
): VariantSource => ({
  slug,
  colourName: slug.replaceAll("-", " "),
  colour: "#c2185b",
  borderColour: "#1a237e",
  accentColour: "#f9a825",
  stock,
  isBestSeller: false,
  isNewArrival: false,
  isTrending: false,
  views: [],
  ...flags,
});

/** A value for every fact of a product. Numbers have their largest. */
const factsOf = (id: string) =>
  mapFacts({
    text: ({ column }) => `${column} of ${id}`,
    list: ({ column }) => [`${column} of ${id}`, "second"],
    number: ({ max }) => max,
    yesNo: () => true,
  });

/** A product without its optional facts. */
const product = (
  id: string,
  subcategoryId: string,
  rupees: [offer: number, list: number],
  variants: VariantSource[],
): ProductSource => ({
  id,
  name: id.replaceAll("-", " "),
  subcategoryId,
  ...mapFacts({
    // Texts of the first release.
    text: ({ column }) =>
      ["brand", "material", "origin", "weave", "size", "care"].includes(column)
        ? `${column} of ${id}`
        : "",
    list: () => [],
    number: () => null,
    yesNo: () => null,
  }),
  description: "A saree woven on a hand loom. ".repeat(10).trim(),
  offerPriceRupees: rupees[0],
  listPriceRupees: rupees[1],
  tag: "",
  isSample: false,
  appearance: { kind: "saree", pattern: "plain", border: "none", zari: "gold", material: "silk" },
  variants,
});

/** A small catalogue with a case for every rule. */
export const fixtureCatalogue: CatalogueSource = {
  categories: [
    { id: "sarees", name: "Sarees" },
    { id: "clothing", name: "Clothing" },
  ],
  subcategories: [
    {
      id: "silk",
      name: "Silk sarees",
      categoryId: "sarees",
      pictureOf: "temple-border--rani-pink",
    },
    {
      id: "cotton",
      name: "Cotton sarees",
      categoryId: "sarees",
      pictureOf: "chettinad-checks--indigo",
    },
    { id: "kurtis", name: "Kurtis", categoryId: "clothing", pictureOf: "block-kurti--white" },
  ],
  products: [
    {
      ...product(
        "temple-border",
        "silk",
        [12480, 15600],
        [
          variant("rani-pink", 0, { isBestSeller: true }),
          variant("peacock", 5, { views: ["border", "pallu"] }),
          variant("mustard", 9),
        ],
      ),
      ...factsOf("temple-border"),
      tag: "Hot Sale",
      makingDays: 14,
      makers: 2,
      clothLengthCentimetres: 550,
      clothWidthCentimetres: 110,
      palluCentimetres: 78,
      blouseCentimetres: 80,
      borderMillimetres: 95,
      borderPictureCentimetres: 30,
    },
    product("chettinad-checks", "cotton", [99.5, 99.5], [variant("indigo", 1000)]),
    product("mysore-crepe", "silk", [7890.25, 9000], [variant("leaf", 1000)]),
    product(
      "block-kurti",
      "kurtis",
      [1299.99, 1500],
      [variant("white", 2, { isNewArrival: true, isTrending: true })],
    ),
    product("lost-kurti", "kurtis", [500, 500], [variant("grey", 0), variant("black", 0)]),
  ],
  homeBanners: [{ id: "home-1", picture: "home-1", variantIds: [] }],
  collectionBanners: [{ id: "collection-1", picture: "collection-1", variantIds: [] }],
};

/** Maps every image of a test catalogue to a plain file name. */
export const plainFileOf = (name: string): string => `${name}.webp`;
