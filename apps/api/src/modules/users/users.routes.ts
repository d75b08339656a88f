import type { Context } from "../../context.ts";
import type { RouteDefinition } from "../../http/route.ts";

export const usersRoutes = (_context: Context): RouteDefinition[] => [];
