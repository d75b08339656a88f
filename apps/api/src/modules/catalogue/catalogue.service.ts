import { rupeesOf } from "@pallu/contract";
import type { banner, listedVariant, product } from "@pallu/contract/schemas";
import type { z } from "zod";
import { problem } from "../../http/problem.ts";
import type { CatalogueRepo } from "./catalogue.repo.ts";
import { toProduct } from "./catalogue.rules.ts";

export const listVariants = async (repo: CatalogueRepo): Promise<z.infer<typeof listedVariant>[]> =>
  (await repo.variants.execute()).map((row) => ({
    productVariantId: row.id,
    productId: row.productId,
    productVariantImage: row.image,
    productColor: row.colour,
    productColorName: row.colourName,
    isBestSeller: row.bestSeller,
    isNewArrival: row.newArrival,
    isTrending: row.trending,
    stockQuantity: row.stock,
    Product: {
      productId: row.productId,
      productName: row.productName,
      productOfferPrice: rupeesOf(row.offerPricePaise),
      productMrpPrice: rupeesOf(row.listPricePaise),
      categoryName: row.categoryName,
      subCategoryId: row.subcategoryId,
      tag: row.tag,
    },
  }));

export const listProducts = async (repo: CatalogueRepo): Promise<z.infer<typeof product>[]> =>
  (await repo.products.execute()).map(toProduct);

/** At most eight products of the same subcategory, then of the same category; 404 for an unknown product. */
export const listRelatedProducts = async (
  repo: CatalogueRepo,
  id: string,
): Promise<z.infer<typeof product>[]> => {
  const rows = await repo.related.execute({ id });
  if (rows.length === 0 && !(await repo.productExists(id)))
    throw problem(404, "We do not know this product.");
  return rows.map(toProduct);
};

export const toBanner = (row: { id: string; image: string }): z.infer<typeof banner> => ({
  id: row.id,
  bannerImage: row.image,
});
