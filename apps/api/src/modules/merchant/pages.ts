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
