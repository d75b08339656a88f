import { endpoints } from "@pallu/contract/schemas";
import type { Total } from "@pallu/contract/schemas";
import type { Pools } from "../../db/client.ts";
import { openVersionReader } from "../../db/dataVersion.ts";
import { httpError } from "../../http/httpError.ts";
import { cachedRoute, readRoute } from "../../http/route.ts";
import { BusyError } from "../../http/sharedTurn.ts";
import type { ReadQueues } from "../../http/shedding.ts";
import { findBanners } from "./banners.repo.ts";
import { createCatalogueRepo } from "./catalogue.repo.ts";
import { inOrder, toBanner, toProduct } from "./catalogue.rules.ts";
import type { ListQuery } from "./catalogueCursor.rules.ts";
import { createListRepo } from "./catalogueList.repo.ts";
import { isPlainQuery, listProductPage, listVariantPage } from "./catalogueList.service.ts";
import { createKeptLists } from "./keptLists.ts";

/** Returns the headers that announce the total and the next page (RFC 8288). */
const headersOf = ({ count, isExact }: Total, next: string | null): Record<string, string> => ({
  "x-total-count": isExact ? String(count) : `${count}+`,
  ...(next === null ? {} : { link: `<${next}>; rel="next"` }),
});

/** Returns a function that throws BusyError when the time is over. */
const timeLimit = (ms: number) => {
  const end = performance.now() + ms;
  return (): void => {
    if (performance.now() > end) throw new BusyError("The shop is busy. Please try again soon.");
  };
};

const unknownProduct = () => httpError(404, "We do not know this product.");

interface ListOptions {
  /** Where lists that are not kept take their turns. Default: they are read at once. */
  queues?: ReadQueues;
  /** Time in ms after which a list begins no further statement, because nobody waits for it any more. */
  maxListMs: number;
}

export const catalogueRoutes = ({ db }: { db: Pools }, { queues, maxListMs }: ListOptions) => {
  const repo = createCatalogueRepo(db.read);
  const openRepos = () => ({
    catalogue: repo,
    list: createListRepo(db.lists, timeLimit(maxListMs)),
  });
  // Not on the connections of lists: a kept list does not wait for one that is read.
  const kept = createKeptLists(openVersionReader(db.read));
  const queueOf = ({ q, facets }: ListQuery) =>
    q === undefined && facets !== true ? queues?.catalogue : queues?.searches;
  return [
    cachedRoute(endpoints.listVariants, async ({ query, waiter }) => {
      const { total, next, ...body } = await kept.get(`variants ${JSON.stringify(query)}`, waiter, {
        read: () => listVariantPage(openRepos(), query),
        rowsOf: ({ data }) => data.length,
        queue: queueOf(query),
      });
      if (isPlainQuery(query) && next === null) return { status: 200, body };
      return { status: 200, headers: headersOf(total, next), body: { ...body, total, next } };
    }),
    cachedRoute(endpoints.listProducts, async ({ query, waiter }) => {
      const { entries, total, next } = await kept.get(`products ${JSON.stringify(query)}`, waiter, {
        read: () => listProductPage(openRepos(), query),
        rowsOf: (page) => page.entries.length,
        queue: queueOf(query),
      });
      const isWhole = isPlainQuery(query) && next === null;
      return { status: 200, headers: isWhole ? {} : headersOf(total, next), body: entries };
    }),
    readRoute(endpoints.getProduct, async ({ params }) => {
      const [row] = await repo.product.execute({ id: String(params.id) });
      if (!row) throw unknownProduct();
      return { status: 200, body: toProduct(row) };
    }),
    readRoute(endpoints.listCategories, async () => {
      const rows = await repo.categories.execute();
      const data = rows.map((row) => ({ categoryId: row.id, categoryName: row.name }));
      return { status: 200, body: { success: true, data } };
    }),
    readRoute(endpoints.listSubcategories, async () => {
      const rows = await repo.subcategories.execute();
      const body = rows.map((row) => ({
        subCategoryId: row.id,
        subCategoryName: row.name,
        categoryId: row.categoryId,
        categoryName: row.categoryName,
      }));
      return { status: 200, body };
    }),
    readRoute(endpoints.listVariantImages, async ({ params }) => {
      const rows = await repo.imagesOfVariant.execute({ variantId: String(params.variantId) });
      const data = rows.map(({ id, image, alt }) => ({ childImageId: id, childImage: image, alt }));
      return { status: 200, body: { success: true, data } };
    }),
    cachedRoute(endpoints.listRelatedProducts, async ({ params, waiter }) => {
      const id = String(params.id);
      const data = await kept.get(`related ${id}`, waiter, {
        read: async () => {
          const ids = (await repo.related.execute({ id })).map((row) => row.id);
          if (ids.length === 0 && !(await repo.isProductShown(id))) throw unknownProduct();
          return inOrder(ids, await repo.products.execute({ ids })).map(toProduct);
        },
        rowsOf: (list) => list.length,
        queue: queues?.catalogue,
      });
      return { status: 200, body: { success: true, data } };
    }),
    readRoute(endpoints.listHomeBanners, async () => ({
      status: 200,
      body: (await findBanners(db.read, "home")).map(toBanner),
    })),
    readRoute(endpoints.listCollectionBanners, async () => ({
      status: 200,
      body: (await findBanners(db.read, "collection")).map(toBanner),
    })),
  ];
};
