import { lazy, useEffect, useState } from "react";
import type { ComponentType } from "react";

const Nothing = (): null => null;

/**
 * A part whose code comes when it is wanted. Where it cannot be had `Instead` stands there, nothing unless told, and
 * the rest of the page goes on; it is asked for again when the network is back.
 */
export const later = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = Nothing,
): ComponentType<Props> => {
  let isMissing = false;
  const ask = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(() =>
      load().catch(() => {
        isMissing = true;
        return { default: Instead };
      }),
    );
  let part = ask();
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      const onOnline = (): void => {
        if (isMissing) part = ask();
        isMissing = false;
        setPart(() => part);
      };
      window.addEventListener("online", onOnline);
      return () => window.removeEventListener("online", onOnline);
    }, []);
    return <Part {...props} />;
  };
};
