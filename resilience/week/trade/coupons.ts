import { couponRule } from "../../harness/checks/journal.ts";
import type { CouponRule } from "../../harness/checks/journal.ts";

/** The coupons of the demo catalogue. */
export const demoCoupons: readonly CouponRule[] = [
  couponRule("WELCOME10", { percent: 10 }),
  couponRule("FLAT500", { amountPaise: 500_00, minimumPaise: 2000_00 }),
  couponRule("ONLY1", { percent: 10, uses: 1 }),
  couponRule("EXPIRED", { percent: 10 }),
];

/** The coupons that are added during the week. */
export const saleCoupons = [
  couponRule("SALE15", { percent: 15, minimumPaise: 1500_00, oncePerUser: true }),
  couponRule("WEEK250", { amountPaise: 250_00, minimumPaise: 1000_00, uses: 12 }),
] as const;
