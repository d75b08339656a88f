import { describe, expect, it } from "vitest";
import { currencies, formatMinor, minorOf, parseAmount } from "./money.ts";
import { percentOf, totalsOf } from "./totals.ts";

describe("totals", () => {
  it("[CART-07] [CART-24] sums offer price times quantity, minus the discount", () => {
    expect(
      totalsOf(
        [
          { unitPaise: 1248000, quantity: 1 },
          { unitPaise: 99950, quantity: 2 },
        ],
        "INR",
        50000,
      ),
    ).toEqual({ lines: [1248000, 199900], subTotal: 1447900, discount: 50000, total: 1397900 });
  });

  it("[CART-24] rounds the unit price, so that three at $1.14 cost $3.42", () => {
    const totals = totalsOf([{ unitPaise: 10000, quantity: 3 }], "USD");
    expect(totals).toEqual({ lines: [342], subTotal: 342, discount: 0, total: 342 });
  });

  it("[CART-24] converts a discount that has more paise than the sub total has cents", () => {
    const totals = totalsOf([{ unitPaise: 80000, quantity: 1 }], "USD", 5000);
    expect(totals).toEqual({ lines: [912], subTotal: 912, discount: 57, total: 855 });
  });

  it.each([
    ["more than the sub total", 999_999, 10000, 0],
    ["negative", -500, 0, 10000],
    ["nothing", 0, 0, 10000],
  ])("[CART-24] a discount of %s leaves a sensible total", (_name, paise, discount, total) => {
    const totals = totalsOf([{ unitPaise: 10000, quantity: 1 }], "INR", paise);
    expect(totals).toMatchObject({ discount, total });
  });

  it("[CART-09] an empty cart costs nothing", () => {
    expect(totalsOf([], "USD", 500)).toEqual({ lines: [], subTotal: 0, discount: 0, total: 0 });
  });

  it.each([
    [1447900, 10, 144790],
    [5, 10, 1],
    [4, 10, 0],
    [0, 10, 0],
  ])("a percentage of %i paise at %i %% is %i, rounded half up", (paise, percent, part) => {
    expect(percentOf(paise, percent)).toBe(part);
  });
});

/** A seeded pseudo-random generator (Lehmer), so that failures are reproducible. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** Parses the displayed amount back to the smallest unit. */
const shownMinor = (minor: number, currency: (typeof currencies)[number]): number =>
  Math.round((parseAmount(formatMinor(minor, currency)) ?? Number.NaN) * 100);

it.each(currencies)("[CART-24] shown rows add up to the shown total in %s", (currency) => {
  const next = numbers(26);
  for (let round = 0; round < 2000; round++) {
    const lines = Array.from({ length: 1 + next(6) }, () => ({
      unitPaise: 1 + next(5_000_000),
      quantity: 1 + next(12),
    }));
    const { lines: amounts, subTotal, discount, total } = totalsOf(lines, currency, next(900_000));
    const rows = amounts.map((amount) => shownMinor(amount, currency));
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(shownMinor(subTotal, currency));
    expect(shownMinor(subTotal, currency) - shownMinor(discount, currency)).toBe(
      shownMinor(total, currency),
    );
    for (const [index, line] of lines.entries())
      expect(rows[index]).toBe(
        shownMinor(minorOf(line.unitPaise, currency), currency) * line.quantity,
      );
    expect(total).toBeGreaterThanOrEqual(0);
  }
});
