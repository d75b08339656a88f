import { shopTimestamp } from "@pallu/contract";
import type { ChangeContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { insertCoupon, lockCoupon, writeCouponEnd } from "./coupons.repo.ts";
import { isPastEnd } from "./coupons.rules.ts";
import type { Coupon } from "./coupons.rules.ts";

/** Returns the end of a coupon for the audit log, to the millisecond. */
export const endValueOf = (expiresAt: Date | null): { until: string | null } => {
  if (expiresAt === null) return { until: null };
  const ms = expiresAt.getMilliseconds();
  const text = shopTimestamp(expiresAt);
  return { until: ms === 0 ? text : text.replace("+", `.${String(ms).padStart(3, "0")}+`) };
};

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
      { target: `coupon ${code}`, after: { ...after, ...endValueOf(expiresAt) } },
    ]);
    return { kind: "added" };
  });
};

export interface CouponEndOrder {
  code: string;
  /** Null for no end. */
  expiresAt: Date | null;
  /** The end that the coupon is said to have, to the second. Default: any. */
  expected?: Date | null;
  /** True changes nothing, to preview the result. */
  dryRun?: boolean;
}

export type CouponEndOutcome =
  | { kind: "unknown" }
  | { kind: "unexpected"; expiresAt: Date | null }
  | { kind: "changed"; before: Date | null; after: Date | null };

const isSameSecond = (one: Date | null, other: Date | null): boolean =>
  one === null || other === null ? one === other : shopTimestamp(one) === shopTimestamp(other);

/** Changes the end of a coupon. Orders that used it keep their discount. */
export const changeCouponEnd = (
  { db, clock, transaction = transact }: ChangeContext,
  { code, expiresAt, expected, dryRun = false }: CouponEndOrder,
  actor: Actor,
): Promise<CouponEndOutcome> => {
  const work = async (tx: Db): Promise<CouponEndOutcome> => {
    const coupon = await lockCoupon(tx, code);
    if (!coupon) return { kind: "unknown" };
    const { expiresAt: before } = coupon;
    if (expected !== undefined && !isSameSecond(before, expected))
      return { kind: "unexpected", expiresAt: before };
    await writeCouponEnd(tx, code, expiresAt);
    await insertAudit(tx, { actor, action: "coupon:end", changedAt: clock.now() }, [
      { target: `coupon ${code}`, before: endValueOf(before), after: endValueOf(expiresAt) },
    ]);
    return { kind: "changed", before, after: expiresAt };
  };
  return runOrUndo(db, dryRun, work, transaction);
};

export type EndedCoupon = { kind: "unknown" } | { kind: "ended"; before: Date | null; after: Date };

/** Ends a coupon now. Orders that used it keep their discount. */
export const endCoupon = async (
  context: ChangeContext,
  code: string,
  actor: Actor,
): Promise<EndedCoupon> => {
  const after = context.clock.now();
  const outcome = await changeCouponEnd(context, { code, expiresAt: after }, actor);
  return outcome.kind === "changed"
    ? { kind: "ended", before: outcome.before, after }
    : { kind: "unknown" };
};
