import type { CheckInput } from "./checkInput.ts";
import { groupBy } from "../groupBy.ts";
import { isUndone } from "./states.ts";

/** The uses of a coupon are the orders with it that are neither cancelled nor returned. */
export function* checkCoupons({ journal, exports, submissions }: CheckInput): Generator<string> {
  for (const { code, uses, oncePerUser } of journal.coupons) {
    const holders = exports.orders.filter((order) => order.couponCode === code && !isUndone(order));
    const listed = exports.coupons.find((coupon) => coupon.code === code);
    if (!listed) {
      yield `coupon: ${code} is not listed`;
      continue;
    }
    if (listed.orders !== holders.length)
      yield `coupon: ${code} has ${listed.orders} uses, not ${holders.length}`;
    const left = uses === null ? null : uses - holders.length;
    if (listed.usesLeft !== left) yield `coupon: ${code} has ${listed.usesLeft} left, not ${left}`;
    if (oncePerUser)
      for (const [email, own] of groupBy(
        holders,
        ({ additionalText }) => submissions.get(additionalText)?.email ?? "",
      ))
        if (own.length > 1) yield `coupon: ${email} used ${code} ${own.length} times`;
  }
}
