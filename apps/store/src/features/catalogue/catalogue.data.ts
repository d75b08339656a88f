import { callPath, calls, readList, readVariants } from "@pallu/contract";
import type { Id, ProductResponse, SubcategoryResponse, VariantResponse } from "@pallu/contract";
import { useMemo } from "react";
import useSWR from "swr";
import { HttpError } from "../../platform/data/api.ts";
import { useFirstView, useIsLarge } from "../../platform/data/firstView.ts";
import type { FirstView } from "../../platform/data/firstView.ts";

/**
 * A list and its loading state. `items` is undefined before the first response; `error` belongs to the last request.
 */
export interface Loaded<T> {
  items: T[] | undefined;
  error: unknown;
  /** Neither a list nor an error has arrived. */
  isWaiting: boolean;
  reload: () => Promise<unknown>;
}

/** API paths of the catalogue, used as SWR cache keys. */
export const cataloguePaths = {
  variants: callPath(calls.listVariants),
  products: callPath(calls.listProducts),
  subcategories: callPath(calls.listSubcategories),
  homeBanners: callPath(calls.listHomeBanners),
  collectionBanners: callPath(calls.listCollectionBanners),
  images: (variantId: Id) => callPath(calls.listVariantImages, { variantId }),
  related: (id: Id) => callPath(calls.listRelatedProducts, { id }),
} as const;

/** `success: false` is a failure with any status (API-07). */
const isRefused = (response: unknown): boolean =>
  typeof response === "object" &&
  response !== null &&
  "success" in response &&
  response.success === false;

/** Returns whether there is a response that is not a failure. Null is a response that says that there is none. */
export const isSuccessful = (response: unknown): boolean =>
  response !== undefined && response !== null && !isRefused(response);

/**
 * Returns whether an error is the response of a host that has no list. Without a response, or with one that asks to come
 * again (429, 503), the page keeps what the server has rendered.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError ? ![429, 503].includes(error.status) : isRefused(error);

export const logged = (what: string) => ({
  onError: (error: unknown) => console.error(`Error fetching ${what}`, error),
  onSuccess: (response: unknown) => {
    if (isRefused(response)) console.error(`Error fetching ${what}`, response);
  },
});

export const useList = <T extends object>(
  path: string | null,
  what: string,
  read: (response: unknown) => T[],
  forgetsError = false,
): Loaded<T> => {
  const response = useSWR<unknown, unknown>(path, logged(what));
  const { data } = response;
  const isFault = isRefused(data);
  const items = useMemo(
    () => (data === undefined || isFault ? undefined : read(data)),
    [data, isFault, read],
  );
  const fault = isFault ? data : response.error;
  const error = forgetsError && response.isValidating ? undefined : fault;
  return {
    items,
    error,
    isWaiting: items === undefined && error === undefined,
    reload: () => response.mutate(),
  };
};

const readProducts = (response: unknown): ProductResponse[] => readList<ProductResponse>(response);
const readSubcategories = (response: unknown): SubcategoryResponse[] =>
  readList<SubcategoryResponse>(response).filter(
    ({ subCategoryId }) => subCategoryId !== undefined,
  );

/** Returns the API path of a whole list. Null for a large catalogue: pages then show only their first view. */
const useWhole = (path: string): string | null => (useIsLarge() ? null : path);

export const useVariants = (): Loaded<VariantResponse> =>
  useList(useWhole(cataloguePaths.variants), "product variants", readVariants);

/** Clears the error before each request, also before a background revalidation (ERR-21). */
export const useProducts = (): Loaded<ProductResponse> =>
  useList(useWhole(cataloguePaths.products), "products", readProducts, true);

/**
 * Returns what a page shows of the products: of its first view, then of the whole list. `shown` is undefined until there is
 * any.
 */
export const useShownProducts = <View, Shown>(
  firstView: FirstView<View>,
  ofView: (view: View) => Shown | null,
  ofWhole: (items: ProductResponse[]) => Shown,
) => {
  const { items, error: listError } = useProducts();
  const { view, whole, error = listError } = useFirstView(firstView, items);
  const shown = whole ? ofWhole(whole) : ((view && ofView(view)) ?? undefined);
  return { shown, isWhole: whole !== undefined, error };
};

export const useSubcategories = (): Loaded<SubcategoryResponse> =>
  useList(cataloguePaths.subcategories, "subcategories", readSubcategories);

/** Returns the error message of the product list (ERR-17, API-52). */
export const productsErrorMessage = (error: unknown): string =>
  (error instanceof Error && error.message) || "Failed to fetch products";
