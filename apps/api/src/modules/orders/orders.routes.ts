import { endpoints } from "@pallu/contract/schemas";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { httpError, problem } from "../../http/httpError.ts";
import { route } from "../../http/route.ts";
import { couponCodeOf } from "../coupons/coupons.rules.ts";
import { createCheckoutRepo } from "./checkout.repo.ts";
import { checkout } from "./checkout.service.ts";
import type { CheckoutRequest } from "./checkout.service.ts";
import { orderMessages } from "./orderMessages.rules.ts";
import { createOrderRepo } from "./orders.repo.ts";
import { toOrderRow, toOrderSummary } from "./orderRows.rules.ts";

type CheckoutBody = z.infer<NonNullable<typeof endpoints.checkout.body>>;

/** Returns the relevant part of a request. Ignores its prices, names and other user ids (docs/decisions/0006). */
const toRequest = (
  userId: string,
  body: CheckoutBody,
  idempotencyKey: string | null,
): CheckoutRequest => {
  const { userId: _claimed, ...billing } = body.billData;
  return {
    userId,
    billing,
    lines: body.products.map(({ cartId, quantity }) => ({ cartId: String(cartId), quantity })),
    totalRupees: body.total,
    couponCode: couponCodeOf(body.couponCodeName),
    currency: body.currency,
    idempotencyKey,
  };
};

/** Returns the Idempotency-Key header (draft-ietf-httpapi-idempotency-key-header). Errors: 400. */
const keyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw problem(400, "invalid_idempotency_key", orderMessages.keyInvalid);
  return key;
};

export const ordersRoutes = ({ db, config, clock }: Context) => {
  const repo = createOrderRepo(db.read);
  const checkoutRepo = createCheckoutRepo(db);
  return [
    route(endpoints.checkout, async ({ session, body, request }) => {
      const submission = toRequest(session.userId, body, keyOf(request));
      // Only attempts without an order stay counted, because a client that guesses codes places no order.
      const { consume, undo } = request.server.couponAttempt(request);
      const shop = {
        db,
        repo: checkoutRepo,
        clock,
        config,
        unpaidPieces: config.unpaidPieces,
        owners: config.mailOwner,
        countCoupon: consume,
        deadline: request.deadline,
      };
      const orderId = await checkout(shop, submission);
      await undo();
      return { status: 200, body: { success: true, orderId, message: orderMessages.placed } };
    }),
    route(endpoints.listOrderHistory, async ({ session }) => ({
      status: 200,
      body: (await repo.rowsOfUser(session.userId)).map(toOrderRow),
    })),
    route(endpoints.listOrders, async ({ session }) => ({
      status: 200,
      body: (await repo.ordersOfUser(session.userId)).map(toOrderSummary),
    })),
    route(endpoints.listOrderRows, async ({ session, params }) => {
      const rows = await repo.rowsOfOrder(session.userId, String(params.orderId));
      // The same for an order of another user.
      if (rows.length === 0) throw httpError(404, orderMessages.unknownOrder);
      return { status: 200, body: rows.map(toOrderRow) };
    }),
  ];
};
