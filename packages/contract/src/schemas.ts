/**
 * The zod schemas of all calls, for the server, the tests and the OpenAPI document. Do not import them in the browser.
 */
import { cartEndpoints } from "./cart.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { couponEndpoints } from "./coupons.ts";
import { messageEndpoints } from "./messages.ts";
import { orderEndpoints } from "./orders.ts";
import { shopEndpoints } from "./shopEndpoints.ts";
import { userEndpoints } from "./users.ts";
import { wishlistEndpoints } from "./wishlist.ts";

export * from "./cart.ts";
export * from "./catalogue.ts";
export * from "./coupons.ts";
export * from "./endpoint.ts";
export * from "./fields.ts";
export * from "./messages.ts";
export * from "./orders.ts";
export * from "./shopEndpoints.ts";
export * from "./users.ts";
export * from "./wishlist.ts";

export const endpoints = {
  ...catalogueEndpoints,
  ...shopEndpoints,
  ...cartEndpoints,
  ...wishlistEndpoints,
  ...couponEndpoints,
  ...orderEndpoints,
  ...userEndpoints,
  ...messageEndpoints,
};
