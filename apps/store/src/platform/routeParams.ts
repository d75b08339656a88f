import { createContext, useContext } from "react";
import type { RouteMatch } from "./route.ts";

/** What the address says at the parameters of its line in the URL table; the table's answers provide it. */
export const RouteParams = createContext<RouteMatch["params"]>({});

export const useRouteParams = (): RouteMatch["params"] => useContext(RouteParams);
