import { lazy, useEffect, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { withStyles } from "./chunkStyles.ts";

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
 * `lazy` that renders `Fallback` if the chunk fails to load. Retries when the browser is online, when
 * the component is mounted again, and when its property `resetKey` changes.
 * @param onFail called when a load for a render has failed. Never reload the document for a part of a page: someone may be
 * typing.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props>,
  onFail?: () => void,
): LazyComponent<Props & { resetKey?: string }> => {
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
        onFail?.();
        return { default: Fallback };
      }),
    );
  let current = createLazy();
  const retry = (): void => {
    if (hasFailed) current = createLazy();
    hasFailed = false;
  };
  const WithRetry = ({ resetKey, ...props }: Props & { resetKey?: string }): ReactElement => {
    // Not always the lazy component: React shows a Suspense fallback for at least 300 ms.
    const [Component, setComponent] = useState(() => Loaded ?? current);
    useEffect(() => {
      const showCurrent = (): void =>
        setComponent((shown: ComponentType<Props>) => (shown === Loaded ? shown : current));
      const onOnline = (): void => {
        retry();
        showCurrent();
      };
      showCurrent();
      window.addEventListener("online", onOnline);
      return () => {
        window.removeEventListener("online", onOnline);
        // Only after the failure was rendered: a suspended render starts again and would load endlessly.
        retry();
      };
    }, [resetKey]);
    return <Component {...(props as unknown as Props)} />;
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
