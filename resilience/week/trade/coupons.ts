import type { CouponRule } from "../journal.ts";

/** The coupons of the demo catalogue. */
export const demoCoupons: readonly CouponRule[] = [
  {
    code: "WELCOME10",
    percent: 10,
    amountPaise: null,
    minimumPaise: 0,
    uses: null,
    oncePerUser: false,
  },
  {
    code: "FLAT500",
    percent: null,
    amountPaise: 500_00,
    minimumPaise: 2000_00,
    uses: null,
    oncePerUser: false,
  },
  { code: "ONLY1", percent: 10, amountPaise: null, minimumPaise: 0, uses: 1, oncePerUser: false },
  {
    code: "EXPIRED",
    percent: 10,
    amountPaise: null,
    minimumPaise: 0,
    uses: null,
    oncePerUser: false,
  },
];

/** The coupons that the operator adds during the week. */
export const saleCoupons: readonly CouponRule[] = [
  {
    code: "SALE15",
    percent: 15,
    amountPaise: null,
    minimumPaise: 1500_00,
    uses: null,
    oncePerUser: true,
  },
  {
    code: "WEEK250",
    percent: null,
    amountPaise: 250_00,
    minimumPaise: 1000_00,
    uses: 12,
    oncePerUser: false,
  },
];
