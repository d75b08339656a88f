import { useEffect, useState } from "react";
import { validateCoupon } from "./checkout.data.ts";
import type { CouponOutcome } from "./checkout.data.ts";

/** State of the coupon field. */
export type CouponState = { kind: "none" } | { kind: "checking" } | CouponOutcome;

export type CouponControl = ReturnType<typeof useCoupon>;

interface Answer {
  press: object;
  cartTotalPaise: number;
  outcome: CouponOutcome;
}

/**
 * Validates a coupon for the given cart total and again whenever the total changes. Sends nothing while `isSettled` is
 * false.
 */
export const useCoupon = (cartTotalPaise: number, isSettled: boolean) => {
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
    /** Discount in paise. Zero unless a coupon is applied (CHK-23). */
    discountPaise: coupon.kind === "applied" ? coupon.discountPaise : 0,
    code: coupon.kind === "applied" ? coupon.code : "",
    /** Identity that changes with every application and removal of a code. */
    press,
    apply: (typed: string): void => setPress({ typed }),
    /** Removes the coupon and its discount. */
    remove: (): void => setPress(null),
    /** Validates the coupon again: it may be the reason for a rejected order. */
    recheck: (): void => {
      if (coupon.kind === "applied") setAnswer(null);
    },
  };
};
