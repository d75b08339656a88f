import { z } from "zod";
import { calls } from "./call.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idIn, idOut, line, errorBody, rupees } from "./fields.ts";

export const subcategory = z
  .object({ subCategoryId: idOut, subCategoryName: z.string(), categoryId: idOut })
  .meta({ id: "Subcategory" });

export const category = z
  .object({ categoryId: idOut, categoryName: z.string() })
  .meta({ id: "Category" });

/** The fields of the product that a variant in a list contains (ENT-05). */
export const productOfVariant = z
  .object({
    productId: idOut,
    productName: z.string(),
    productOfferPrice: rupees,
    productMrpPrice: rupees,
    categoryName: z.string(),
    subCategoryId: idOut,
    tag: z.string(),
  })
  .meta({ id: "ProductOfVariant" });

export const listedVariant = z
  .object({
    productVariantId: idOut,
    productId: idOut,
    productVariantImage: z.string(),
    productColor: z.string().meta({ description: "A CSS colour." }),
    productColorName: z.string(),
    isBestSeller: z.boolean(),
    isNewArrival: z.boolean(),
    isTrending: z.boolean(),
    stockQuantity: z.number().int().nonnegative(),
    Product: productOfVariant,
  })
  .meta({ id: "ListedVariant" });

export const variantOfProduct = z
  .object({
    productVariantId: idOut,
    productVariantImage: z.string(),
    productColor: z.string(),
    productColorName: z.string(),
    stockQuantity: z.number().int().nonnegative(),
  })
  .meta({ id: "VariantOfProduct" });

export const product = z
  .object({
    productId: idOut,
    productName: z.string(),
    categoryName: z.string(),
    productImage: z.string(),
    productOfferPrice: rupees,
    productMrpPrice: rupees,
    productDescription: z.string(),
    brandName: z.string(),
    material: z.string(),
    tag: z.string(),
    subCategoryId: idOut,
    SubCategory: z.object({ subCategoryId: idOut, subCategoryName: z.string() }),
    Variants: z.array(variantOfProduct),
    origin: z.string(),
    weave: z.string(),
    size: z.string(),
    care: z.string(),
  })
  .meta({ id: "Product" });

export const variantImage = z
  .object({ childImageId: idOut, childImage: z.string(), alt: z.string() })
  .meta({ id: "VariantImage" });

export const banner = z.object({ id: idOut, bannerImage: z.string() }).meta({ id: "Banner" });

/** Pagination of a list. Without parameters the whole list is returned. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).optional().meta({
    description: "So many entries at most.",
  }),
  after: line(100).min(1).optional().meta({
    description: "The productId of the last entry of the page before.",
  }),
  categoryId: line(100).min(1).optional(),
  subCategoryId: line(100).min(1).optional(),
});

const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: z.array(item) });

const tag = "Catalogue";

export const catalogueEndpoints = {
  listVariants: defineEndpoint({
    call: calls.listVariants,
    tag,
    access: "public",
    summary: "All variants that can be shown, with the flags the home page filters by",
    responses: { 200: listOf(listedVariant) },
  }),
  listProducts: defineEndpoint({
    call: calls.listProducts,
    tag,
    access: "public",
    summary: "All products with their variants, or a page of them",
    query: pageQuery,
    responses: { 200: z.array(product), 404: errorBody },
  }),
  listCategories: defineEndpoint({
    call: calls.listCategories,
    tag,
    access: "public",
    summary: "All categories",
    responses: { 200: listOf(category) },
  }),
  listSubcategories: defineEndpoint({
    call: calls.listSubcategories,
    tag,
    access: "public",
    summary: "All subcategories",
    responses: { 200: z.array(subcategory) },
  }),
  listVariantImages: defineEndpoint({
    call: calls.listVariantImages,
    tag,
    access: "public",
    summary: "The pictures of one variant, the leading one first; empty for an unknown variant",
    params: z.object({ variantId: idIn }),
    responses: { 200: listOf(variantImage) },
  }),
  listRelatedProducts: defineEndpoint({
    call: calls.listRelatedProducts,
    tag,
    access: "public",
    summary: "Products of the same subcategory",
    params: z.object({ id: idIn }),
    responses: { 200: listOf(product), 404: errorBody },
  }),
  listHomeBanners: defineEndpoint({
    call: calls.listHomeBanners,
    tag,
    access: "public",
    summary: "Banners of the home page",
    responses: { 200: z.array(banner) },
  }),
  listCollectionBanners: defineEndpoint({
    call: calls.listCollectionBanners,
    tag,
    access: "public",
    summary: "Banners of the collections",
    responses: { 200: z.array(banner) },
  }),
};
