import type { variantInCart, product } from "@pallu/contract/schemas";
import { rupeesOf } from "@pallu/contract";
import type { z } from "zod";

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

export interface ProductRow {
  id: string;
  name: string;
  categoryName: string;
  subcategoryId: string;
  subcategoryName: string;
  image: string;
  offerPricePaise: number;
  listPricePaise: number;
  description: string;
  brand: string;
  material: string;
  tag: string;
  origin: string;
  weave: string;
  size: string;
  care: string;
  variants: z.infer<typeof product>["Variants"];
}

/** Sends the tag as stored. The store derives a discount tag where there is none (BIZ-01 to BIZ-05). */
export const toProduct = (row: ProductRow): z.infer<typeof product> => ({
  productId: row.id,
  productName: row.name,
  categoryName: row.categoryName,
  productImage: row.image,
  productOfferPrice: rupeesOf(row.offerPricePaise),
  productMrpPrice: rupeesOf(row.listPricePaise),
  productDescription: row.description,
  brandName: row.brand,
  material: row.material,
  tag: row.tag,
  subCategoryId: row.subcategoryId,
  SubCategory: { subCategoryId: row.subcategoryId, subCategoryName: row.subcategoryName },
  Variants: row.variants,
  origin: row.origin,
  weave: row.weave,
  size: row.size,
  care: row.care,
});
