import { formatPaise, percentOf, withoutFormat } from "@pallu/contract";
import type { coupons } from "./coupons.tables.ts";

export type Coupon = typeof coupons.$inferSelect;

type CouponResult =
  | { kind: "accepted"; discountPaise: number }
  | { kind: "refused"; message: string };

export const couponMessages = {
  unknown: "Invalid coupon",
  expired: "This coupon has expired.",
  usedUp: "This coupon has been used up.",
  usedByYou: "You have used this coupon before.",
  belowMinimum: (minimumPaise: number): string =>
    `This coupon counts for orders of ${formatPaise(minimumPaise, "INR")} or more.`,
  applied: (discountPaise: number): string =>
    `Coupon applied: you save ${formatPaise(discountPaise, "INR")}`,
} as const;

/** Normalizes a code: letter case, surrounding spaces and invisible characters do not matter. */
export const couponCodeOf = (typed: string | null | undefined): string =>
  withoutFormat(typed ?? "")
    .trim()
    .toUpperCase();

/** Whether a text can be the code of a new coupon. */
export const isCouponCode = (code: string): boolean => /^[A-Z\d][A-Z\d-]{2,29}$/.test(code);

/** Whether a coupon has ended. */
export const isPastEnd = ({ expiresAt }: Pick<Coupon, "expiresAt">, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** Returns whether a coupon applies to a sub total at a time, and its discount, which never exceeds the sub total. */
export const evaluateCoupon = (
  coupon: Coupon | undefined,
  subTotalPaise: number,
  now: Date,
): CouponResult => {
  const refused = (message: string): CouponResult => ({ kind: "refused", message });
  if (!coupon) return refused(couponMessages.unknown);
  if (isPastEnd(coupon, now)) return refused(couponMessages.expired);
  if (coupon.usesLeft === 0) return refused(couponMessages.usedUp);
  if (subTotalPaise < coupon.minimumPaise)
    return refused(couponMessages.belowMinimum(coupon.minimumPaise));
  const discountPaise =
    coupon.percent === null ? (coupon.amountPaise ?? 0) : percentOf(subTotalPaise, coupon.percent);
  return { kind: "accepted", discountPaise: Math.min(discountPaise, subTotalPaise) };
};
