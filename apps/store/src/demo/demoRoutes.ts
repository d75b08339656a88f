import type { PageModule, ShopRoute } from "../platform/routing/route.ts";
import { routesOf } from "../platform/routing/routesOf.ts";

/** Pages with contents of the demo. None without packages/demo (docs/decisions/0061). */
export const demoRoutes: readonly ShopRoute[] = routesOf(
  import.meta.glob<PageModule>("./demo/*/*Page.tsx", { base: "../" }),
  import.meta.glob<readonly string[]>("./demo/*/route.ts", {
    base: "../",
    eager: true,
    import: "paths",
  }),
);
