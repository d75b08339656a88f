import { useEffect, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { withStyles } from "./chunkStyles.ts";
import type { LazyComponent } from "./lazyWithRetry.tsx";

/**
 * A part that opens after a press. Renders nothing until its code is loaded, and `Fallback` if it cannot be loaded, by
 * default nothing. Loads again when the browser is online, and when it is mounted again.
 *
 * It does not suspend: React shows a Suspense fallback for at least 300 ms.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback?: ComponentType<Props>,
): LazyComponent<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const loadStyled = withStyles(load);
  const preload = async (): Promise<boolean> => {
    try {
      Loaded ??= (await loadStyled()).default;
    } catch {
      // The next call loads again.
    }
    return Loaded !== undefined;
  };
  const Part = (props: Props): ReactElement | null => {
    const [Component, setComponent] = useState(() => Loaded);
    useEffect(() => {
      const show = (): void => void preload().then(() => setComponent(() => Loaded ?? Fallback));
      show();
      window.addEventListener("online", show);
      return () => window.removeEventListener("online", show);
    }, []);
    return Component ? <Component {...props} /> : null;
  };
  return Object.assign(Part, { preload, isLoaded: () => Loaded !== undefined });
};
