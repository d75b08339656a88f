import { randomUUID } from "node:crypto";
import { paiseOf, totalsOf } from "@pallu/contract";
import { sql } from "drizzle-orm";
import type { CatalogueSource } from "../seed/catalogue.types.ts";
import type { Db } from "../db/client.ts";
import { rowsOf } from "../db/rows.ts";
import { cartLines } from "../modules/cart/cart.tables.ts";
import { fixtureCatalogue } from "./catalogue.fixtures.ts";
import { createBuyer } from "./shopCaller.ts";
import type { Answer, Send } from "./shopCaller.ts";

const sources = fixtureCatalogue.products.flatMap((product) =>
  product.variants.map((variant) => ({ product, variant, id: `${product.id}--${variant.slug}` })),
);

/** Places one order of one piece by a new buyer. */
export const buyOne = async (db: Db, send: Send, variantId: string): Promise<Answer> => {
  const buyer = await createBuyer(db, send, new Date());
  const { userId } = buyer;
  const id = randomUUID();
  await db.insert(cartLines).values({ id, userId, variantId, quantity: 1 });
  const product = sources.find((source) => source.id === variantId)?.product;
  const unitPaise = paiseOf(product?.offerPriceRupees);
  const total = totalsOf([{ unitPaise, quantity: 1 }], "INR").total / 100;
  const products = [{ cartId: id, quantity: 1 }];
  return buyer.send("checkout", {
    body: {
      billData: { userId, fullName: "Asha Rao", email: `${userId}@example.com` },
      userId,
      products,
      total,
      couponCodeName: "",
    },
  });
};

/** Returns the initial stock of each variant of the small catalogue. */
export const initialStock = (source: CatalogueSource = fixtureCatalogue): Map<string, number> =>
  new Map(
    source.products.flatMap((product) =>
      product.variants.map(({ slug, stock }) => [`${product.id}--${slug}`, stock] as const),
    ),
  );

/**
 * Returns violated invariants of a shop in which only orders changed the stock. Detects surplus stock, orders without
 * lines or with wrong totals, cart lines of placed orders, and orders without a mail.
 */
export const violatedInvariants = async (
  db: Db,
  initial: Map<string, number>,
): Promise<string[]> => {
  const stock = await rowsOf<{ id: string; stock: number; sold: string }>(
    db,
    sql`SELECT v.id, v.stock, coalesce((SELECT sum(l.quantity) FROM order_lines l WHERE l.variant_id = v.id), 0)::text AS sold
      FROM variants v ORDER BY v.id`,
  );
  const orders = await rowsOf<{ id: string }>(
    db,
    sql`SELECT o.id FROM orders o WHERE o.sub_total_minor IS DISTINCT FROM
      (SELECT sum(l.line_minor) FROM order_lines l WHERE l.order_id = o.id)`,
  );
  const [count] = await rowsOf<{ orders: string; mails: string }>(
    db,
    sql`SELECT (SELECT count(*) FROM orders)::text AS orders, (SELECT count(*) FROM outbox)::text AS mails`,
  );
  return [
    ...stock
      .filter(({ id, stock: left, sold }) => left < 0 || left + Number(sold) !== initial.get(id))
      .map(
        ({ id, stock: left, sold }) => `${id}: ${left} left and ${sold} sold of ${initial.get(id)}`,
      ),
    ...orders.map(({ id }) => `${id} is not the sum of its lines`),
    ...(count?.orders === count?.mails ? [] : [`${count?.orders} orders, ${count?.mails} mails`]),
  ];
};
