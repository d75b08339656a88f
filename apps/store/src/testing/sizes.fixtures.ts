import { fixtures } from "@pallu/contract/fixtures";

type Product = (typeof fixtures.products)[number];
type Variant = Product["Variants"][number];
type ListedVariant = (typeof fixtures.variants)[number];

/** Value of the option, stock, and the price of its own if it has one. */
type Size = [value: string, stock: number, price?: number];

const [, kurti] = fixtures.products as [Product, Product];
const [indigo, madder] = kurti.Variants as [Variant, Variant];

const variantsOf = (colour: Variant, sizes: readonly Size[]): Variant[] =>
  sizes.map(([value, stockQuantity, productOfferPrice]) => ({
    ...colour,
    productVariantId: `${colour.productVariantId}--${value.toLowerCase()}`,
    stockQuantity,
    productOptionValue: value,
    sku: `K7-${colour.productColorName.slice(0, 2).toUpperCase()}-${value}`,
    ...(productOfferPrice === undefined ? {} : { productOfferPrice }),
  }));

/** Returns the kurti with these variants. */
const kurtiOf = (Variants: Variant[], fields: Partial<Product> = {}): Product => ({
  ...kurti,
  productOptionName: "Size",
  ...fields,
  Variants,
});

/** Two colours. Indigo has S, M, L (sold out) and a dearer XL; madder has S, M (sold out) and XXL. */
export const sized: Product = kurtiOf([
  ...variantsOf(indigo, [
    ["S", 4],
    ["M", 2],
    ["L", 0],
    ["XL", 5, 1090],
  ]),
  ...variantsOf(madder, [
    ["S", 3],
    ["M", 0],
    ["XXL", 1],
  ]),
]);

/** The same, of which nothing is left. */
export const soldOutSizes: Product = kurtiOf(
  sized.Variants.map((variant) => ({ ...variant, stockQuantity: 0 })),
);

/** Forty waists, without a colour. */
export const fortySizes: Product = kurtiOf(
  variantsOf(
    { ...indigo, productColor: "", productColorName: "" },
    Array.from({ length: 40 }, (_, index): Size => [String(20 + index), index % 7]),
  ),
  { productOptionName: "Waist" },
);

/** One size, without a colour. */
export const oneSize: Product = kurtiOf(
  variantsOf({ ...indigo, productColor: "", productColorName: "" }, [["Free size", 3]]),
);

/** Returns the entry of a variant in a list. Its price stands in its product. */
export const listedOf = (product: Product, variant: Variant): ListedVariant => {
  const { productOfferPrice, productMrpPrice, ...rest } = variant;
  return {
    ...rest,
    productId: product.productId,
    isBestSeller: true,
    isNewArrival: true,
    isTrending: true,
    Product: {
      productId: product.productId,
      productName: product.productName,
      productOfferPrice: productOfferPrice ?? product.productOfferPrice,
      productMrpPrice: productMrpPrice ?? product.productMrpPrice,
      categoryName: product.categoryName,
      subCategoryId: product.subCategoryId,
      tag: product.tag,
      productOptionName: product.productOptionName,
    },
  };
};

const firstOf = (colour: Variant): Variant =>
  sized.Variants.find(({ productColor }) => productColor === colour.productColor) ?? colour;

/** The list of our API: one entry for each colour, the dearer XL behind "from". */
export const sizedEntries: ListedVariant[] = [
  { ...listedOf(sized, firstOf(indigo)), isPriceFrom: true },
  listedOf(sized, firstOf(madder)),
];

/** The list of a host that has one entry for each size. */
export const sizedEntriesOfHost: ListedVariant[] = sized.Variants.map((variant) =>
  listedOf(sized, variant),
);
