import { rupeesOf } from "@pallu/contract";
import type { banner, listedVariant, product } from "@pallu/contract/schemas";
import type { z } from "zod";
import { httpError } from "../../http/httpError.ts";
import type { CatalogueRepo, ProductPage, VariantPlace } from "./catalogue.repo.ts";
import { toProduct } from "./catalogue.rules.ts";

type VariantRow = Awaited<ReturnType<CatalogueRepo["variants"]>>[number];

const toVariant = (row: VariantRow): z.infer<typeof listedVariant> => ({
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
});

/** Variants per part. Each part sorts all variants, so parts are larger than those of products. */
const VARIANTS = 2500;

export async function* listVariants(
  repo: CatalogueRepo,
): AsyncGenerator<{ success: true; data: z.infer<typeof listedVariant>[] }> {
  let after: VariantPlace | undefined;
  do {
    const rows = await repo.variants(VARIANTS, after);
    yield { success: true, data: rows.map(toVariant) };
    after = rows.length < VARIANTS ? undefined : rows.at(-1);
  } while (after);
}

const readPage = async (
  repo: CatalogueRepo,
  page: ProductPage,
): Promise<z.infer<typeof product>[]> => {
  const rows = await repo.products(page);
  if (rows.length === 0 && page.after !== undefined && !(await repo.isProductKnown(page.after)))
    throw httpError(404, "We do not know this product.");
  return rows.map(toProduct);
};

/** Products per part; bounds the memory of a read. */
const PART = 500;

/** Returns all products, or the requested page. Errors: 404 the cursor is unknown. */
export async function* listProducts(
  repo: CatalogueRepo,
  page: ProductPage = {},
): AsyncGenerator<z.infer<typeof product>[]> {
  const limit = page.limit ?? PART;
  let { after } = page;
  for (;;) {
    const part = await readPage(repo, { ...page, limit, after });
    yield part;
    if (page.limit !== undefined || part.length < limit) return;
    after = part.at(-1)?.productId;
  }
}

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
