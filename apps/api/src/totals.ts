/** Totals are counted up to here, so that counting takes as long in a larger shop. */
export const MAX_TOTAL = 10_000;

/** Orders of a view are counted up to here: a view beside the list needs no more. */
export const MAX_IN_VIEW = 1000;
