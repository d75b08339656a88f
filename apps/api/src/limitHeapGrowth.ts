import { setFlagsFromString } from "node:v8";

/** How much the old generation may grow before the next collection, in percent of the live heap. */
const GROWTH_PERCENT = 40;

/**
 * Limits the heap growth of a server process. By default V8 lets a small heap grow to several times its live size. Under
 * load 54 MiB of live objects occupied 143 MiB.
 */
export const limitHeapGrowth = (): void =>
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
