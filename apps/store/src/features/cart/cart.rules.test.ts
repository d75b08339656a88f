import type { CartItemResponse } from "@pallu/contract";
import { expect, test } from "vitest";
import { cartTotals, limitOf } from "./cart.rules.ts";
import { countPieces } from "./CartProvider.tsx";

const line = (cartId: number, quantity: number, price: number): CartItemResponse => ({
  cartId,
  quantity,
  ProductVariant: { productVariantId: cartId + 100, Product: { productOfferPrice: price } },
});

const items = [line(11, 2, 100), line(12, 3, 200)];

test("[CART-24] sub total and total are the sum of offer price times quantity", () => {
  const totals = cartTotals(items, "INR");
  expect(totals.lines, "[CART-07]").toEqual([200_00, 600_00]);
  expect(totals.subTotal).toBe(800_00);
  expect(totals.total).toBe(800_00);
});

test("[CHK-25] [API-31] a coupon of 50 rupees lowers a total of 800 to 750", () => {
  expect(cartTotals(items, "INR", 50_00).total).toBe(750_00);
});

test("[HDR-38] the cart counts pieces, not lines", () => {
  expect(countPieces(items)).toBe(5);
});

test("[CART-24] a line without a price or a readable quantity costs nothing and breaks nothing", () => {
  const broken = [{ cartId: 1 } as CartItemResponse, line(2, 1, 10)];
  expect(cartTotals(broken, "INR").total).toBe(10_00);
  expect(countPieces(broken)).toBe(1);
  expect(limitOf(broken[0] as CartItemResponse)).toBeNull();
});
