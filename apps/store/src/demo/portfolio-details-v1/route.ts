import { projectPages } from "../portfolio/projectMeta.ts";
import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/portfolio-details-v1", "/portfolio-details-v1/:id"];

export const server: ServerRoute = { sitemap: projectPages };
