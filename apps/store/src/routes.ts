import type { Params } from "react-router-dom";
import { plainPath } from "./platform/routing/links.rules.ts";
import type { FindRoute, PageModule, ShopRoute } from "./platform/routing/route.ts";

/**
 * Returns the routes of the folders that have a page, by file. A page has the path of its folder, or those of its
 * `route.ts`.
 */
export const routesOf = (
  pages: Record<string, () => Promise<PageModule>>,
  paths: Record<string, readonly string[]>,
): ShopRoute[] =>
  Object.entries(pages).map(([file, page]) => {
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    return {
      folder,
      paths: paths[`${folder}route.ts`] ?? [`/${folder.split("/").at(-2)}`],
      source: file.replace("./", "src/"),
      page,
    };
  });

const isCatchAll = (route: ShopRoute): boolean => route.paths.includes("*");

/** The URL table, derived from the folders. The route that matches every path is last (GLB-12). */
export const routes: readonly ShopRoute[] = routesOf(
  import.meta.glob<PageModule>("./routes/*/*Page.tsx"),
  import.meta.glob<readonly string[]>("./routes/*/route.ts", { eager: true, import: "paths" }),
).toSorted((one, other) => Number(isCatchAll(one)) - Number(isCatchAll(other)));

/** Returns the expression of a path pattern, as React Router reads it: any case, and a parameter is one segment. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(pattern === "*" ? "" : `^${pattern.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`, "i");

/** Returns what the folder of a route has in a file, for example "./routes/home/home.load.ts". Undefined for no such file. */
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
