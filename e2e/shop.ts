import { inject } from "vitest";

/** Workers of the end-to-end tests have a shop each, so that files that run side by side share no stock. */
const shops = inject("shops");
const shop = shops[(Number(process.env["VITEST_POOL_ID"] ?? 1) - 1) % shops.length];
if (!shop) throw new Error("No shop was started.");

export const { url, dataDir } = shop;
