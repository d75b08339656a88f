import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/portfolio-v1"];

/** Without scripts the filter is a form. */
export const server: ServerRoute = { query: ["kind"] };
