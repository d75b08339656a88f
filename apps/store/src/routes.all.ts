import type { ShopRoute } from "./platform/routing/route.ts";

/** Routes by file, derived from the folders. */
export const routesByFile: Record<string, ShopRoute> = import.meta.glob<ShopRoute>(
  "./routes/*/route.ts",
  { eager: true, import: "route" },
);

const isCatchAll = ({ paths }: ShopRoute): boolean => paths.includes("*");

/** The URL table. The route that matches every path is last (GLB-12). */
export const allRoutes: readonly ShopRoute[] = Object.values(routesByFile).toSorted(
  (one, other) => Number(isCatchAll(one)) - Number(isCatchAll(other)),
);
