import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { Coupon } from "./coupons.rules.ts";
import { couponClaims, coupons } from "./coupons.tables.ts";

export const findCoupon = async (db: Db, code: string): Promise<Coupon | undefined> =>
  (await db.select().from(coupons).where(eq(coupons.code, code)))[0];

/** Returns a coupon and locks it until the transaction ends. */
export const lockCoupon = async (tx: Db, code: string): Promise<Coupon | undefined> =>
  (await tx.select().from(coupons).where(eq(coupons.code, code)).for("no key update"))[0];

/** Returns false when the code exists already. */
export const insertCoupon = async (db: Db, coupon: Coupon): Promise<boolean> =>
  (await db.insert(coupons).values(coupon).onConflictDoNothing().returning({ code: coupons.code }))
    .length > 0;

const selectCoupons = (db: Db) =>
  db
    .select({
      code: coupons.code,
      percent: coupons.percent,
      amountPaise: coupons.amountPaise,
      minimumPaise: coupons.minimumPaise,
      usesLeft: coupons.usesLeft,
      oncePerUser: coupons.oncePerUser,
      expiresAt: coupons.expiresAt,
      orders: sql<number>`(
        SELECT count(*)::integer FROM ${couponClaims} WHERE ${couponClaims.couponCode} = ${coupons.code}
      )`,
    })
    .from(coupons)
    .orderBy(asc(coupons.code))
    .$dynamic();

/** Returns all coupons with the number of orders that use each, by code. */
export const findCoupons = (db: Db) => selectCoupons(db);

export interface CouponFilter {
  /** A part of the code, in capitals. */
  find?: string;
  /** Whether it can be used at `now`. */
  isCurrent?: boolean;
  now: Date;
}

const matches = ({ find, isCurrent, now }: CouponFilter) => {
  const current = sql`(coalesce(${coupons.expiresAt} > ${now.toISOString()}::timestamptz, true)
    AND coalesce(${coupons.usesLeft} > 0, true))`;
  return and(
    find === undefined ? undefined : sql`strpos(${coupons.code}, ${find}) > 0`,
    isCurrent === undefined ? undefined : eq(current, isCurrent),
  );
};

/** Returns a page of the coupons that match. `afterCode` is the last code of the previous page. */
export const findCouponsPage = (
  db: Db,
  filter: CouponFilter,
  { afterCode, limit }: { afterCode: string | undefined; limit: number },
) =>
  selectCoupons(db)
    .where(and(matches(filter), afterCode === undefined ? undefined : gt(coupons.code, afterCode)))
    .limit(limit);

export const countCoupons = (db: Db, filter: CouponFilter): Promise<number> =>
  db.$count(coupons, matches(filter));

/** Sets the expiry of a coupon. Null for none. */
export const writeCouponEnd = async (
  tx: Db,
  code: string,
  expiresAt: Date | null,
): Promise<void> => {
  await tx.update(coupons).set({ expiresAt }).where(eq(coupons.code, code));
};
