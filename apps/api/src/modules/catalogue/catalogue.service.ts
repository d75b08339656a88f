import type { banner, product } from "@pallu/contract/schemas";
import type { z } from "zod";
import { httpError } from "../../http/httpError.ts";
import type { CatalogueRepo } from "./catalogue.repo.ts";
import { toProduct } from "./catalogue.rules.ts";

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
  const rows = await repo.related.execute({ id });
  if (rows.length === 0 && !(await repo.isProductShown(id)))
    throw httpError(404, "We do not know this product.");
  return rows.map(toProduct);
};

export const toBanner = (row: { id: string; image: string }): z.infer<typeof banner> => ({
  id: row.id,
  bannerImage: row.image,
});
