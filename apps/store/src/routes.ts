import type { Params } from "react-router-dom";
import { demoRoutes } from "./demo/demoRoutes.ts";
import { plainPath } from "./platform/routing/links.rules.ts";
import { routesOf } from "./platform/routing/routesOf.ts";
import type { FindRoute, PageModule, ShopRoute } from "./platform/routing/route.ts";

const isCatchAll = (route: ShopRoute): boolean => route.paths.includes("*");

/** The pages that every shop has. */
const commonRoutes = routesOf(
  import.meta.glob<PageModule>("./routes/*/*Page.tsx"),
  import.meta.glob<readonly string[]>("./routes/*/route.ts", { eager: true, import: "paths" }),
);

/** The URL table of the demo, derived from the folders. The route that matches every path is last (GLB-12). */
export const routes: readonly ShopRoute[] = [...commonRoutes, ...demoRoutes].toSorted(
  (one, other) => Number(isCatchAll(one)) - Number(isCatchAll(other)),
);

/** Returns the expression of a path pattern, as React Router reads it: any case, and a parameter is one segment. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(pattern === "*" ? "" : `^${pattern.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`, "i");

/** Returns what the folder of a route has in a file, for example "./demo/home/home.load.ts". Undefined for no such file. */
export const inFolderOf = <T>({ folder }: ShopRoute, files: Record<string, T>): T | undefined =>
  Object.entries(files).find(([file]) => file.startsWith(folder))?.[1];

/** Decodes a path segment. Returns it unchanged if the encoding is invalid. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const paramsOf = (groups: Record<string, string> = {}): Params =>
  Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, decoded(part)]));

/** Returns what finds the route of a path in a table. It throws if the table has no route for every path. */
export const finderOf = (table: readonly ShopRoute[]): FindRoute => {
  const patterns = table.flatMap((route) =>
    route.paths.map((pattern) => ({ route, pattern, expression: expressionOf(pattern) })),
  );
  return (pathname, search = "") => {
    const path = plainPath(pathname);
    for (const { route, pattern, expression } of patterns) {
      const found = expression.exec(path);
      if (found)
        return {
          route,
          pattern,
          match: { params: paramsOf(found.groups), search: new URLSearchParams(search) },
        };
    }
    throw new Error(`No route has the path ${pathname}; one route must have the path '*'.`);
  };
};

/** Finds the routes of the demo. */
export const findRoute = finderOf(routes);
