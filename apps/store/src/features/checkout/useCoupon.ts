import { useEffect, useRef, useState } from "react";
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

  const outdated =
    coupon.kind === "applied" && coupon.cartTotalPaise !== cartTotalPaise ? coupon.code : null;
  useEffect(() => {
    if (outdated === null) return undefined;
    let wanted = true;
    void validateCoupon(outdated, cartTotalPaise).then((outcome) => {
      if (wanted) setCoupon(outcome);
    });
    return () => {
      wanted = false;
    };
  }, [outdated, cartTotalPaise]);

  const shown: CouponState = outdated === null ? coupon : { kind: "checking" };
  return {
    coupon: shown,
    discountPaise: shown.kind === "applied" ? shown.discountPaise : 0,
    code: shown.kind === "applied" ? shown.code : "",
    apply: async (typed) => {
      newest.current += 1;
      const asked = newest.current;
      if (typed.trim() !== "") setCoupon({ kind: "checking" });
      const outcome = await validateCoupon(typed, cartTotalPaise);
      // An older answer must not overtake a newer question.
      if (asked === newest.current) setCoupon(outcome);
    },
  };
};
