import { endpoints } from "@pallu/contract/schemas";
import type { Db } from "../../db/client.ts";
import { route } from "../../http/route.ts";
import { createCatalogueRepo } from "./catalogue.repo.ts";
import { listProducts, listRelatedProducts, listVariants, toBanner } from "./catalogue.service.ts";

/** The public reads of the catalogue. */
export const catalogueRoutes = ({ db }: { db: Db }) => {
  const repo = createCatalogueRepo(db);
  return [
    route(endpoints.listVariants, async () => ({
      status: 200,
      parts: listVariants(repo),
    })),
    route(endpoints.listProducts, async ({ query }) => ({
      status: 200,
      parts: listProducts(repo, query),
    })),
    route(endpoints.listCategories, async () => {
      const rows = await repo.categories.execute();
      const data = rows.map((row) => ({ categoryId: row.id, categoryName: row.name }));
      return { status: 200, body: { success: true, data } };
    }),
    route(endpoints.listSubcategories, async () => {
      const rows = await repo.subcategories.execute();
      const body = rows.map((row) => ({
        subCategoryId: row.id,
        subCategoryName: row.name,
        categoryId: row.categoryId,
      }));
      return { status: 200, body };
    }),
    route(endpoints.listVariantImages, async ({ params }) => {
      const rows = await repo.imagesOfVariant.execute({ variantId: String(params.variantId) });
      const data = rows.map(({ id, image, alt }) => ({ childImageId: id, childImage: image, alt }));
      return { status: 200, body: { success: true, data } };
    }),
    route(endpoints.listRelatedProducts, async ({ params }) => ({
      status: 200,
      body: { success: true, data: await listRelatedProducts(repo, String(params.id)) },
    })),
    route(endpoints.listHomeBanners, async () => ({
      status: 200,
      body: (await repo.homeBanners.execute()).map(toBanner),
    })),
    route(endpoints.listCollectionBanners, async () => ({
      status: 200,
      body: (await repo.collectionBanners.execute()).map(toBanner),
    })),
  ];
};
