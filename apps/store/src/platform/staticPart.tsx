import { lazy, Suspense, useState } from "react";
import type { ComponentType, ReactElement } from "react";

type Load = () => Promise<{ default: ComponentType }>;

/** Filled on the server alone, where the parts' code is at hand. */
const atHand = new Map<string, ComponentType>();

/** Gives the server the components of the static parts, by id. */
export const serveParts = (parts: Record<string, ComponentType>): void => {
  for (const [id, part] of Object.entries(parts)) atHand.set(id, part);
};

/** One object for ever: React writes the HTML again whenever it meets another one. */
const asServed = { __html: "" } as const;

/** A part that mounts while it already stands in the document is the server's. */
const wasServed = (id: string): boolean => document.querySelector(`[data-static="${id}"]`) !== null;

/**
 * A part of a page that only shows and links: the server renders it, the browser keeps the server's HTML and
 * never loads its code, unless the page is reached without a new document.
 */
export const staticPart = (id: string, load: Load): ComponentType => {
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
  const Part = (): ReactElement => {
    const Served = atHand.get(id);
    if (!Served) return <InBrowser />;
    return (
      <div data-static={id}>
        <Served />
      </div>
    );
  };
  return Part;
};
