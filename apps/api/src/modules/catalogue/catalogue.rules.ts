import type { banner, product, variantInCart } from "@pallu/contract/schemas";
import { rupeesOf } from "@pallu/contract";
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
  offerPricePaise: number;
  listPricePaise: number;
}

export const toVariantInCart = (row: VariantWithProduct): z.infer<typeof variantInCart> => ({
  productVariantId: row.variantId,
  productVariantImage: row.image,
  productColor: row.colour,
  productColorName: row.colourName,
  stockQuantity: row.stock,
  Stock: { availableStock: row.stock },
  productId: row.productId,
  Product: {
    productId: row.productId,
    productName: row.productName,
    categoryName: row.categoryName,
    productOfferPrice: rupeesOf(row.offerPricePaise),
    productMrpPrice: rupeesOf(row.listPricePaise),
  },
});

export interface ProductRow extends Omit<StoredProduct, "position" | "hidden"> {
  categoryName: string;
  subcategoryName: string;
  variants: z.infer<typeof product>["Variants"];
}

/** Sends the tag as stored. The store derives a discount tag where there is none (BIZ-01 to BIZ-05). */
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
  variants,
  ...columns
}: ProductRow): z.infer<typeof product> => ({
  productId: id,
  productName: name,
  categoryName,
  productImage: image,
  productOfferPrice: rupeesOf(offerPricePaise),
  productMrpPrice: rupeesOf(listPricePaise),
  productDescription: description,
  subCategoryId: subcategoryId,
  SubCategory: { subCategoryId: subcategoryId, subCategoryName: subcategoryName },
  Variants: variants,
  // The other columns have the same name in the response.
  ...columns,
});

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
