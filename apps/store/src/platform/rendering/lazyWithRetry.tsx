import { lazy, useEffect, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { withStyles } from "./laterStyles.ts";

const Nothing = (): null => null;

export type LazyComponent<Props> = ComponentType<Props> & {
  /**
   * Loads the chunk in advance, so that the component renders without a fallback. Resolves with whether it is loaded,
   * and never rejects.
   */
  preload: () => Promise<boolean>;
  /** Returns whether the chunk is loaded. */
  isLoaded: () => boolean;
};

/**
 * `lazy` that renders `Fallback` if the chunk fails to load, by default nothing. Retries when the browser is online and
 * when the component is mounted again. Never reloads the document, in which someone may be typing.
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
        hasFailed = true;
        return { default: Fallback };
      }),
    );
  let current = createLazy();
  const retry = (): void => {
    if (hasFailed) current = createLazy();
    hasFailed = false;
  };
  const WithRetry = (props: Props): ReactElement => {
    // Not always the lazy component: React shows a Suspense fallback for at least 300 ms.
    const [Component, setComponent] = useState(() => Loaded ?? current);
    useEffect(() => {
      const onOnline = (): void => {
        retry();
        setComponent((shown: ComponentType<Props>) => (shown === Loaded ? shown : current));
      };
      window.addEventListener("online", onOnline);
      return () => {
        window.removeEventListener("online", onOnline);
        // Only after the failure was rendered: a suspended render starts again and would load endlessly.
        retry();
      };
    }, []);
    return <Component {...props} />;
  };
  return Object.assign(WithRetry, {
    preload: () =>
      loadChunk().then(
        () => true,
        () => false,
      ),
    isLoaded: () => Loaded !== null,
  });
};
