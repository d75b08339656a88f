import { setImmediate as nextTurn } from "node:timers/promises";

/** Totals are counted up to here, so that counting takes as long in a larger shop. */
export const MAX_TOTAL = 10_000;

/** Orders of a view are counted up to here: a view beside the list needs no more. */
export const MAX_IN_VIEW = 1000;

/** Rows per page, unless the caller says otherwise. */
const PAGE = 1000;

/**
 * Yields the rows of a list in pages, so that memory does not grow with it. `readAfter` returns the rows that follow one,
 * at most `limit`; without a row it returns the first ones. Between two pages the event loop gets a turn: statements of the
 * embedded database give it none, so the shop would answer no request meanwhile.
 */
export async function* pagesByKey<Row>(
  readAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
  limit = PAGE,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ;) {
    await nextTurn();
    const page = await readAfter(last, limit);
    if (page.length > 0) yield page;
    if (page.length < limit) return;
    last = page.at(-1);
  }
}
