import type { Context } from "../../context.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { readToday } from "../owner/today.service.ts";
import { merchantTodayEndpoints } from "./merchantToday.rules.ts";

/** The endpoint of the page Today. */
export const merchantTodayRoutes = ({ db, clock, config }: Context): RouteDefinition[] => [
  keyRoute(merchantTodayEndpoints.showToday, "orders:read", async ({ caller, query }) => {
    const today = await readToday(
      { db: db.desk, clock, config },
      caller.scopes,
      query.brief ?? false,
    );
    return { status: 200, body: today };
  }),
];
