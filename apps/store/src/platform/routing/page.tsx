import { lazy, useEffect, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { PageFailure } from "../rendering/PageFailure.tsx";

export interface Page {
  (): ReactElement;
  /** Loads the page's chunk in advance: before hydration, on the server and on hover. */
  preload: (pathname: string) => Promise<void>;
}

interface PageModule {
  default: ComponentType;
}

/** Module with several pages, each in its own chunk. */
interface PagesModule extends PageModule {
  /** Loads the page of a path in advance. */
  preload: (pathname: string) => Promise<void>;
}

const pageOf = <Module extends PageModule>(
  load: () => Promise<Module>,
  andThen?: (module: Module, pathname: string) => Promise<void>,
): Page => {
  let Loaded: ComponentType | null = null;
  let failed: ComponentType | null = null;
  const makeLazy = (): ComponentType =>
    lazy<ComponentType>(() =>
      load().catch(() => {
        failed = Lazy;
        return { default: PageFailure };
      }),
    );
  let Lazy = makeLazy();
  const Shown = (): ReactElement => {
    const { pathname } = useLocation();
    const [Part, setPart] = useState(() => Loaded ?? Lazy);
    useEffect(() => {
      // Pages that share an import stay mounted when the path changes.
      setPart((shown: ComponentType) => (shown === failed ? (Loaded ?? Lazy) : shown));
      return () => {
        // Only after the failure was rendered: a suspended render starts again and would load endlessly.
        if (failed === Lazy) Lazy = makeLazy();
      };
    }, [pathname]);
    return <Part />;
  };
  return Object.assign(Shown, {
    preload: async (pathname: string) => {
      const module = await load();
      await andThen?.(module, pathname);
      Loaded = module.default;
    },
  });
};

/** Creates a page in its own chunk. Renders without suspending once preloaded. */
export const page = (load: () => Promise<PageModule>): Page => pageOf(load);

/** Creates pages that share a module. The path selects one of them. */
export const pages = (load: () => Promise<PagesModule>): Page =>
  pageOf(load, (module, pathname) => module.preload(pathname));
