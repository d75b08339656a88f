import type { Absolute, Meta, PageMeta, ServedRoute } from "../platform/routing/route.ts";

/** Data for search engines and link previews, with absolute URLs. */
export interface Listing {
  /** Canonical URL. Null while the origin is unknown. */
  url: string | null;
  image: string | null;
  kind: "website" | "product";
  isIndexed: boolean;
  structured: object[];
}

/** Default picture of pages without one. */
const usualImage = "/pallu.jpg";

const isListed = ({ isPersonal = false, status = 200 }: PageMeta): boolean =>
  !isPersonal && status === 200;

/** The query does not change a page's identity. */
export const listingOf = (
  page: PageMeta,
  meta: Meta | null,
  pathname: string,
  absolute: Absolute,
): Listing => ({
  url: absolute(meta?.path ?? pathname),
  image: absolute(meta?.image ?? usualImage),
  kind: meta?.kind ?? "website",
  isIndexed: isListed(page) && meta?.isMissing !== true,
  structured: meta?.structured ?? [],
});

export interface PageList {
  paths: string[];
  /** True if every list of pages could be read. */
  isWhole: boolean;
}

/** Lists the paths of all indexable pages. */
export const listPaths = async (
  served: Record<string, ServedRoute>,
  load: (address: string) => Promise<unknown>,
): Promise<PageList> => {
  const lines = Object.entries(served).filter(([, line]) => isListed(line));
  const found = await Promise.allSettled(
    lines.map(async ([path, { pages }]) => (pages ? pages(load) : /[:*]/.test(path) ? [] : [path])),
  );
  return {
    paths: found.flatMap((result) => (result.status === "fulfilled" ? result.value : [])),
    isWhole: found.every(({ status }) => status === "fulfilled"),
  };
};
