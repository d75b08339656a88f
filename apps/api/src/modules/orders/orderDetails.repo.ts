import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../http/auth/users.tables.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { couponClaims } from "../coupons/coupons.tables.ts";
import { findNotes } from "./orderNotes.repo.ts";
import { orderLines, orders } from "./orders.tables.ts";

/** Returns orders of this shop with what operators see of them, in the order of their ids. */
export const findOrderDetails = async (db: Db, ids: readonly string[]) => {
  const found = await db
    .select({ order: orders, provedEmail: users.provedEmail, coupon: couponClaims.couponCode })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(couponClaims, eq(couponClaims.orderId, orders.id))
    .where(and(inArray(orders.id, [...ids]), isNull(orders.importedAt)));
  const lines = await db
    .select({ line: orderLines, productId: variants.productId })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderLines.variantId))
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const notes = await findNotes(db, ids);
  const byId = new Map(found.map((each) => [each.order.id, each]));
  return ids.flatMap((id) => {
    const each = byId.get(id);
    if (!each) return [];
    return {
      ...each,
      lines: lines
        .filter(({ line }) => line.orderId === id)
        .map(({ line, productId }) => ({ ...line, productId })),
      notes: notes.filter(({ orderId }) => orderId === id),
    };
  });
};

export type OrderDetails = Awaited<ReturnType<typeof findOrderDetails>>[number];
