import { useSWRConfig } from "swr";

/** Key of the data for the first view that says that the catalogue is too large for the browser to read it whole. */
export const largeKey = "large";

/** Returns whether the catalogue is too large to be read whole. Pages then read only what they show. */
export const useIsLarge = (): boolean => largeKey in useSWRConfig().fallback;
