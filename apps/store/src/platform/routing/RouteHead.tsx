import { useState } from "react";
import type { ReactElement } from "react";
import useSWR, { useSWRConfig } from "swr";
import { cacheOnly } from "../data/cacheOnly.ts";
import { servedOrigin, useOrigin } from "../rendering/origin.ts";
import { headOf } from "./head.ts";
import { PageHead } from "./PageHead.tsx";
import type { Matched, PageMeta } from "./route.ts";

/** What a page has whose code could not be loaded. */
const unknown: PageMeta = { title: null, description: "" };

export interface RouteHeadProps {
  found: Matched;
  /** Undefined if the code of the page could not be loaded. */
  meta: PageMeta | undefined;
  pathname: string;
}

/**
 * Renders the tags of the document's head. React moves them there, and keeps those of the server that are equal. URLs have
 * the public origin that the server named, else the browser's.
 */
export const RouteHead = ({ found, meta = unknown, pathname }: RouteHeadProps): ReactElement => {
  const [served] = useState(servedOrigin);
  const browser = useOrigin();
  const origin = served || browser;
  const [address = null, view = null] = meta.reads?.(found.match) ?? [];
  const { data: whole } = useSWR<unknown>(address, cacheOnly);
  const { data: part } = useSWR<unknown>(view, cacheOnly);
  const { fallback } = useSWRConfig();
  const read = (key: string): unknown =>
    key === address ? whole : key === view ? part : (fallback[key] as unknown);
  const absolute = (path: string): string | null => (origin ? new URL(path, origin).href : null);
  return <PageHead {...headOf({ ...found, meta, pathname, read, absolute })} />;
};
