import type { NavItem, Shop } from "@pallu/ui";
import type { Id } from "@pallu/contract";
import type { PartName, ShopParts } from "@pallu/contract/shop";
import { createContext, use } from "react";
import type { ReactElement } from "react";
import useSWR from "swr";
import { partPath } from "./parts.ts";
import { api, HttpError } from "../data/api.ts";
import type { FindRoute } from "../routing/route.ts";

/** What a shop of one's own shows instead of the demo's contents (docs/decisions/0063). */
export interface OwnShop {
  /** The responses for the parts that the shop has not, by SWR key: null for each, so that none is requested. */
  missing: Readonly<Record<string, null>>;
  /** Name and emblem. */
  shop: Shop;
  /** Icon of the documents: a path or a data URL. */
  icon: string;
  /** The line above the header, '' for none. */
  announcement: string;
  /** The same line above the header on narrow screens, null for none. */
  NarrowAnnouncement: (() => ReactElement) | null;
  menu: NavItem[];
  /** The description of pages without one of their own. */
  description: string;
  findRoute: FindRoute;
  Footer: () => ReactElement;
  /** Vendor and policies of a product, null without these parts. */
  ProductTabs: () => ReactElement | null;
  /** How people can pay. Null without the part. */
  HowToPay: (() => ReactElement | null) | null;
  /** Measures of the sizes of a product's subcategory, null without such a guide. */
  SizeGuide: (props: { subCategoryId: Id | null | undefined }) => ReactElement | null;
}

/** The own shop of this document, null in the demo. It never changes while a document is open. */
export const Own = createContext<OwnShop | null>(null);

/** Returns the own shop, null in the demo. */
export const useOwn = (): OwnShop | null => use(Own);

/** Reads a part. Resolves with null if the shop has none. */
const readPart = async (path: string): Promise<unknown> => {
  try {
    return await api.read(path);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
};

/**
 * Reads a part of an own shop: null if the shop has none, undefined until it is read. `error` is that of the last attempt.
 * Reads nothing in the demo.
 */
export const useReadPart = <Name extends PartName>(name: Name) => {
  const isOwn = useOwn() !== null;
  const { data, error, mutate } = useSWR<unknown, unknown>(
    isOwn ? partPath(name) : null,
    readPart,
    { revalidateIfStale: false },
  );
  return {
    part: data as ShopParts[Name] | null | undefined,
    error,
    reload: (): Promise<unknown> => mutate(),
  };
};

/** Returns a part of an own shop that a page can be without: null if there is none, undefined until it is read. */
export const usePart = <Name extends PartName>(name: Name): ShopParts[Name] | null | undefined =>
  useReadPart(name).part;
