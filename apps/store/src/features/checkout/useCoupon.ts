import { useEffect, useEffectEvent, useRef, useState } from "react";
import { validateCoupon } from "./checkout.data.ts";
import type { CouponOutcome } from "./checkout.data.ts";

/** A coupon as it stands beside its box. */
export type CouponState = { kind: "none" } | { kind: "checking" } | CouponOutcome;

export interface CouponControl {
  coupon: CouponState;
  /** Zero unless a coupon is applied (CHK-23). */
  discountPaise: number;
  code: string;
  apply: (typed: string) => Promise<void>;
}

/**
 * A coupon for a cart of the given total. An applied one is asked about once more whenever that total changes,
 * so that the discount is always the one of the cart in sight.
 */
export const useCoupon = (cartTotalPaise: number): CouponControl => {
  const [coupon, setCoupon] = useState<CouponState>({ kind: "none" });
  const newest = useRef(0);

  const ask = async (typed: string): Promise<void> => {
    newest.current += 1;
    const asked = newest.current;
    if (typed.trim() !== "") setCoupon({ kind: "checking" });
    const outcome = await validateCoupon(typed, cartTotalPaise);
    // An older answer must not overtake a newer question.
    if (asked === newest.current) setCoupon(outcome);
  };

  const outdated =
    coupon.kind === "applied" && coupon.cartTotalPaise !== cartTotalPaise ? coupon.code : null;
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (outdated !== null) void askAgain(outdated);
  }, [outdated]);

  return {
    coupon,
    discountPaise: coupon.kind === "applied" ? coupon.discountPaise : 0,
    code: coupon.kind === "applied" ? coupon.code : "",
    apply: ask,
  };
};
