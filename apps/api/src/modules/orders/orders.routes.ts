import { endpoints } from "@pallu/contract/schemas";
import type { z } from "zod";
import type { Db } from "../../db/client.ts";
import { route } from "../../http/route.ts";
import { couponCodeOf } from "../coupons/coupons.rules.ts";
import { checkout } from "./checkout.service.ts";
import type { CheckoutRequest } from "./checkout.service.ts";
import { orderMessages } from "./orders.messages.ts";
import { createOrderRepo } from "./orders.repo.ts";
import { listOrderHistory, listOrderRows, listOrders } from "./orders.service.ts";

type CheckoutBody = z.infer<NonNullable<typeof endpoints.checkout.body>>;

/** What of a request counts: prices, names and every other user id in it do not (decision 9). */
const toRequest = (userId: string, body: CheckoutBody): CheckoutRequest => {
  const { userId: _claimed, ...billing } = body.billData;
  return {
    userId,
    billing,
    lines: body.products.map(({ cartId, quantity }) => ({ cartId: String(cartId), quantity })),
    totalRupees: body.total,
    couponCode: couponCodeOf(body.couponCodeName),
    currency: body.currency,
  };
};

export const ordersRoutes = ({ db }: { db: Db }) => {
  const repo = createOrderRepo(db);
  return [
    route(endpoints.checkout, async ({ session, body, clock }) => {
      const orderId = await checkout({ db, clock }, toRequest(session.userId, body));
      return { status: 200, body: { success: true, orderId, message: orderMessages.placed } };
    }),
    route(endpoints.listOrderHistory, async ({ session }) => ({
      status: 200,
      body: await listOrderHistory(repo, session.userId),
    })),
    route(endpoints.listOrders, async ({ session }) => ({
      status: 200,
      body: await listOrders(repo, session.userId),
    })),
    route(endpoints.listOrderRows, async ({ session, params }) => ({
      status: 200,
      body: await listOrderRows(repo, session.userId, String(params.orderId)),
    })),
  ];
};
