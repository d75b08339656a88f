import { paiseOf, rupeesOf } from "@pallu/contract";
import type { couponEndpoints } from "@pallu/contract/schemas";
import type { z } from "zod";
import type { Db } from "../../db/client.ts";
import { findCoupon } from "./coupons.repo.ts";
import { couponCodeOf, couponMessages, evaluateCoupon } from "./coupons.rules.ts";

type Validation = z.infer<(typeof couponEndpoints.validateCoupon.responses)[200]>;

/** Returns the discount of a coupon for a cart total in rupees. Only a checkout claims the coupon. */
export const validateCoupon = async (
  db: Db,
  typedCode: string,
  cartTotal: number,
  now: Date,
): Promise<Validation> => {
  const coupon = await findCoupon(db, couponCodeOf(typedCode));
  const result = evaluateCoupon(coupon, paiseOf(cartTotal), now);
  return result.kind === "refused"
    ? { success: false, discount: 0, message: result.message }
    : {
        success: true,
        discount: rupeesOf(result.discountPaise),
        message: couponMessages.applied(result.discountPaise),
      };
};
