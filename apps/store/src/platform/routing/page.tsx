import { lazy, useEffect, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { withStyles } from "../rendering/laterStyles.ts";
import { reloadOnce } from "../rendering/reloadOnce.ts";
import type { ShopRoute } from "./route.ts";

export interface Page {
  (): ReactElement;
  /** Loads the page's chunk in advance: before hydration, on the server and on hover. */
  preload: (isLarge?: boolean) => Promise<void>;
}

const createPage = (loadChunk: ShopRoute["page"], Failure: ComponentType): Page => {
  const load = withStyles(loadChunk);
  let Loaded: ComponentType | null = null;
  let failed: ComponentType | null = null;
  const makeLazy = (): ComponentType =>
    lazy<ComponentType>(() =>
      load().catch(() => {
        reloadOnce();
        failed = Lazy;
        return { default: Failure };
      }),
    );
  let Lazy = makeLazy();
  const Shown = (): ReactElement => {
    const { pathname } = useLocation();
    const [Part, setPart] = useState(() => Loaded ?? Lazy);
    useEffect(() => {
      // Paths of one route share the page, which stays mounted when the path changes.
      setPart((shown: ComponentType) => (shown === failed ? (Loaded ?? Lazy) : shown));
      return () => {
        // Only after the failure was rendered: a suspended render starts again and would load endlessly.
        if (failed === Lazy) Lazy = makeLazy();
      };
    }, [pathname]);
    return <Part />;
  };
  return Object.assign(Shown, {
    preload: async (isLarge?: boolean) => {
      Loaded = (await load(isLarge)).default;
    },
  });
};

const pages = new Map<ShopRoute, Page>();

/** Returns the page of a route. It renders without suspending once preloaded, and `Failure` if its chunk cannot load. */
export const pageOf = (route: ShopRoute, Failure: ComponentType): Page => {
  const known = pages.get(route) ?? createPage(route.page, Failure);
  pages.set(route, known);
  return known;
};
