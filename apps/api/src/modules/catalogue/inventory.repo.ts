import { and, asc, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { pagesByKey } from "../../db/pages.ts";
import { MAX_TOTAL } from "../../totals.ts";
import { beginningWith, containing } from "../../db/patterns.rules.ts";
import type { Count } from "../../db/rows.ts";
import { countFound, isAmongFound } from "../../db/search.ts";
import type { Search } from "../../db/search.ts";
import { reservingStates } from "../orders/orderStates.rules.ts";
import { orderLines, orders } from "../orders/orders.tables.ts";
import { lockCatalogue, readStored } from "./catalogueImport.repo.ts";
import { products, subcategories, variants } from "./catalogue.tables.ts";
import { LOW_STOCK } from "./inventory.rules.ts";
import type { StockLevel } from "./inventory.rules.ts";

/** The pieces of variants in orders that are not packed, from these orders (docs/decisions/0062). */
const reservations = sql`(
  SELECT ${orderLines.variantId} AS id, sum(${orderLines.quantity})::integer AS pieces
  FROM ${orders} JOIN ${orderLines} ON ${orderLines.orderId} = ${orders.id}
  WHERE ${orders.state} IN (${sql.raw(reservingStates.map((state) => `'${state}'`).join(", "))})
  GROUP BY ${orderLines.variantId}
) AS reservations`;

const isReservationOf = sql`reservations.id = ${variants.id}`;
const reserved = sql<number>`coalesce(reservations.pieces, 0)`;
const onHand = sql<number>`${variants.stock} + ${reserved}`;

/** What operators read of a variant, from a query that joins its product and `reservations`. */
const namedStock = {
  id: variants.id,
  productName: products.name,
  colourName: variants.colourName,
  optionName: products.optionName,
  optionValue: variants.optionValue,
  sku: variants.sku,
  onHand,
  reserved,
  stock: variants.stock,
};

export interface StockFilter {
  /** A text in the name of the product, the begin of a SKU, a barcode, or an id of a variant. In any case. */
  find?: string;
  /** Only variants of which fewer pieces can be sold. */
  below?: number;
  /** The id of a category or subcategory. */
  group?: string;
  /** The last id of the previous page. */
  afterId?: string;
}

/** As an array, of which PostgreSQL expects many products. Of a subquery it expects few, reads them all and sorts them. */
const isInGroup = (group: string) => sql`${products.subcategoryId} = ANY(ARRAY(
  SELECT id FROM ${subcategories} AS grouped WHERE grouped.id = ${group} OR grouped.category_id = ${group}))`;

/** Those below the level of low stock are in a table, because an index of the stock would be written at each sale. */
const isBelow = (below: number) =>
  and(
    lt(variants.stock, below),
    below > LOW_STOCK ? undefined : sql`${variants.id} IN (SELECT id FROM listing.low_stock)`,
  );

const isNarrowed = ({ below, group, afterId }: StockFilter) =>
  and(
    below === undefined ? undefined : isBelow(below),
    group === undefined ? undefined : isInGroup(group),
    afterId === undefined ? undefined : gt(variants.id, afterId),
  );

const searchOf = (find: string, filter: StockFilter): Search => ({
  from: sql`${variants} JOIN ${products} ON ${products.id} = ${variants.productId}`,
  key: variants.id,
  places: [
    sql`lower(${products.name}) LIKE ${containing(find)}`,
    sql`lower(${variants.sku}) LIKE ${beginningWith(find)}`,
    eq(variants.barcode, find),
    eq(variants.id, find),
  ],
  filter: isNarrowed(filter),
});

const findScarcePage = (
  db: Db,
  below: number,
  last: { id: string; stock: number } | undefined,
  limit: number,
) =>
  db
    .select(namedStock)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(reservations, isReservationOf)
    .where(
      and(
        isBelow(below),
        last && sql`(${variants.stock}, ${variants.id}) > (${last.stock}::int, ${last.id})`,
      ),
    )
    .orderBy(asc(variants.stock), asc(variants.id))
    .limit(limit);

type ScarceVariant = Awaited<ReturnType<typeof findScarcePage>>[number];

/** Yields variants with less stock than a number, lowest first, in pages. */
export const scarceVariants = (db: Db, below: number) =>
  pagesByKey<ScarceVariant>((last, limit) => findScarcePage(db, below, last, limit));

/** Returns variants that match, by id, as operators see them: hidden ones too. */
export const findVariantsPage = (db: Db, filter: StockFilter, limit: number) =>
  db
    .select({
      ...namedStock,
      productId: products.id,
      image: variants.image,
      barcode: variants.barcode,
      hidden: sql<boolean>`${products.hidden} OR ${variants.hidden}`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(reservations, isReservationOf)
    .where(
      filter.find === undefined
        ? isNarrowed(filter)
        : isAmongFound(searchOf(filter.find, filter), limit, asc(variants.id)),
    )
    .orderBy(asc(variants.id))
    .limit(limit);

/** Counts variants that match, at most `limit` of them. */
export const countVariants = (db: Db, filter: StockFilter, limit: number): Promise<number> =>
  filter.find === undefined
    ? db.$count(
        db
          .select({ id: variants.id })
          .from(variants)
          // PostgreSQL leaves out a left join whose columns no condition needs.
          .leftJoin(products, eq(products.id, variants.productId))
          .where(isNarrowed(filter))
          .limit(limit)
          .as("matching"),
      )
    : countFound(db, searchOf(filter.find, filter), limit);

/** Returns the number of variants with low stock, at most `MAX_TOTAL`. */
export const countLowStock = (db: Db): Count =>
  db.$count(sql`(SELECT 1 FROM listing.low_stock LIMIT ${MAX_TOTAL}::int) AS counted`);

/** Returns the number of variants with low stock, and the scarcest of them. */
export const lowStock = async (db: Db, limit: number) => ({
  count: await countLowStock(db),
  variants: await findScarcePage(db, LOW_STOCK, undefined, limit),
});

/** A list of any length is one parameter. PostgreSQL allows at most 65,535 in a statement. */
const listOf = (values: readonly (string | number)[], type: "text" | "integer") =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/**
 * Locks variants in the lock order of a checkout, then returns them with the names of their products. The statement that
 * reads begins after the lock is held, so that it sees the orders of those who held it before.
 */
export const lockStock = async (tx: Db, ids: readonly string[]) => {
  await lockCatalogue(tx, [], ids);
  return tx
    .select(namedStock)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(reservations, isReservationOf)
    .where(sql`${variants.id} = ANY(${listOf(ids, "text")})`)
    .orderBy(asc(variants.id));
};

/** Returns the stock levels of variants. Whoever writes by them locks the variants in an earlier statement. */
export const readStockLevels = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: variants.id, onHand, reserved })
    .from(variants)
    .leftJoin(reservations, isReservationOf)
    .where(sql`${variants.id} = ANY(${listOf(ids, "text")})`);

/** Returns products as they are stored, with the stock levels of their variants. */
export const readStocked = async (db: Db, productIds: readonly string[]) => {
  const stored = await readStored(db, productIds);
  const levels = await readStockLevels(
    db,
    stored.variants.map(({ id }) => id),
  );
  return { stored, levels };
};

/** Sets the pieces on hand of variants that `lockStock` returned. */
export const setOnHand = async (tx: Db, rows: readonly StockLevel[]): Promise<void> => {
  const ids = listOf(
    rows.map(({ id }) => id),
    "text",
  );
  const stocks = listOf(
    rows.map((row) => row.onHand - row.reserved),
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

/** Returns the variants of a product that have an offer price of their own, by id. */
export const listOwnPrices = (db: Db, productId: string) =>
  db
    .select({ id: variants.id, offerPricePaise: sql<number>`${variants.offerPricePaise}` })
    .from(variants)
    .where(and(eq(variants.productId, productId), isNotNull(variants.offerPricePaise)))
    .orderBy(asc(variants.id));

/** Returns the variants of products that have an offer price of their own, and locks them in the order of a checkout. */
export const lockOwnPrices = (tx: Db, productIds: readonly string[]) =>
  tx
    .select({
      id: variants.id,
      productId: variants.productId,
      offerPricePaise: sql<number>`${variants.offerPricePaise}`,
      listPricePaise: variants.listPricePaise,
    })
    .from(variants)
    .where(
      and(
        sql`${variants.productId} = ANY(${listOf(productIds, "text")})`,
        isNotNull(variants.offerPricePaise),
      ),
    )
    .orderBy(asc(variants.id))
    .for("no key update");

/** Returns the variant with a SKU in any case, its product's prices and those of its own, and locks it. */
export const lockPriceOfSku = async (tx: Db, sku: string) => {
  const [variant] = await tx
    .select({
      id: variants.id,
      productName: products.name,
      colourName: variants.colourName,
      optionName: products.optionName,
      optionValue: variants.optionValue,
      own: { offerPricePaise: variants.offerPricePaise, listPricePaise: variants.listPricePaise },
      ofProduct: {
        offerPricePaise: products.offerPricePaise,
        listPricePaise: products.listPricePaise,
      },
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`lower(${variants.sku}) = lower(${sku})`)
    .for("no key update", { of: variants });
  return variant;
};

/** Sets the prices that variants have of their own. */
export const setOwnPrice = async (
  tx: Db,
  id: string,
  price: { offerPricePaise: number; listPricePaise: number | null },
): Promise<void> => {
  await tx.update(variants).set(price).where(eq(variants.id, id));
};
