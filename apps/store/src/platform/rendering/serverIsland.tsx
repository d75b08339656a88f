import { Suspense, useState } from "react";
import type { ComponentType, ReactElement } from "react";
import { lazyWithRetry } from "./lazyWithRetry.tsx";

export interface ServerIslandProps {
  /** Selects one of many contents. Pass the same value as `key`. */
  of?: string;
}

type IslandComponent = ComponentType<ServerIslandProps>;

/** Components of the islands by id. Filled on the server only. */
const registry = new Map<string, IslandComponent>();

/** Registers the components of the islands, by id. */
export const registerIslands = (islands: Record<string, IslandComponent>): void => {
  for (const [id, island] of Object.entries(islands)) registry.set(id, island);
};

/** Reuses the server's HTML, also when React renders again after a mismatch. */
const findServerHtml = (id: string): { __html: string } | null => {
  const island = document.querySelector(`[data-static="${id}"]`);
  // An empty island has no content yet; its chunk is loaded.
  return island?.innerHTML ? { __html: island.innerHTML } : null;
};

/**
 * Creates a server-only island: content without interaction.
 * The server renders it and the browser keeps that HTML. Its chunk is loaded only after a client-side navigation.
 */
export const serverIsland = (
  id: string,
  load: () => Promise<{ default: IslandComponent }>,
): IslandComponent => {
  const Lazy = lazyWithRetry(load);
  const InBrowser = ({ of = "" }: ServerIslandProps): ReactElement => {
    // Keeps one object: React sets the HTML again when the object changes.
    const [serverHtml] = useState(() => findServerHtml(id + of));
    return serverHtml ? (
      <div data-static={id + of} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
    ) : (
      <div data-static={id + of}>
        <Suspense>
          <Lazy of={of} />
        </Suspense>
      </div>
    );
  };
  const Island: IslandComponent = ({ of = "" }) => {
    const Registered = registry.get(id);
    if (!Registered) return <InBrowser of={of} />;
    return (
      <div data-static={id + of}>
        <Registered of={of} />
      </div>
    );
  };
  return Island;
};
