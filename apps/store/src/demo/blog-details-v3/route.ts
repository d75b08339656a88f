import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/blog-details-v3"];

export const server: ServerRoute = { sitemap: async () => [] };
