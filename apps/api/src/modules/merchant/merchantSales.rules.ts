import { defineEndpoints, line, MAX_INTEGER, rupees } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { couponCodeOf, isCouponCode } from "../coupons/coupons.rules.ts";
import { orderStates, paymentStates } from "../orders/orderStates.rules.ts";
import {
  amountIn,
  day,
  find,
  flag,
  isoDateTime,
  moment,
  next,
  page,
  keyCalls,
} from "./merchantFields.rules.ts";

const coupon = z.object({
  code: z.string(),
  percent: z.number().int().nullable(),
  amount: rupees.nullable(),
  minimum: rupees,
  usesLeft: z.number().int().nullable().meta({ description: "Null for any number." }),
  oncePerUser: z.boolean(),
  expiresAt: isoDateTime.nullable().meta({ description: "Null without an end." }),
});

const exampleCoupon = {
  code: "DIWALI",
  percent: 10,
  amount: null,
  minimum: 2500,
  usesLeft: null,
  oncePerUser: true,
  expiresAt: "2027-03-31T18:29:59.999Z",
};

export const merchantSalesEndpoints = defineEndpoints(keyCalls, {
  listAllCoupons: {
    call: { method: "GET", path: "/api/merchant/coupons" },
    summary: "Coupons with the number of orders that use each, by code",
    query: z.object({
      find: find.meta({ description: "Only those with that text in the code." }),
      current: flag(
        "Only those that can be used (true), or that have ended or are used up (false).",
      ),
      total: flag("True counts the coupons of all pages."),
      ...page,
    }),
    responses: {
      200: z.object({
        coupons: z.array(coupon.extend({ orders: z.number().int() })),
        next,
        total: z.number().int().optional().meta({ description: "With `total=true`." }),
      }),
      404: refusal,
    },
    example: {
      responses: { 200: { coupons: [{ ...exampleCoupon, orders: 12 }], next: null } },
    },
  },
  addCoupon: {
    call: { method: "POST", path: "/api/merchant/coupons" },
    summary: "Adds a coupon that takes off either a percentage or an amount",
    body: z
      .object({
        code: line(64)
          .refine(
            (code) => isCouponCode(couponCodeOf(code)),
            "must be 3 to 30 letters, digits and hyphens, a letter or digit first",
          )
          .meta({ description: "In any case; it is stored in capitals." }),
        percent: z.number().int().min(1).max(100).optional(),
        amount: amountIn.optional(),
        minimum: amountIn.optional().meta({ description: "The minimum sub total. Default: none." }),
        usesLeft: z.number().int().min(1).max(MAX_INTEGER).optional().meta({
          description: "How often it may be used in total. Default: any number.",
        }),
        oncePerUser: z.boolean().default(false),
        expiresAt: moment.optional().meta({ description: "Default: no end." }),
      })
      .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
        path: ["percent"],
        error: "must be there or the amount, and not both",
      }),
    responses: { 201: coupon, 409: refusal },
    example: {
      body: {
        code: "DIWALI",
        percent: 10,
        minimum: 2500,
        oncePerUser: true,
        expiresAt: "2027-03-31T23:59:59.999+05:30",
      },
      responses: { 201: exampleCoupon },
    },
  },
  endCoupon: {
    call: { method: "POST", path: "/api/merchant/coupons/:code/end" },
    summary:
      "Sets the end of a coupon, without a body: now. Orders that used it keep their discount",
    params: z.object({ code: line(64).min(1) }),
    body: z
      .object({
        expiresAt: moment.nullable().optional().meta({
          description: "In the future, or null for no end. Default: now.",
        }),
        expected: moment.nullable().optional().meta({
          description: "Its end when it was read, null for none. If it has another end now: 409.",
        }),
      })
      .nullish(),
    responses: {
      200: z.object({
        code: z.string(),
        before: isoDateTime.nullable().meta({ description: "Its end before. Null without one." }),
        expiresAt: isoDateTime.nullable(),
      }),
      404: refusal,
      409: refusal,
    },
    example: {
      body: { expected: null },
      responses: {
        200: { code: "DIWALI", before: null, expiresAt: "2026-11-29T09:30:00.000Z" },
      },
    },
  },
  reportSales: {
    call: { method: "GET", path: "/api/merchant/reports/sales" },
    summary: "The orders of a period by currency, state and payment, and the best sellers",
    query: z
      .object({ from: day, to: day })
      .refine(({ from, to }) => from <= to, { path: ["to"], error: "must not be before 'from'" }),
    responses: {
      200: z.object({
        from: z.string(),
        to: z.string(),
        sales: z.array(
          z.object({
            currency: z.string(),
            state: z.enum(orderStates),
            paymentState: z.enum(paymentStates),
            orders: z.number().int(),
            subTotal: z.number(),
            discount: z.number(),
            total: z.number(),
          }),
        ),
        bestSellers: z.array(
          z.object({
            variantId: z.string(),
            productName: z.string(),
            colourName: z.string(),
            optionValue: z.string().meta({ description: "Such as M. Empty without an option." }),
            pieces: z.number().int(),
          }),
        ),
      }),
    },
    example: {
      responses: {
        200: {
          from: "2027-03-01T00:00:00+05:30",
          to: "2027-03-31T23:59:59+05:30",
          sales: [
            {
              currency: "INR",
              state: "delivered",
              paymentState: "paid",
              orders: 42,
              subTotal: 524_160,
              discount: 12_000,
              total: 512_160,
            },
          ],
          bestSellers: [
            {
              variantId: "kanchipuram-temple-border--rani-pink",
              productName: "Kanchipuram Temple Border",
              colourName: "Rani pink",
              optionValue: "",
              pieces: 17,
            },
          ],
        },
      },
    },
  },
});
