import { postPages } from "../blog/postMeta.ts";
import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/blog-details-v1", "/blog-details-v1/:id"];

export const server: ServerRoute = { sitemap: postPages };
