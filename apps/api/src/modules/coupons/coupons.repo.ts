import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { Coupon } from "./coupons.rules.ts";
import { coupons } from "./coupons.tables.ts";

export const findCoupon = async (db: Db, code: string): Promise<Coupon | undefined> =>
  (await db.select().from(coupons).where(eq(coupons.code, code)))[0];

/** False when there is a coupon of that code already. */
export const insertCoupon = async (db: Db, coupon: Coupon): Promise<boolean> =>
  (await db.insert(coupons).values(coupon).onConflictDoNothing().returning({ code: coupons.code }))
    .length > 0;
