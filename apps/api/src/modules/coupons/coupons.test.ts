import { describe, expect, test } from "vitest";
import { openTestShop } from "../../testing/openTestShop.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { evaluateCoupon } from "./coupons.rules.ts";

const shop = openForFile(openTestShop);

const validate = (couponCodeName: string, cartTotal: number) =>
  shop.visitor.call("validateCoupon", 200, { body: { couponCodeName, cartTotal } });

describe("validating a coupon", () => {
  test.each([
    ["WELCOME10", 12480, 1248, "Coupon applied: you save ₹1,248"],
    ["  welcome10 ", 12480, 1248, "Coupon applied: you save ₹1,248"],
    ["\u200bWEL\u00adCOME\u206010\u200e", 12480, 1248, "Coupon applied: you save ₹1,248"],
    ["WELCOME10", 99.95, 10, "Coupon applied: you save ₹10"],
    ["WELCOME10", 7890.25, 789.03, "Coupon applied: you save ₹789.03"],
    ["FLAT500", 2000, 500, "Coupon applied: you save ₹500"],
    ["ONLY1", 1000, 100, "Coupon applied: you save ₹100"],
  ])("[API-29] [CHK-26] %s on ₹%d saves ₹%d", async (code, total, discount, message) => {
    expect(await validate(code, total)).toEqual({ success: true, discount, message });
  });

  test.each([
    ["NOSUCH", 5000, "Invalid coupon"],
    ["", 5000, "Invalid coupon"],
    ["EXPIRED", 5000, "This coupon has expired."],
    ["FLAT500", 1999.99, "This coupon counts for orders of ₹2,000 or more."],
  ])("[CHK-21] %j on ₹%d is refused in plain words", async (code, total, message) => {
    expect(await validate(code, total)).toEqual({ success: false, discount: 0, message });
  });

  test.each([-1, null, "5000", undefined])("a cart total of %j is 400", async (cartTotal) => {
    const refused = await shop.visitor.call("validateCoupon", 400, {
      body: { couponCodeName: "WELCOME10", cartTotal },
    });
    expect(refused.success).toBe(false);
  });
});

const coupon = {
  code: "BIG",
  percent: null,
  amountPaise: 500_00,
  minimumPaise: 0,
  usesLeft: null,
  oncePerUser: false,
  expiresAt: null,
};

test("a coupon has expired at the moment it names", () => {
  const expiresAt = new Date(1000);
  const kindAt = (ms: number) => evaluateCoupon({ ...coupon, expiresAt }, 1, new Date(ms)).kind;
  expect([kindAt(999), kindAt(1000)]).toEqual(["accepted", "refused"]);
});

test("a coupon never takes off more than the total", () => {
  expect(evaluateCoupon(coupon, 99_50, new Date())).toEqual({
    kind: "accepted",
    discountPaise: 99_50,
  });
  expect(evaluateCoupon({ ...coupon, usesLeft: 0 }, 99_50, new Date()).kind).toBe("refused");
});
