import { merchantError } from "../../http/httpError.ts";
import type { HttpError } from "../../http/httpError.ts";

export const unknownPage = (after: string): HttpError =>
  merchantError(422, "unknown_page", `Unknown cursor '${after}': pass 'next' of an earlier page.`);

/** Returns the rows of a page and its cursor `next`. The query must request one row more than `limit`. */
export const pageOf = <Row extends { id: string }>(
  found: readonly Row[],
  limit: number,
): { rows: Row[]; next: string | null } => {
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
};

/**
 * Returns the rows of a page with the cursors of those beside it. The query must request one row more than `limit`: after
 * `after`, or before `before`, of which the first row is then the surplus one.
 */
export const pageBetween = <Row extends { id: string }>(
  found: readonly Row[],
  { limit, after, before }: { limit: number; after?: string; before?: string },
): { rows: Row[]; previous: string | null; next: string | null } => {
  const hasMore = found.length > limit;
  const isBackwards = before !== undefined;
  const rows = isBackwards ? found.slice(-limit) : found.slice(0, limit);
  const hasPrevious = isBackwards ? hasMore : after !== undefined;
  const hasNext = isBackwards || hasMore;
  return {
    rows,
    previous: hasPrevious ? (rows[0]?.id ?? null) : null,
    next: hasNext ? (rows.at(-1)?.id ?? null) : null,
  };
};
