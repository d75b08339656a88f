import { paiseOf, rupeesOf } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import type { Context } from "../../context.ts";
import { route } from "../../http/route.ts";
import { findCoupon } from "./coupons.repo.ts";
import { couponCodeOf, couponMessages, evaluateCoupon } from "./coupons.rules.ts";

export const couponsRoutes = ({ db, clock }: Context) => [
  /** Only a checkout claims the coupon. */
  route(endpoints.validateCoupon, async ({ body }) => {
    const coupon = await findCoupon(db.read, couponCodeOf(body.couponCodeName));
    const result = evaluateCoupon(coupon, paiseOf(body.cartTotal), clock.now());
    if (result.kind === "refused")
      return { status: 200, body: { success: false, discount: 0, message: result.message } };
    const { discountPaise } = result;
    const message = couponMessages.applied(discountPaise);
    return { status: 200, body: { success: true, discount: rupeesOf(discountPaise), message } };
  }),
];
