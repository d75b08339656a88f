import { merchantError } from "../../http/httpError.ts";
import type { HttpError, RefusedRow } from "../../http/httpError.ts";

export const unknown = (what: string, id: string): HttpError =>
  merchantError(404, `unknown_${what}`, `There is no ${what} ${id}.`);

/** Refuses a list: the message is that of the first row, and says how many more there are. */
export const refusedRows = (status: number, refused: readonly RefusedRow[]): HttpError => {
  const [first] = refused;
  const more = refused.length - 1;
  return merchantError(
    status,
    first?.code ?? "refused",
    `${first?.message ?? ""}${more > 0 ? ` ${more} more ${more === 1 ? "row is" : "rows are"} refused.` : ""} Nothing was changed.`,
    { refused },
  );
};

export const unknownRows = (what: string, ids: readonly string[]): HttpError =>
  refusedRows(
    404,
    ids.map((id) => ({ id, code: `unknown_${what}`, message: `There is no ${what} ${id}.` })),
  );
