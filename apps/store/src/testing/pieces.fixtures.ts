import { fixtures } from "@pallu/contract/fixtures";

type Product = (typeof fixtures.products)[number];
type Variant = Product["Variants"][number];
type ListedVariant = (typeof fixtures.variants)[number];

/** Slug, name, `#rrggbb` and stock of a colour. */
type Colour = [slug: string, name: string, colour: string, stock: number];

interface Kind {
  category: string;
  id: string;
  name: string;
}

const [temple, kurti, chair] = fixtures.products as [Product, Product, Product];

const kinds = {
  silk: { category: "Sarees", id: "pure-silk-sarees", name: "Pure Silk Sarees" },
  cotton: { category: "Sarees", id: "cotton-sarees", name: "Cotton Sarees" },
  linen: { category: "Sarees", id: "linen-sarees", name: "Linen Sarees" },
  festive: { category: "Kurtis", id: "festive-kurtis", name: "Festive Kurtis" },
  chairs: { category: "Furniture", id: "chairs", name: "Chairs" },
  lamps: { category: "Home", id: "lamps-and-lights", name: "Lamps and Lights" },
  vases: { category: "Home", id: "vases", name: "Vases" },
} as const satisfies Record<string, Kind>;

const variantOf = (product: string, [slug, name, colour, stock]: Colour): Variant => ({
  productVariantId: `${product}--${slug}`,
  productVariantImage: `${product}--${slug}.webp`,
  productColor: colour,
  productColorName: name,
  stockQuantity: stock,
});

const piece = (
  kind: Kind,
  id: string,
  productName: string,
  [offer, list, tag = ""]: [offer: number, list: number, tag?: string],
  colours: [Colour, ...Colour[]],
): Product => ({
  ...chair,
  productId: id,
  productName,
  categoryName: kind.category,
  productImage: `${id}--${colours[0][0]}.webp`,
  productOfferPrice: offer,
  productMrpPrice: list,
  productDescription: `${productName}: woven or made by hand, checked and packed in Coimbatore.`,
  brandName: "Pallu",
  material: kind.name,
  tag,
  subCategoryId: kind.id,
  SubCategory: { subCategoryId: kind.id, subCategoryName: kind.name },
  Variants: colours.map((colour) => variantOf(id, colour)),
  origin: "Tamil Nadu",
  weave: "",
  size: "",
  care: "",
});

/** The sample products and products of the demo catalogue, enough to fill every screen. */
export const products: Product[] = [
  temple,
  kurti,
  chair,
  piece(
    kinds.silk,
    "rajkot-patola",
    "Rajkot patola silk saree",
    [13900, 15600],
    [
      ["kumkum", "Kumkum", "#b01e2b", 5],
      ["brinjal", "Brinjal", "#4c2051", 0],
    ],
  ),
  piece(
    kinds.cotton,
    "chettinad-kattam",
    "Chettinad cotton saree",
    [1850, 2200, "Hot Sale"],
    [
      ["mustard", "Mustard", "#cb921f", 18],
      ["kumkum", "Kumkum", "#b01e2b", 14],
    ],
  ),
  piece(
    kinds.linen,
    "linen-jamdani",
    "Linen jamdani saree",
    [6200, 6200, "NEW"],
    [["off-white", "Off-white", "#ede7d9", 5]],
  ),
  piece(
    kinds.cotton,
    "sambalpuri-ikat",
    "Sambalpuri ikat cotton saree",
    [3900, 3900, "NEW"],
    [["peacock", "Peacock", "#0c5b6a", 7]],
  ),
  piece(
    kinds.silk,
    "paithani-mor",
    "Paithani silk saree",
    [21800, 24500],
    [["brinjal", "Brinjal", "#4c2051", 4]],
  ),
  piece(
    kinds.festive,
    "lucknow-chikankari-kurti",
    "Lucknow chikankari kurti",
    [2490, 2950, "Hot Sale"],
    [
      ["powder-pink", "Powder pink", "#edcac6", 10],
      ["sky", "Sky", "#8fb3c8", 9],
    ],
  ),
  piece(
    kinds.festive,
    "ajrakh-modal-kurti",
    "Ajrakh modal kurti",
    [2250, 2250, "NEW"],
    [["madder", "Madder", "#93301f", 8]],
  ),
  piece(
    kinds.chairs,
    "cane-dining-chair",
    "Cane dining chair",
    [5900, 6900],
    [
      ["teak", "Teak", "#9b693d", 16],
      ["walnut", "Walnut", "#4e3426", 12],
    ],
  ),
  piece(
    kinds.lamps,
    "brass-table-lamp",
    "Brass table lamp with handloom shade",
    [2990, 3600, "Hot Sale"],
    [["ivory", "Ivory", "#ece0c8", 14]],
  ),
  piece(
    kinds.vases,
    "khurja-tall-vase",
    "Tall stoneware vase",
    [1190, 1450],
    [["terracotta", "Terracotta", "#b4623f", 15]],
  ),
];

const listed = (product: Product, variant: Variant, position: number): ListedVariant => ({
  ...variant,
  productId: product.productId,
  isBestSeller: position % 3 === 0,
  isNewArrival: position % 3 === 1,
  isTrending: position % 3 === 2,
  Product: product,
});

/** Every colour of every product. One third each is new, trending and a best seller. */
export const variants: ListedVariant[] = products
  .flatMap((product) => product.Variants.map((variant) => ({ product, variant })))
  .map(({ product, variant }, position) => listed(product, variant, position));

export const subcategories: (typeof fixtures.subcategories)[number][] = [
  ...new Map(
    products.map(({ SubCategory, categoryName }) => [
      SubCategory.subCategoryId,
      { ...SubCategory, categoryId: categoryName, categoryName },
    ]),
  ).values(),
];
