import { createContext, useContext } from "react";
import type { RouteMatch } from "./route.ts";

export const RouteParams = createContext<RouteMatch["params"]>({});

export const useRouteParams = (): RouteMatch["params"] => useContext(RouteParams);
