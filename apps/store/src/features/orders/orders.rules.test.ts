import { expect, test } from "vitest";
import { invoiceAmount, invoiceSign, joinOrders } from "./orders.rules.ts";

const row = { orderId: 501, fullName: "Asha Rao" };

test("[ORD-06] statuses are joined by order id, a number against text", () => {
  const lines = joinOrders(
    [row, { orderId: "502", fullName: "Asha Rao" }],
    [
      { orderId: 502, deliveryStatus: "delivered", paymentStatus: "paid" },
      { orderId: "501", deliveryStatus: "shipped" },
    ],
  );
  expect(lines.map((line) => line.deliveryStatus)).toEqual(["shipped", "delivered"]);
  expect(lines.map((line) => line.paymentStatus)).toEqual(["unpaid", "paid"]);
});

test("[ORD-07] [ORD-08] without an order the statuses are 'pending' and 'unpaid'", () => {
  const [line] = joinOrders([row], []);
  expect(line).toMatchObject({ deliveryStatus: "pending", paymentStatus: "unpaid" });
});

test("[ORD-03] an order of several products is one line", () => {
  expect(joinOrders([row, { ...row, productname: "Second" }], [])).toHaveLength(1);
});

test.each([
  ["usd", "$"],
  ["USD", "$"],
  ["INR", "₹"],
  ["EUR", "₹"],
  [undefined, "₹"],
  [null, "₹"],
])("[INV-04] [INV-05] the sign of currency %s is %s", (currency, sign) => {
  expect(invoiceSign(currency)).toBe(sign);
});

test.each([
  [undefined, "₹0"],
  [null, "₹0"],
  ["not a number", "₹0"],
  [1234567, "₹12,34,567"],
  ["99.5", "₹99.50"],
])("[INV-06] an amount of %s reads %s", (amount, text) => {
  expect(invoiceAmount(amount, "₹")).toBe(text);
});
