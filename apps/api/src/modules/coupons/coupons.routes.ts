import { endpoints } from "@pallu/contract/schemas";
import type { Db } from "../../db/client.ts";
import { route } from "../../http/route.ts";
import { validateCoupon } from "./coupons.service.ts";

export const couponsRoutes = ({ db }: { db: Db }) => [
  route(endpoints.validateCoupon, async ({ body, clock }) => ({
    status: 200,
    body: await validateCoupon(db, body.couponCodeName, body.cartTotal, clock.now()),
  })),
];
