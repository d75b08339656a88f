import { matchPath } from "react-router-dom";
import type { Params } from "react-router-dom";
import { plainPath } from "./plainPath.ts";
import type { RouteMatch, ShopRoute } from "./route.ts";

export interface Matched {
  route: ShopRoute;
  /** Pattern of the route that matches. */
  pattern: string;
  match: RouteMatch;
}

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

/** Returns the first route of a table that matches a path, undefined if none does. */
export const matchTable = (
  table: readonly ShopRoute[],
  pathname: string,
  search = "",
): Matched | undefined => {
  for (const route of table)
    for (const pattern of route.paths) {
      const found = matchPath(pattern, plainPath(pathname));
      if (found)
        return {
          route,
          pattern,
          match: { params: paramsOf(found.params), search: new URLSearchParams(search) },
        };
    }
  return undefined;
};
