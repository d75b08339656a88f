import { Suspense, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { lazyWithRetry } from "./lazyWithRetry.tsx";

export interface ServerIslandProps {
  /** Which one is shown, for a part that shows one of many: the parent gives it as `key` as well. */
  of?: string;
}

type Part = ComponentType<ServerIslandProps>;

/** Filled on the server alone, where the parts' code is at hand. */
const registry = new Map<string, Part>();

/** Gives the server the components of the static parts, by id. */
export const registerIslands = (parts: Record<string, Part>): void => {
  for (const [id, part] of Object.entries(parts)) registry.set(id, part);
};

/**
 * A part that mounts while it already stands in the document is the server's. Its very HTML is kept, as React
 * writes it again when another program has changed the page on the way and all of it is made anew.
 */
const served = (id: string): { __html: string } | null => {
  const part = document.querySelector(`[data-static="${id}"]`);
  // An empty one is still on its way, or came without content: its code is loaded.
  return part?.innerHTML ? { __html: part.innerHTML } : null;
};

/**
 * A part of a page that only shows and links: the server renders it, the browser keeps the server's HTML and
 * never loads its code, unless the page is reached without a new document.
 */
export const serverIsland = (id: string, load: () => Promise<{ default: Part }>): Part => {
  const Lazy = lazyWithRetry(load);
  const InBrowser = ({ of = "" }: ServerIslandProps): ReactElement => {
    // One object for as long as the part stands: React writes the HTML again whenever it meets another one.
    const [kept] = useState(() => served(id + of));
    return kept ? (
      <div data-static={id + of} suppressHydrationWarning dangerouslySetInnerHTML={kept} />
    ) : (
      <div data-static={id + of}>
        <Suspense>
          <Lazy of={of} />
        </Suspense>
      </div>
    );
  };
  const Shown: Part = ({ of = "" }) => {
    const Served = registry.get(id);
    if (!Served) return <InBrowser of={of} />;
    return (
      <div data-static={id + of}>
        <Served of={of} />
      </div>
    );
  };
  return Shown;
};
