import { currencies, formatMinor, formatPaise, rupeesOf } from "@pallu/contract";
import type { CartItemResponse } from "@pallu/contract";
import { expect, test } from "vitest";
import { invoiceAmount } from "../orders/orders.rules.ts";
import { cartTotals } from "./cart.rules.ts";

const SEED = 20_261_121;
const CARTS = 2000;

/** Generates the same numbers on every run: a linear congruential generator (Numerical Recipes). */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const cartOf = (next: (below: number) => number): CartItemResponse[] =>
  Array.from({ length: 1 + next(5) }, (_, cartId) => ({
    cartId,
    quantity: 1 + next(999),
    // The API sends rupees.
    ProductVariant: { Product: { productOfferPrice: rupeesOf(1 + next(99_999_99)) } },
  }));

/** Parses a displayed amount into paise or cents. */
const read = (shown: string): number => Math.round(Number(shown.replace(/[^\d.]/g, "")) * 100);

test("[CART-24] what 2,000 carts show in two currencies adds up, and so does their invoice", () => {
  const next = numbersFrom(SEED);
  const faults: string[] = [];
  for (let cart = 0; cart < CARTS; cart++) {
    const items = cartOf(next);
    const discountPaise = next(2) * next(99_999_99);
    for (const currency of currencies) {
      const totals = cartTotals(items, currency, discountPaise);
      const shown = [...totals.lines, totals.subTotal, totals.discount, totals.total].map((minor) =>
        formatMinor(minor, currency),
      );
      const [total = 0, discount = 0, subTotal = 0, ...lines] = shown.map(read).toReversed();
      const rows = items.map(({ quantity, ProductVariant }) => {
        const rupees = Number(ProductVariant?.Product?.productOfferPrice);
        return read(formatPaise(Math.round(rupees * 100), currency)) * quantity;
      });
      const sign = currency === "USD" ? "$" : "₹";
      const invoiced = [...totals.lines, totals.subTotal, totals.discount, totals.total].map(
        (minor) => invoiceAmount(rupeesOf(minor), sign),
      );
      if (
        lines.reduce((sum, line) => sum + line, 0) !== subTotal ||
        subTotal - discount !== total ||
        rows.join() !== lines.toReversed().join() ||
        invoiced.join() !== shown.join()
      )
        faults.push(`cart ${cart} of seed ${SEED} in ${currency}: ${shown.join(" ")}`);
    }
  }
  expect(faults).toEqual([]);
});
