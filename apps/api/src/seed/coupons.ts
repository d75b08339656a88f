import type { coupons } from "../modules/coupons/coupons.tables.ts";

/** The coupons of the demo shop: a percentage, an amount with a minimum, one with a single use, and an expired one. */
export const demoCoupons: readonly (typeof coupons.$inferInsert)[] = [
  { code: "WELCOME10", percent: 10 },
  { code: "FLAT500", amountPaise: 500_00, minimumPaise: 2000_00 },
  { code: "ONLY1", percent: 10, usesLeft: 1 },
  { code: "EXPIRED", percent: 10, expiresAt: new Date("2025-01-01T00:00:00Z") },
];
