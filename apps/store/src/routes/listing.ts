import type { Absolute, Meta, PageMeta, ServedRoute } from "../platform/route.ts";

/** What search engines and previews of links are told of a page; addresses are whole. */
export interface Listing {
  /** The address of record; null while the shop does not know its own. */
  url: string | null;
  image: string | null;
  kind: "website" | "product";
  isIndexed: boolean;
  structured: object[];
}

/** Stands for the shop where a page has no picture of its own. */
const usualImage = "/pallu.jpg";

const isListed = ({ isPersonal = false, status = 200 }: PageMeta): boolean =>
  !isPersonal && status === 200;

/** A query changes what is shown, never which page it is. */
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
  /** Every list that pages come from could be read. */
  isWhole: boolean;
}

/** Paths of all pages that search engines may list. */
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
