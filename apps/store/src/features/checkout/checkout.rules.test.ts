import { expect, test } from "vitest";
import { checkoutBlocker } from "./checkout.rules.ts";
import { checkoutMessages, priceMissing } from "./checkoutMessages.ts";

const saree = { name: "Saree", offer: 100 };

test.each([
  ["ready", true, [saree], null],
  ["ready", false, [saree], checkoutMessages.loginFirst],
  ["visitor", true, [], checkoutMessages.loginFirst],
  ["loading", true, [], checkoutMessages.cartLoading],
  ["error", true, [saree], checkoutMessages.cartUnread],
  ["ready", true, [], checkoutMessages.emptyCart],
  ["ready", true, [saree, { name: "Kurti", offer: null }], priceMissing("Kurti")],
  ["ready", true, [{ name: "Kurti", offer: "free" }], priceMissing("Kurti")],
] as const)("a cart that is %s, user known: %s, lines %j: %s", (state, isKnown, lines, message) => {
  expect(checkoutBlocker({ state, lines }, isKnown)).toBe(message);
});
