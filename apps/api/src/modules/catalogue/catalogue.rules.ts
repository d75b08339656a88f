import type { banner, product, variantInCart } from "@pallu/contract/schemas";
import { rupeesOf, variantWords } from "@pallu/contract";
import type { z } from "zod";
import type { StoredBanner, StoredProduct } from "./catalogue.tables.ts";

/** A variant with its product, for cart and wishlist. */
export interface VariantWithProduct {
  variantId: string;
  image: string;
  colour: string;
  colourName: string;
  stock: number;
  productId: string;
  productName: string;
  categoryName: string;
  optionName: string;
  optionValue: string;
  sku: string | null;
  offerPricePaise: number;
  listPricePaise: number;
}

/** Returns the fields of a variant's option and SKU. Those that it has not are absent. */
export const optionOf = ({
  optionValue,
  sku,
}: {
  optionValue: string;
  sku: string | null;
}): { productOptionValue?: string; sku?: string } => ({
  ...(optionValue === "" ? {} : { productOptionValue: optionValue }),
  ...(sku === null ? {} : { sku }),
});

/** Returns the name of a product's option, absent if it has none. */
export const optionNameOf = ({
  optionName,
}: {
  optionName: string;
}): { productOptionName?: string } => (optionName === "" ? {} : { productOptionName: optionName });

/** Returns an option and a SKU for shopkeepers. Those that a variant has not are absent. */
export const storedOptionOf = ({
  optionName,
  optionValue,
  sku,
}: {
  optionName: string;
  optionValue: string;
  sku: string | null;
}): { optionName?: string; optionValue?: string; sku?: string } => ({
  ...(optionName === "" ? {} : { optionName }),
  ...(optionValue === "" ? {} : { optionValue }),
  ...(sku === null ? {} : { sku }),
});

/** Returns the ids that none of the rows has. */
export const missingOf = (ids: readonly string[], rows: readonly { id: string }[]): string[] => {
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
};

export interface NamedVariant {
  productName: string;
  colourName: string;
  optionValue?: string;
}

const wordsOf = ({ colourName, optionValue }: NamedVariant): string =>
  variantWords({ productColorName: colourName, productOptionValue: optionValue });

/** Returns the name of a variant for people: "Block kurti (Rani pink, M)". */
export const variantNameOf = (variant: NamedVariant): string => {
  const words = wordsOf(variant);
  return words === "" ? variant.productName : `${variant.productName} (${words})`;
};

/** Returns the name of a variant within a sentence: "Block kurti in Rani pink, M". */
export const variantPhraseOf = (variant: NamedVariant): string =>
  [variant.productName, wordsOf(variant)].filter(Boolean).join(" in ");

export const toVariantInCart = (row: VariantWithProduct): z.infer<typeof variantInCart> => ({
  productVariantId: row.variantId,
  productVariantImage: row.image,
  productColor: row.colour,
  productColorName: row.colourName,
  stockQuantity: row.stock,
  Stock: { availableStock: row.stock },
  ...optionOf(row),
  productId: row.productId,
  Product: {
    productId: row.productId,
    productName: row.productName,
    categoryName: row.categoryName,
    productOfferPrice: rupeesOf(row.offerPricePaise),
    productMrpPrice: rupeesOf(row.listPricePaise),
    ...optionNameOf(row),
  },
});

type VariantOfProduct = z.infer<typeof product>["Variants"][number];

export interface VariantOfProductRow extends Omit<
  VariantOfProduct,
  "productOfferPrice" | "productMrpPrice"
> {
  /** The prices of the variant: its own ones, else those of the product. */
  offerPricePaise: number;
  listPricePaise: number;
}

export interface ProductRow extends Omit<StoredProduct, "position" | "hidden"> {
  categoryName: string;
  subcategoryName: string;
  variants: VariantOfProductRow[];
}

interface Prices {
  offerPricePaise: number;
  listPricePaise: number;
}

const cheapestOf = (product: Prices, variants: readonly Prices[]): Prices =>
  variants.toSorted((a, b) => a.offerPricePaise - b.offerPricePaise)[0] ?? product;

/** The prices of a variant are absent if they are those of its product. */
const toVariantOfProduct = (
  { offerPricePaise, listPricePaise, ...variant }: VariantOfProductRow,
  shown: Prices,
): VariantOfProduct => ({
  ...variant,
  ...(offerPricePaise === shown.offerPricePaise
    ? {}
    : { productOfferPrice: rupeesOf(offerPricePaise) }),
  ...(listPricePaise === shown.listPricePaise ? {} : { productMrpPrice: rupeesOf(listPricePaise) }),
});

/** The price of a product is that of its cheapest variant. Sends the tag as stored. The store derives a discount tag where there is none (BIZ-01 to BIZ-05). */
export const toProduct = ({
  id,
  name,
  categoryName,
  subcategoryId,
  subcategoryName,
  image,
  offerPricePaise,
  listPricePaise,
  description,
  optionName,
  variants,
  ...columns
}: ProductRow): z.infer<typeof product> => {
  const shown = cheapestOf({ offerPricePaise, listPricePaise }, variants);
  return {
    productId: id,
    productName: name,
    categoryName,
    productImage: image,
    productOfferPrice: rupeesOf(shown.offerPricePaise),
    productMrpPrice: rupeesOf(shown.listPricePaise),
    ...optionNameOf({ optionName }),
    productDescription: description,
    subCategoryId: subcategoryId,
    SubCategory: { subCategoryId: subcategoryId, subCategoryName: subcategoryName },
    Variants: variants.map((variant) => toVariantOfProduct(variant, shown)),
    // The other columns have the same name in the response.
    ...columns,
  };
};

export const groupBy = <Row>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/** Sorts rows by ids. Leaves out ids without a row: an entry that was hidden meanwhile. */
export const inOrder = <Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export const toBanner = (row: StoredBanner): z.infer<typeof banner> => ({
  id: row.id,
  bannerImage: row.image,
  ...(row.link === null
    ? {}
    : {
        bannerLink: row.link,
        bannerHeadline: row.headline,
        bannerLinkText: row.linkText,
        bannerAlt: row.alt,
      }),
});
