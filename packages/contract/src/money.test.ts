import { describe, expect, it } from "vitest";
import {
  currencyOf,
  formatCount,
  formatMinor,
  formatPaise,
  formatPriceText,
  INR_PER_USD,
  minorOf,
  paiseOf,
  parseAmount,
  rupeesOf,
} from "./money.ts";

describe("currency", () => {
  it.each([
    ["USD", "USD"],
    ["INR", "INR"],
    [null, "INR"],
    ["usd", "INR"],
    ["EUR", "INR"],
    [1, "INR"],
  ])("[CUR-03] [CUR-04] a stored %j counts as %s", (stored, currency) => {
    expect(currencyOf(stored)).toBe(currency);
  });

  it("[CUR-07] converts 87.72 rupees to one dollar", () => {
    expect(INR_PER_USD).toBe(87.72);
    expect(minorOf(8772, "USD")).toBe(100);
    expect(minorOf(8772, "INR")).toBe(8772);
  });
});

describe("paise", () => {
  it.each([
    [12480, 1248000],
    [99.5, 9950],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    ["499.90", 49990],
    ["12,480", 0],
    [-1.5, -150],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [null, 0],
    [undefined, 0],
    [{}, 0],
  ])("[CUR-12] %j rupees are %i paise", (rupees, paise) => {
    expect(paiseOf(rupees)).toBe(paise);
  });

  it("come back from the wire as they went, for every price of two decimals", () => {
    for (let paise = 0; paise < 200_000; paise += 7) expect(paiseOf(rupeesOf(paise))).toBe(paise);
    for (const paise of [123_456_789, 999_999_999_99]) expect(paiseOf(rupeesOf(paise))).toBe(paise);
  });
});

describe("amounts as text", () => {
  it.each([
    [1248000, "₹12,480"],
    [12_345_678_00, "₹1,23,45,678"],
    [9950, "₹99.50"],
    [1, "₹0.01"],
    [0, "₹0"],
    [-50000, "-₹500"],
  ])("[CUR-08] [CUR-10] [CUR-14] %i paise read %s in rupees", (paise, text) => {
    expect(formatPaise(paise, "INR")).toBe(text);
  });

  it.each([
    [8772, "$1"],
    [10000, "$1.14"],
    [1248000, "$142.27"],
    [100_000_000, "$11,399.91"],
    [10_800_000_000, "$1,231,190.15"],
    [0, "$0"],
  ])("[CUR-07] [CUR-09] [CUR-10] %i paise read %s in dollars", (paise, text) => {
    expect(formatPaise(paise, "USD")).toBe(text);
  });

  it("[CUR-10] never has more than two decimals", () => {
    for (let paise = 1; paise < 50_000; paise += 37)
      for (const currency of ["INR", "USD"] as const)
        expect(formatPaise(paise, currency)).toMatch(/^[₹$][\d,]+(?:\.\d\d)?$/);
  });

  it.each([
    ["INR", "en-IN"],
    ["USD", "en-US"],
  ] as const)("[CUR-08] [CUR-09] reads in %s as Intl formats it in %s", (currency, locale) => {
    const others: string[] = [];
    for (let minor = 1; minor < 1e13; minor = Math.ceil(minor * 1.037) + 1)
      for (const amount of [minor, minor * 100, -minor]) {
        const digits = amount % 100 === 0 ? 0 : 2;
        const { format } = new Intl.NumberFormat(locale, {
          style: "currency",
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
        const shown = formatMinor(amount, currency);
        if (shown !== format(amount / 100)) others.push(`${amount}: ${shown}`);
      }
    expect(others).toEqual([]);
  });

  it("shows a stored amount without converting it", () => {
    expect(formatMinor(21659, "USD")).toBe("$216.59");
    expect(formatMinor(21659, "INR")).toBe("₹216.59");
  });
});

describe("prices of the sample data", () => {
  it.each([
    ["₹ 1,299.00", 1299],
    ["1 299", 1299],
    ["Rs 450 to 500", 450],
    ["12.5.3", 12.5],
    ["free", null],
    ["", null],
  ])("[CUR-13] %j parses to %j", (text, rupees) => {
    expect(parseAmount(text)).toBe(rupees);
  });

  it.each([null, undefined, {}, [1299], 1299, true])("[CUR-13] %j is no text", (value) => {
    expect(parseAmount(value)).toBeNull();
  });

  it.each([
    ["1299", "INR", "₹1,299"],
    ["₹1,299 - ₹2,499.50", "INR", "₹1,299 - ₹2,499.50"],
    ["877.2 - 1754.4", "USD", "$10 - $20"],
    ["877.2-1754.4", "USD", "$10 - $20"],
    ["On request", "USD", "On request"],
    [" On-request ", "USD", " On-request "],
    ["877.2 - on request", "USD", "$10 - on request"],
  ] as const)("[CUR-11] [CUR-12] %j in %s reads %j", (text, currency, shown) => {
    expect(formatPriceText(text, currency)).toBe(shown);
  });
});

describe("a count", () => {
  it("is formatted as Intl.NumberFormat formats it in en-IN", () => {
    const intl = new Intl.NumberFormat("en-IN");
    for (const count of [0, 7, 999, 1000, 99_999, 100_000, 1_234_567, 10_000_000])
      expect(formatCount(count)).toBe(intl.format(count));
  });
});
