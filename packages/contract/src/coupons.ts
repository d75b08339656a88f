import { z } from "zod";
import { calls } from "./call.ts";
import { defineEndpoint } from "./endpoint.ts";
import { line, rupees } from "./fields.ts";

export const couponEndpoints = {
  validateCoupon: defineEndpoint({
    call: calls.validateCoupon,
    tag: "Coupons",
    access: "public",
    summary: "Whether a coupon counts for a cart of that total, and by how many rupees",
    body: z.object({ couponCodeName: line(64), cartTotal: z.number().nonnegative().max(1e9) }),
    responses: {
      200: z.object({ success: z.boolean(), discount: rupees, message: z.string() }),
    },
  }),
};
