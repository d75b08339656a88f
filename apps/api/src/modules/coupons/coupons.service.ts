import { shopTimestamp } from "@pallu/contract";
import type { ChangeContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { findCoupon, insertCoupon, writeCouponEnd } from "./coupons.repo.ts";
import { isPastEnd } from "./coupons.rules.ts";
import type { Coupon } from "./coupons.rules.ts";

const timeOf = (moment: Date | null): string | null => moment && shopTimestamp(moment);

export type AddedCoupon = { kind: "added" } | { kind: "known" } | { kind: "past" };

/** Adds a coupon. Its code must be in capitals and unknown, and its end in the future. */
export const addCoupon = async (
  { db, clock, transaction = transact }: ChangeContext,
  coupon: Coupon,
  actor: Actor,
): Promise<AddedCoupon> => {
  const now = clock.now();
  if (isPastEnd(coupon, now)) return { kind: "past" };
  return transaction(db, async (tx): Promise<AddedCoupon> => {
    if (!(await insertCoupon(tx, coupon))) return { kind: "known" };
    const { code, expiresAt, ...after } = coupon;
    await insertAudit(tx, { actor, action: "coupon:add", changedAt: now }, [
      { target: `coupon ${code}`, after: { ...after, until: timeOf(expiresAt) } },
    ]);
    return { kind: "added" };
  });
};

export type EndedCoupon = { kind: "unknown" } | { kind: "ended"; before: Date | null; after: Date };

/** Ends a coupon now. Orders that used it keep their discount. */
export const endCoupon = (
  { db, clock, transaction = transact }: ChangeContext,
  code: string,
  actor: Actor,
): Promise<EndedCoupon> =>
  transaction(db, async (tx): Promise<EndedCoupon> => {
    const now = clock.now();
    const coupon = await findCoupon(tx, code);
    if (!coupon || !(await writeCouponEnd(tx, code, now))) return { kind: "unknown" };
    const { expiresAt: before } = coupon;
    await insertAudit(tx, { actor, action: "coupon:end", changedAt: now }, [
      {
        target: `coupon ${code}`,
        before: { until: timeOf(before) },
        after: { until: timeOf(now) },
      },
    ]);
    return { kind: "ended", before, after: now };
  });
