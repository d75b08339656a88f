import { useEffect, useState } from "react";
import { validateCoupon } from "./checkout.data.ts";
import type { CouponOutcome } from "./checkout.data.ts";

/** State of the coupon field. */
export type CouponState = { kind: "none" } | { kind: "checking" } | CouponOutcome;

export interface CouponControl {
  coupon: CouponState;
  /** Discount in paise. Zero unless a coupon is applied (CHK-23). */
  discountPaise: number;
  code: string;
  /** Identity that changes with every application and removal of a code. */
  press: object | null;
  apply: (typed: string) => void;
  /** Removes the coupon and its discount. */
  remove: () => void;
  /** Validates the coupon again: it may be the reason for a rejected order. */
  recheck: () => void;
}

interface Answer {
  press: object;
  cartTotalPaise: number;
  outcome: CouponOutcome;
}

/**
 * Validates a coupon for the given cart total and again whenever the total changes. Sends nothing while `isSettled` is
 * false.
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
      // Drops the response of an outdated request.
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
    remove: () => setPress(null),
    recheck: () => {
      if (coupon.kind === "applied") setAnswer(null);
    },
  };
};
