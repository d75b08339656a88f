import { lazy, useEffect, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { PageFailure } from "./PageFailure.tsx";

export interface Page {
  (): ReactElement;
  /** Loads the page's code ahead, so that it renders at once: before hydration, on the server, on a hover. */
  preload: (pathname: string) => Promise<void>;
}

interface PageModule {
  default: ComponentType;
}

/** Several pages behind one import, each again in a chunk of its own. */
interface PagesModule extends PageModule {
  /** Loads the page of a path ahead. */
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
        // Not before the failure was shown: a render that suspends begins again, and would load without end.
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

/** A page in a chunk of its own that renders without suspending once it was preloaded. */
export const page = (load: () => Promise<PageModule>): Page => pageOf(load);

/** Pages that share an import; which of them is meant, the path says. */
export const pages = (load: () => Promise<PagesModule>): Page =>
  pageOf(load, (module, pathname) => module.preload(pathname));
