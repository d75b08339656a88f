import { createContext, Fragment, Suspense, use, useEffect, useRef, useState } from "react";
import type { ReactElement, ReactNode, RefObject } from "react";
import { lazyWithRetry } from "./lazyWithRetry.tsx";
import type { LazyComponent } from "./lazyWithRetry.tsx";
import { RetryButton } from "../ui/Retry.tsx";
import { Hydrated } from "./hydration.ts";

export interface ServerIslandProps {
  /** Selects one of many contents. Pass the same value as `key`. */
  of?: string;
}

type IslandComponent<Props> = (props: Props) => ReactElement | null;

/** Each island has properties of its own. */
type AnyIsland = IslandComponent<never>;

type LoadIsland = () => Promise<{ default: AnyIsland }>;

/** Loads the components of the islands, by id. */
const loaders = new Map<string, LoadIsland>();

/** Components of the islands, by id. Filled on the server only. */
const components = new Map<string, AnyIsland>();

/** Loads the islands of all loaded pages, so that they are rendered. Called on the server only. */
export const loadIslands = async (): Promise<void> => {
  await Promise.all(
    [...loaders].map(async ([id, load]) => components.set(id, (await load()).default)),
  );
};

const Opening = createContext<Readonly<RefObject<boolean>>>({ current: false });

/** Lets the navigation to a page wait for the code of its islands, which would move what is below them. */
export const WithIslands = ({ children }: { children: ReactNode }): ReactElement => {
  const isOpening = useRef(true);
  useEffect(() => {
    isOpening.current = false;
  }, []);
  return <Opening value={isOpening}>{children}</Opening>;
};

/**
 * Reuses the server's HTML, also when React renders again after a mismatch. An island without content is reused while
 * React hydrates, since the server rendered it; otherwise its chunk is being loaded.
 */
const findServerHtml = (id: string, isHydrated: boolean): { __html: string } | null => {
  const island = document.querySelector(`[data-static="${id}"]`);
  return island && (island.innerHTML || !isHydrated) ? { __html: island.innerHTML } : null;
};

/**
 * Creates a server-only island: content without interaction.
 * The server renders it and the browser keeps that HTML. Its chunk is loaded only after a client-side navigation.
 * The name of its file ends in `.island.tsx`, so that the server finds its styles in the build. `preload` loads the
 * chunk of an island whose content changes in the browser.
 * @param id name of the island's export, unique in the shop.
 */
export const serverIsland = <Id extends string, Props extends ServerIslandProps>(
  id: Id,
  loadFile: () => Promise<Readonly<Record<Id, IslandComponent<Props>>>>,
): LazyComponent<Props> => {
  const load = async () => ({ default: (await loadFile())[id] });
  loaders.set(id, load);
  const Lazy = lazyWithRetry(load, () => <RetryButton />);
  const InBrowser = (props: Props): ReactElement => {
    const { of = "" } = props;
    const isHydrated = use(Hydrated);
    const isOpening = use(Opening);
    const [Boundary] = useState(() => (isOpening.current ? Fragment : Suspense));
    // Keeps one object: React sets the HTML again when the object changes.
    const [serverHtml] = useState(() => findServerHtml(id + of, isHydrated.current));
    return serverHtml ? (
      <div data-static={id + of} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
    ) : (
      <div data-static={id + of}>
        <Boundary>
          <Lazy {...props} />
        </Boundary>
      </div>
    );
  };
  const Island = (props: Props): ReactElement => {
    const Served = components.get(id) as IslandComponent<Props> | undefined;
    if (!Served) return <InBrowser {...props} />;
    return (
      <div data-static={id + (props.of ?? "")}>
        <Served {...props} />
      </div>
    );
  };
  return Object.assign(Island, { preload: Lazy.preload, isLoaded: Lazy.isLoaded });
};
