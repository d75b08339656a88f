import { merchantError } from "../../http/httpError.ts";
import type { HttpError, RefusedRow } from "../../http/httpError.ts";

export const unknown = (what: string, id: string): HttpError =>
  merchantError(404, `unknown_${what}`, `There is no ${what} ${id}.`);

/** Refuses a call about a record whose id people never see. */
export const gone = (what: string): HttpError =>
  merchantError(
    404,
    `unknown_${what.replaceAll(" ", "_")}`,
    `There is no such ${what}: somebody may have removed it.`,
  );

/** Refuses a value of a body, as its schema does. */
export const fieldError = (field: string, rule: string, code = "invalid"): HttpError =>
  merchantError(422, code, `The field "${field}" ${rule}.`, {
    refused: [{ id: field, code, message: `${rule}.` }],
  });

/** Refuses a list: the message is that of the first row, and says how many more there are. */
export const refusedRows = (
  status: number,
  refused: readonly RefusedRow[],
  message = refused[0]?.message ?? "",
): HttpError => {
  const more = refused.length - 1;
  return merchantError(
    status,
    refused[0]?.code ?? "refused",
    `${message}${more > 0 ? ` ${more} more ${more === 1 ? "row is" : "rows are"} refused.` : ""} Nothing was changed.`,
    { refused },
  );
};

export const unknownRows = (what: string, ids: readonly string[]): HttpError =>
  refusedRows(
    404,
    ids.map((id) => ({ id, code: `unknown_${what}`, message: `There is no ${what} ${id}.` })),
  );
