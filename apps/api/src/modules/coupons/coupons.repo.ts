import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { Coupon } from "./coupons.rules.ts";
import { couponClaims, coupons } from "./coupons.tables.ts";

export const findCoupon = async (db: Db, code: string): Promise<Coupon | undefined> =>
  (await db.select().from(coupons).where(eq(coupons.code, code)))[0];

/** False when there is a coupon of that code already. */
export const insertCoupon = async (db: Db, coupon: Coupon): Promise<boolean> =>
  (await db.insert(coupons).values(coupon).onConflictDoNothing().returning({ code: coupons.code }))
    .length > 0;

/** Takes one use of a limited coupon; false when none is left. The guard holds under concurrent checkouts. */
const takeUse = async (tx: Db, code: string): Promise<boolean> => {
  const rows = await tx
    .update(coupons)
    .set({ usesLeft: sql`${coupons.usesLeft} - 1` })
    .where(and(eq(coupons.code, code), gt(coupons.usesLeft, 0)))
    .returning({ code: coupons.code });
  return rows.length > 0;
};

interface Claim {
  coupon: Coupon;
  orderId: string;
  userId: string;
}

/** Claims a coupon for an order of the same transaction; anything but "claimed" must roll it back. */
export const claimCoupon = async (
  tx: Db,
  { coupon, orderId, userId }: Claim,
): Promise<"claimed" | "usedUp" | "usedByYou"> => {
  const claimed = await tx
    .insert(couponClaims)
    .values({ orderId, couponCode: coupon.code, userId, oncePerUser: coupon.oncePerUser })
    .onConflictDoNothing()
    .returning({ orderId: couponClaims.orderId });
  if (claimed.length === 0) return "usedByYou";
  if (coupon.usesLeft !== null && !(await takeUse(tx, coupon.code))) return "usedUp";
  return "claimed";
};
