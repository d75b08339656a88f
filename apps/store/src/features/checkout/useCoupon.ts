import { useEffect, useState } from "react";
import { validateCoupon } from "./checkout.data.ts";
import type { CouponOutcome } from "./checkout.data.ts";

/** A coupon as it stands beside its box. */
export type CouponState = { kind: "none" } | { kind: "checking" } | CouponOutcome;

export interface CouponControl {
  coupon: CouponState;
  /** Zero unless a coupon is applied (CHK-23). */
  discountPaise: number;
  code: string;
  /** Changes with every press of the coupon's button. */
  press: object | null;
  apply: (typed: string) => void;
  /** Asks again what the coupon is worth, as a refused order may have been refused for it. */
  recheck: () => void;
}

interface Answer {
  press: object;
  cartTotalPaise: number;
  outcome: CouponOutcome;
}

/**
 * A coupon for a cart of the given total. An applied one is asked about once more whenever that total changes,
 * so that the discount is always the one of the cart in sight. While `isSettled` is false nothing is asked.
 */
export const useCoupon = (cartTotalPaise: number, isSettled: boolean): CouponControl => {
  const [press, setPress] = useState<{ typed: string } | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);

  const isAnswered =
    answer !== null &&
    answer.press === press &&
    (answer.outcome.kind === "refused" || answer.cartTotalPaise === cartTotalPaise);
  useEffect(() => {
    if (press === null || isAnswered || !isSettled) return undefined;
    let isWanted = true;
    void validateCoupon(press.typed, cartTotalPaise).then((outcome) => {
      // The answer to an older question is dropped.
      if (isWanted) setAnswer({ press, cartTotalPaise, outcome });
    });
    return () => {
      isWanted = false;
    };
  }, [press, isAnswered, isSettled, cartTotalPaise]);

  const coupon: CouponState =
    press === null ? { kind: "none" } : isAnswered ? answer.outcome : { kind: "checking" };
  return {
    coupon,
    discountPaise: coupon.kind === "applied" ? coupon.discountPaise : 0,
    code: coupon.kind === "applied" ? coupon.code : "",
    press,
    apply: (typed) => setPress({ typed }),
    recheck: () => {
      if (coupon.kind === "applied") setAnswer(null);
    },
  };
};
