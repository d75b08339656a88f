import { currencies } from "@pallu/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  draftOrder,
  isSameCart,
  isTotalRight,
  newOrderId,
  quantityByVariant,
  subTotalPaiseOf,
  submissionKeyOf,
} from "./orders.rules.ts";
import { emptyBilling as billing } from "./billing.fixtures.ts";
import type { CheckoutLine } from "./orders.rules.ts";

const lineOf = fc.record({
  cartId: fc.uuid(),
  seq: fc.nat(),
  quantity: fc.integer({ min: 1, max: 500 }),
  variantId: fc.constantFrom("a", "b", "c", "d"),
  productName: fc.string(),
  colourName: fc.string(),
  optionName: fc.string(),
  optionValue: fc.string(),
  sku: fc.option(fc.string()),
  image: fc.string(),
  unitPaise: fc.integer({ min: 1, max: 50_000_00 }),
  stock: fc.nat(),
});
const cartOf = fc.uniqueArray(lineOf, {
  minLength: 1,
  maxLength: 12,
  selector: (line) => line.cartId,
});

test("[CART-24] every order adds up, in rupees and in dollars, whatever was bought", () => {
  fc.assert(
    fc.property(
      cartOf,
      fc.constantFrom(...currencies),
      fc.nat({ max: 99_999_99 }),
      (lines, currency, discountPaise) => {
        const createdAt = new Date(0);
        const submission = { userId: "u", couponCode: "", currency, lines };
        const draft = draftOrder({
          ...submission,
          billing,
          discountPaise,
          createdAt,
          idempotencyKey: null,
        });
        const { order } = draft;
        const sum = draft.lines.reduce((total, line) => total + line.lineMinor, 0);
        expect(sum).toBe(order.subTotalMinor);
        expect(order.totalMinor).toBe(order.subTotalMinor - order.discountMinor);
        expect(order.totalMinor).toBeGreaterThanOrEqual(0);
        for (const line of draft.lines) expect(line.lineMinor).toBe(line.unitMinor * line.quantity);
      },
    ),
  );
});

test("the same lines in any order are the same cart and the same submission; any change is another", () => {
  const keyOf = (lines: CheckoutLine[], more: object = {}) =>
    submissionKeyOf({ userId: "u", lines, ...more });
  fc.assert(
    fc.property(cartOf, fc.nat(), (lines, at) => {
      const turned = [...lines.slice(at % lines.length), ...lines.slice(0, at % lines.length)];
      expect(isSameCart(turned, lines)).toBe(true);
      expect(keyOf(turned)).toBe(keyOf(lines));
      const changed = lines.map((line, index) =>
        index === at % lines.length ? { ...line, quantity: line.quantity + 1 } : line,
      );
      expect(isSameCart(changed, lines)).toBe(false);
      const others = [keyOf(changed), keyOf(lines, { userId: "v" })];
      expect(new Set([keyOf(lines), ...others]).size).toBe(3);
    }),
  );
});

const oneLine: CheckoutLine = {
  cartId: "1",
  seq: 1,
  quantity: 1,
  variantId: "a",
  productName: "",
  colourName: "",
  optionName: "",
  optionValue: "",
  sku: null,
  image: "",
  unitPaise: 500_00,
  stock: 1,
};

test("a total is right to within one rupee", () => {
  fc.assert(
    fc.property(cartOf, fc.integer({ min: -300, max: 300 }), (lines, off) => {
      const right = isTotalRight(subTotalPaiseOf(lines) + off, lines, 0);
      expect(right).toBe(Math.abs(off) <= 100);
    }),
    { examples: [100, -100, 101, -101].map((off) => [[oneLine], off]) },
  );
});

test("quantities are summed by variant, in the order of their ids", () => {
  fc.assert(
    fc.property(cartOf, (lines) => {
      const wanted = quantityByVariant(lines);
      expect(wanted.map((entry) => entry.id)).toEqual(
        [...new Set(lines.map((line) => line.variantId))].toSorted(),
      );
      for (const { id, quantity } of wanted) {
        const own = lines.filter((line) => line.variantId === id);
        expect(quantity).toBe(own.reduce((sum, line) => sum + line.quantity, 0));
      }
    }),
  );
});

test("order ids are short, readable and do not repeat", () => {
  const ids = Array.from({ length: 5000 }, newOrderId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^PL-[0-9A-HJKMNP-TV-Z]{10}$/);
});
