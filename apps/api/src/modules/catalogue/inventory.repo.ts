import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { pagesByKey } from "../../db/pages.ts";
import { products, variants } from "./catalogue.tables.ts";

/** What operators read of a variant, from a query that joins its product. */
const namedStock = {
  productName: products.name,
  colourName: variants.colourName,
  stock: variants.stock,
};

const findScarcePage = (
  db: Db,
  below: number,
  last: { id: string; stock: number } | undefined,
  limit: number,
) =>
  db
    .select({ id: variants.id, ...namedStock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        lt(variants.stock, below),
        last && sql`(${variants.stock}, ${variants.id}) > (${last.stock}::int, ${last.id})`,
      ),
    )
    .orderBy(asc(variants.stock), asc(variants.id))
    .limit(limit);

type ScarceVariant = Awaited<ReturnType<typeof findScarcePage>>[number];

/** Yields variants with less stock than a number, lowest first, in pages. */
export const scarceVariants = (db: Db, below: number) =>
  pagesByKey<ScarceVariant>((last, limit) => findScarcePage(db, below, last, limit));

/**
 * Returns variants by id, optionally only those with less stock than `below`. `afterId` is the last id of the previous
 * page.
 */
export const findVariantsPage = (
  db: Db,
  { below, afterId }: { below: number | undefined; afterId: string | undefined },
  limit: number,
) =>
  db
    .select({ id: variants.id, ...namedStock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        below === undefined ? undefined : lt(variants.stock, below),
        afterId === undefined ? undefined : gt(variants.id, afterId),
      ),
    )
    .orderBy(asc(variants.id))
    .limit(limit);

/** A list of any length is one parameter. PostgreSQL allows at most 65,535 in a statement. */
const listOf = (values: readonly (string | number)[], type: "text" | "integer") =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/** Returns variants with the names of their products and locks their rows, in the lock order of a checkout. */
export const lockStock = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: variants.id, ...namedStock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`${variants.id} = ANY(${listOf(ids, "text")})`)
    .orderBy(asc(variants.id))
    .for("no key update", { of: variants });

export const setStocks = async (
  tx: Db,
  rows: readonly { id: string; stock: number }[],
): Promise<void> => {
  const ids = listOf(
    rows.map(({ id }) => id),
    "text",
  );
  const stocks = listOf(
    rows.map(({ stock }) => stock),
    "integer",
  );
  await tx.execute(sql`UPDATE ${variants} SET stock = given.stock
    FROM unnest(${ids}, ${stocks}) AS given (id, stock) WHERE ${variants.id} = given.id`);
};

/** Returns products with their prices and locks their rows until the transaction ends. */
export const lockPrices = (tx: Db, ids: readonly string[]) =>
  tx
    .select({
      id: products.id,
      name: products.name,
      offerPricePaise: products.offerPricePaise,
      listPricePaise: products.listPricePaise,
    })
    .from(products)
    .where(sql`${products.id} = ANY(${listOf(ids, "text")})`)
    .orderBy(asc(products.id))
    .for("no key update");

export const setPrices = async (
  tx: Db,
  rows: readonly { id: string; offerPricePaise: number; listPricePaise: number }[],
): Promise<void> => {
  const columnOf = (name: "offerPricePaise" | "listPricePaise") =>
    listOf(
      rows.map((row) => row[name]),
      "integer",
    );
  const ids = listOf(
    rows.map(({ id }) => id),
    "text",
  );
  await tx.execute(sql`UPDATE ${products}
    SET offer_price_paise = given.offer_price, list_price_paise = given.list_price
    FROM unnest(${ids}, ${columnOf("offerPricePaise")}, ${columnOf("listPricePaise")})
      AS given (id, offer_price, list_price)
    WHERE ${products.id} = given.id`);
};
