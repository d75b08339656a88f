import { matchPath } from "react-router-dom";
import type { Params } from "react-router-dom";
import { plainPath } from "./platform/routing/plainPath.ts";
import type { Matched, ShopRoute } from "./platform/routing/route.ts";

const isCatchAll = ({ paths }: ShopRoute): boolean => paths.includes("*");

const byFile = Object.entries(
  import.meta.glob<ShopRoute>("./routes/*/route.ts", { eager: true, import: "route" }),
);

/** The URL table, derived from the folders. The route that matches every path is last (GLB-12). */
export const routes: readonly ShopRoute[] = byFile
  .map(([, route]) => route)
  .toSorted((one, other) => Number(isCatchAll(one)) - Number(isCatchAll(other)));

/** Returns what a folder of routes has in a file, for example "./routes/home/home.load.ts". Undefined for no such file. */
export const inFolderOf = <T>(route: ShopRoute, files: Record<string, T>): T | undefined => {
  const folder = byFile.find(([, found]) => found === route)?.[0].replace("route.ts", "") ?? "";
  return Object.entries(files).find(([file]) => file.startsWith(folder))?.[1];
};

/** Decodes a path segment. Returns it unchanged if the encoding is invalid. */
const decoded = (part: string | undefined): string | undefined => {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
};

const paramsOf = (found: Readonly<Params>): Params =>
  Object.fromEntries(Object.entries(found).map(([name, part]) => [name, decoded(part)]));

/** Returns the route of a path. Throws if the table has no route for every path. */
export const findRoute = (pathname: string, search = ""): Matched => {
  for (const route of routes)
    for (const pattern of route.paths) {
      const found = matchPath(pattern, plainPath(pathname));
      if (found)
        return {
          route,
          pattern,
          match: { params: paramsOf(found.params), search: new URLSearchParams(search) },
        };
    }
  throw new Error(`No route answers ${pathname}; one route must have the path '*'.`);
};
