import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/blog-details-v2", "/blog-details-v2/:id"];

export const server: ServerRoute = { sitemap: async () => [] };
