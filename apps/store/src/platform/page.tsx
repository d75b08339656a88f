import { lazy } from "react";
import type { ComponentType, ReactElement } from "react";

export interface Page {
  (): ReactElement;
  /** Loads the page's code ahead, so that it renders at once: before hydration, on the server, on a hover. */
  preload: () => Promise<void>;
}

/** A page in a chunk of its own that renders without suspending once it was preloaded. */
export const page = (load: () => Promise<{ default: ComponentType }>): Page => {
  let Loaded: ComponentType | null = null;
  const Lazy = lazy(load);
  const Shown = (): ReactElement => (Loaded ? <Loaded /> : <Lazy />);
  return Object.assign(Shown, {
    preload: async () => {
      Loaded = (await load()).default;
    },
  });
};
