import { lazy, useEffect, useState } from "react";
import type { ComponentType, ReactElement } from "react";

const Nothing = (): null => null;
const noop = (): void => undefined;

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead, so that the part renders at once, without a fallback. Never rejects. */
  preload: () => Promise<void>;
};

/**
 * `lazy` that renders `Instead`, nothing by default, if the chunk cannot be loaded, and tries again when the browser is
 * online.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = Nothing,
): LazyComponent<Props> => {
  let isMissing = false;
  let Loaded: ComponentType<Props> | null = null;
  const fetchPart = async (): Promise<{ default: ComponentType<Props> }> => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  const ask = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(() =>
      fetchPart().catch(() => {
        isMissing = true;
        return { default: Instead };
      }),
    );
  let part = ask();
  const Later = (props: Props): ReactElement => {
    // React shows a fallback for at least 300 ms, also when the code is there in a moment.
    const [Part, setPart] = useState(() => Loaded ?? part);
    useEffect(() => {
      const onOnline = (): void => {
        if (isMissing) part = ask();
        isMissing = false;
        setPart((shown: ComponentType<Props>) => (shown === Loaded ? shown : part));
      };
      window.addEventListener("online", onOnline);
      return () => window.removeEventListener("online", onOnline);
    }, []);
    return <Part {...props} />;
  };
  return Object.assign(Later, { preload: () => fetchPart().then(noop, noop) });
};
