import { formatShopDay, paiseOf, rupeesOf, shopTimestamp } from "@pallu/contract";
import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import type { HttpError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { countCoupons, findCouponsPage } from "../coupons/coupons.repo.ts";
import { couponCodeOf } from "../coupons/coupons.rules.ts";
import type { Coupon } from "../coupons/coupons.rules.ts";
import { addCoupon, changeCouponEnd } from "../coupons/coupons.service.ts";
import { shopDayOf } from "../orders/period.rules.ts";
import { reportSales, salesBodyOf } from "../orders/salesReport.service.ts";
import { merchantSalesEndpoints as endpoints } from "./merchantSales.rules.ts";
import { pageOf } from "./pages.ts";
import { fieldError, unknown } from "./refusals.ts";

const bodyOf = ({ amountPaise, minimumPaise, expiresAt, ...coupon }: Coupon) => ({
  ...coupon,
  amount: amountPaise === null ? null : rupeesOf(amountPaise),
  minimum: rupeesOf(minimumPaise),
  expiresAt: expiresAt?.toISOString() ?? null,
});

const pastEnd = (): HttpError => fieldError("expiresAt", "must not be in the past", "past_end");

const dateOf = (text: string | null | undefined): Date | null | undefined =>
  typeof text === "string" ? new Date(text) : text;

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;

const endWords = (end: Date | null): string =>
  end ? `its end on ${formatShopDay(end)}, ${shopTimestamp(end).slice(11, 16)}` : "no end";

/** The endpoints of coupons and reports. */
export const merchantSalesRoutes = ({ db, clock }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock };
  return [
    keyRoute(endpoints.listAllCoupons, "coupons:read", async ({ query }) => {
      const { find, current: isCurrent, total, after, limit } = query;
      const filter = { find: find && couponCodeOf(find), isCurrent, now: clock.now() };
      const found = await findCouponsPage(db.read, filter, { afterCode: after, limit: limit + 1 });
      const named = found.map((coupon) => ({ id: coupon.code, coupon }));
      const { rows, next } = pageOf(named, limit);
      const coupons = rows.map(({ coupon: { orders, ...coupon } }) => ({
        ...bodyOf(coupon),
        orders,
      }));
      const count = total ? { total: await countCoupons(db.read, filter) } : {};
      return { status: 200, body: { coupons, next, ...count } };
    }),
    keyRoute(endpoints.addCoupon, "coupons:write", async ({ body, caller }) => {
      const { percent = null, amount, minimum, usesLeft = null, oncePerUser, expiresAt } = body;
      const coupon = {
        code: couponCodeOf(body.code),
        percent,
        amountPaise: amount === undefined ? null : paiseOf(amount),
        minimumPaise: minimum === undefined ? 0 : paiseOf(minimum),
        usesLeft,
        oncePerUser,
        expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
      };
      const { kind } = await addCoupon(context, coupon, caller);
      if (kind === "past") throw pastEnd();
      if (kind === "known")
        throw merchantError(409, "known_coupon", `There is a coupon ${coupon.code} already.`);
      return { status: 201, body: bodyOf(coupon) };
    }),
    keyRoute(endpoints.endCoupon, "coupons:write", async ({ params, body, caller }) => {
      const code = couponCodeOf(params.code);
      const expiresAt = dateOf(body?.expiresAt);
      if (expiresAt && expiresAt < clock.now()) throw pastEnd();
      const expected = dateOf(body?.expected);
      const order = {
        code,
        expiresAt: expiresAt === undefined ? clock.now() : expiresAt,
        expected,
      };
      const outcome = await changeCouponEnd(context, order, caller);
      if (outcome.kind === "unknown") throw unknown("coupon", code);
      if (outcome.kind === "unexpected")
        throw merchantError(
          409,
          "unexpected_end",
          `${code} had ${endWords(expected ?? null)} when you opened it, and has ${endWords(outcome.expiresAt)} now: look at it again, then change it.`,
        );
      const { before, after } = outcome;
      return { status: 200, body: { code, before: isoOf(before), expiresAt: isoOf(after) } };
    }),
    keyRoute(endpoints.reportSales, "reports:read", async ({ query }) => {
      const [first, last] = [shopDayOf(query.from), shopDayOf(query.to)];
      if (!first || !last) throw merchantError(422, "invalid", "The period has no days.");
      const report = await reportSales(db.read, { from: first.from, to: last.to });
      return { status: 200, body: salesBodyOf(report) };
    }),
  ];
};
