import { setImmediate as nextTurn } from "node:timers/promises";

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
