import { describe, expect, it } from "vitest";
import { clampStepper, checkCartQuantity, startQuantity, stockLimit } from "./stock.ts";

describe("stock figure", () => {
  it.each([
    ["[CART-21]", { Stock: { availableStock: 3 }, stockQuantity: 9 }, 3],
    ["[CART-21]", { Stock: { availableStock: 0 }, stockQuantity: 9 }, 0],
    ["[CART-22]", { Stock: { availableStock: null }, stockQuantity: 9 }, 9],
    ["[CART-22]", { Stock: null, stockQuantity: 9 }, 9],
    ["[CART-22]", { stockQuantity: 0 }, 0],
    ["[CART-23]", { Stock: null, stockQuantity: null }, null],
    ["[CART-23]", {}, null],
    ["[CART-23]", { stockQuantity: Number.NaN }, null],
    ["[CART-23]", null, null],
    ["[CART-23]", undefined, null],
  ])("%s of %j is %j", (_id, variant, limit) => {
    expect(stockLimit(variant)).toBe(limit);
  });
});

describe("wanted cart quantity", () => {
  it.each([0, 0.4, -1, -100, Number.NaN])(
    "[CART-19] %d is ignored, whatever the stock",
    (wanted) => {
      expect(checkCartQuantity(wanted, 5)).toEqual({ kind: "ignored" });
      expect(checkCartQuantity(wanted, null)).toEqual({ kind: "ignored" });
    },
  );

  it.each([
    [6, 5, "Only 5 items available in stock"],
    [2, 1, "Only 1 items available in stock"],
    [1, 0, "Only 0 items available in stock"],
  ])("[CART-20] %i of %i is refused with its message", (wanted, limit, message) => {
    expect(checkCartQuantity(wanted, limit)).toEqual({ kind: "refused", message });
  });

  it("[CART-23] without a figure is refused with its message", () => {
    const message = "Stock information not available";
    expect(checkCartQuantity(1, null)).toEqual({ kind: "refused", message });
  });

  it.each([1, 4, 5])("[CART-20] %i of 5 is accepted", (wanted) => {
    expect(checkCartQuantity(wanted, 5)).toEqual({ kind: "accepted", quantity: wanted });
  });

  it("[CART-20] a fraction is rounded down", () => {
    expect(checkCartQuantity(2.9, 5)).toEqual({ kind: "accepted", quantity: 2 });
    expect(checkCartQuantity(5.5, 5)).toEqual({ kind: "accepted", quantity: 5 });
  });
});

describe("stepper of the product page", () => {
  it.each([
    ["[PDP-28]", 3, 5, 3],
    ["[PDP-28]", "4", 5, 4],
    ["[PDP-28]", 9, 5, 5],
    ["[PDP-28]", "99", 5, 5],
    ["[PDP-28]", 1, 0, 0],
    ["[PDP-29]", -1, 5, 0],
    ["[PDP-29]", "-3", 5, 0],
    ["[PDP-30]", "abc", 5, 0],
    ["[PDP-30]", "", 5, 0],
    ["[PDP-30]", "1e3", 5, 0],
    ["[PDP-30]", "2.5", 5, 0],
    ["[PDP-30]", Number.NaN, 5, 0],
  ])("%s %j with %i in stock becomes %i", (_id, typed, stock, quantity) => {
    expect(clampStepper(typed, stock)).toBe(quantity);
  });

  it.each([
    ["[PDP-26]", 7, 1],
    ["[PDP-26]", 1, 1],
    ["[PDP-27]", 0, 0],
  ])("%s another variant with %i in stock starts at %i", (_id, stock, quantity) => {
    expect(startQuantity(stock)).toBe(quantity);
  });
});
