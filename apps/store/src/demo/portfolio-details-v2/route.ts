import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/portfolio-details-v2", "/portfolio-details-v2/:id"];

export const server: ServerRoute = { sitemap: async () => [] };
