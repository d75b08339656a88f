import { lazy, Suspense, useState } from "react";
import type { ComponentType, ReactElement } from "react";

type Load = () => Promise<{ default: ComponentType }>;

let hydrated = false;

/** From now on, what mounts has no server HTML to keep. */
export const markHydrated = (): void => {
  hydrated = true;
};

/** One object for ever: React writes the HTML again whenever it meets another one. */
const asServed = { __html: "" } as const;

const wasServed = (id: string): boolean =>
  !hydrated && document.querySelector(`[data-static="${id}"]`) !== null;

/**
 * A part of a page that only shows and links: the server renders it, the browser keeps the server's HTML and
 * never loads its code, unless the page is reached without a new document. `served` is the component on the
 * server and null in the browser, where naming it would bundle it.
 */
export const staticPart = (
  id: string,
  served: ComponentType | null | undefined,
  load: Load,
): ComponentType => {
  if (served) {
    const Served = served;
    const OnServer = (): ReactElement => (
      <div data-static={id}>
        <Served />
      </div>
    );
    return OnServer;
  }
  const Lazy = lazy(load);
  const InBrowser = (): ReactElement => {
    const [kept] = useState(() => wasServed(id));
    return kept ? (
      <div data-static={id} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />
    ) : (
      <div data-static={id}>
        <Suspense>
          <Lazy />
        </Suspense>
      </div>
    );
  };
  return InBrowser;
};
