import type { banner, product } from "@pallu/contract/schemas";
import type { z } from "zod";
import { httpError } from "../../http/httpError.ts";
import type { CatalogueRepo } from "./catalogue.repo.ts";
import type { StoredBanner } from "./catalogue.tables.ts";
import { inOrder, toProduct } from "./catalogue.rules.ts";

/** Returns one product with its variants. Errors: 404 unknown product. */
export const getProduct = async (
  repo: CatalogueRepo,
  id: string,
): Promise<z.infer<typeof product>> => {
  const [row] = await repo.product.execute({ id });
  if (!row) throw httpError(404, "We do not know this product.");
  return toProduct(row);
};

/** Returns at most eight products of the same subcategory, then of the same category. Errors: 404 unknown product. */
export const listRelatedProducts = async (
  repo: CatalogueRepo,
  id: string,
): Promise<z.infer<typeof product>[]> => {
  const ids = (await repo.related.execute({ id })).map((row) => row.id);
  if (ids.length === 0) {
    if (await repo.isProductShown(id)) return [];
    throw httpError(404, "We do not know this product.");
  }
  return inOrder(ids, await repo.products.execute({ ids })).map(toProduct);
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
