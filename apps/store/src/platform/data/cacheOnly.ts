/** Options of SWR for data that are read from the cache of the page, without a request. */
export const cacheOnly = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
} as const;
