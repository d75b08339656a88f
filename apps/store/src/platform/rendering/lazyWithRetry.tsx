import { lazy, useEffect, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { withStyles } from "./laterStyles.ts";
import { reloadOnce } from "./reloadOnce.ts";

const Nothing = (): null => null;
const noop = (): void => undefined;

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the chunk in advance, so that the component renders without a fallback. Never rejects. */
  preload: () => Promise<void>;
};

/**
 * `lazy` that renders `Fallback` if the chunk fails to load, and retries when the browser is online. Without a fallback
 * it reloads the page once.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props> = Nothing,
): LazyComponent<Props> => {
  let hasFailed = false;
  let Loaded: ComponentType<Props> | null = null;
  const loadStyled = withStyles(load);
  const loadChunk = async (): Promise<{ default: ComponentType<Props> }> => {
    const module = await loadStyled();
    Loaded = module.default;
    return module;
  };
  const createLazy = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(() =>
      loadChunk().catch(() => {
        if (Fallback === Nothing) reloadOnce();
        hasFailed = true;
        return { default: Fallback };
      }),
    );
  let current = createLazy();
  const WithRetry = (props: Props): ReactElement => {
    // Not always the lazy component: React shows a Suspense fallback for at least 300 ms.
    const [Component, setComponent] = useState(() => Loaded ?? current);
    useEffect(() => {
      const onOnline = (): void => {
        if (hasFailed) current = createLazy();
        hasFailed = false;
        setComponent((shown: ComponentType<Props>) => (shown === Loaded ? shown : current));
      };
      window.addEventListener("online", onOnline);
      return () => window.removeEventListener("online", onOnline);
    }, []);
    return <Component {...props} />;
  };
  return Object.assign(WithRetry, { preload: () => loadChunk().then(noop, noop) });
};
