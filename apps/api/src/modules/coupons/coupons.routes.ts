import { endpoints } from "@pallu/contract/schemas";
import type { Pools } from "../../db/client.ts";
import { route } from "../../http/route.ts";
import { validateCoupon } from "./coupons.service.ts";

export const couponsRoutes = ({ db }: { db: Pools }) => [
  route(endpoints.validateCoupon, async ({ body, clock }) => ({
    status: 200,
    body: await validateCoupon(db.read, body.couponCodeName, body.cartTotal, clock.now()),
  })),
];
