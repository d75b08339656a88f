import { Suspense, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { lazyWithRetry } from "./lazyWithRetry.tsx";

export interface ServerIslandProps {
  /** Selects one of many contents. Pass the same value as `key`. */
  of?: string;
}

type Part = ComponentType<ServerIslandProps>;

/** Components of the islands by id. Filled on the server only. */
const registry = new Map<string, Part>();

/** Registers the components of the islands, by id. */
export const registerIslands = (parts: Record<string, Part>): void => {
  for (const [id, part] of Object.entries(parts)) registry.set(id, part);
};

/** Reuses the server's HTML, also when React renders again after a mismatch. */
const served = (id: string): { __html: string } | null => {
  const part = document.querySelector(`[data-static="${id}"]`);
  // An empty island has no content yet; its chunk is loaded.
  return part?.innerHTML ? { __html: part.innerHTML } : null;
};

/**
 * Creates a server-only island: content without interaction.
 * The server renders it and the browser keeps that HTML. Its chunk is loaded only after a client-side navigation.
 */
export const serverIsland = (id: string, load: () => Promise<{ default: Part }>): Part => {
  const Lazy = lazyWithRetry(load);
  const InBrowser = ({ of = "" }: ServerIslandProps): ReactElement => {
    // Keeps one object: React sets the HTML again when the object changes.
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
