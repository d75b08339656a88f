import { useLayoutEffect, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import useSWR, { useSWRConfig } from "swr";
import { cacheOnly } from "./platform/data/cacheOnly.ts";
import { headOf } from "./platform/rendering/head.ts";
import type { Head } from "./platform/rendering/head.ts";
import { PageHead } from "./platform/rendering/PageHead.tsx";
import { matchTable } from "./platform/routing/match.ts";
import type { PageMeta } from "./platform/routing/route.ts";
import { allRoutes, routesByFile } from "./routes.all.ts";

/** Metadata by file. The query makes modules of their own, so that the table does not contain it. */
const metas = import.meta.glob<PageMeta>("./routes/*/route.ts", {
  eager: true,
  import: "meta",
  query: "?meta",
});

const metaByRoute = new Map(
  Object.entries(metas).map(([file, meta]) => [routesByFile[file], meta]),
);

const absolute = (path: string): string => new URL(path, window.location.origin).href;

const findServedTags = (): Element[] => [
  ...document.head.querySelectorAll(
    "title,[name=description],[rel=canonical],[name=robots],[property^='og:'],[name='twitter:card'],[type='application/ld+json']",
  ),
];

/** Replaces the server's tags. */
const ReplacedHead = (head: Head): ReactNode => {
  const [served] = useState(findServedTags);
  useLayoutEffect(() => {
    for (const tag of served) tag.remove();
  }, [served]);
  return createPortal(<PageHead {...head} />, document.head);
};

export interface RouteHeadProps {
  /** True if the document's head is the server's. It is kept until the page's data are known. */
  isServed: boolean;
}

/** Updates the document's head with the page. Loaded with the first navigation. */
const RouteHead = ({ isServed }: RouteHeadProps): ReactElement | null => {
  const { pathname, search } = useLocation();
  const found = matchTable(allRoutes, pathname, search);
  const meta = found && metaByRoute.get(found.route);
  const [address = null, view = null] = (found && meta?.reads?.(found.match)) ?? [];
  const { data: whole } = useSWR<unknown>(address, cacheOnly);
  const { data: part } = useSWR<unknown>(view, cacheOnly);
  const { fallback } = useSWRConfig();
  if (!found || !meta) return null;
  if (isServed && address !== null && whole === undefined && part === undefined) return null;
  const read = (key: string): unknown =>
    key === address ? whole : key === view ? part : (fallback[key] as unknown);
  return <ReplacedHead {...headOf({ ...found, meta, pathname, read, absolute })} />;
};

export default RouteHead;
