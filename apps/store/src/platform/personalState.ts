/** Where reading something of one person stands; a visitor has nothing to read. */
export type PersonalState = "visitor" | "loading" | "error" | "ready";

/** What was read once is shown, also when a later reading fails. Nobody, nothing and no error are `undefined`. */
export const personalState = (person: unknown, data: unknown, error: unknown): PersonalState => {
  if (person === undefined) return "visitor";
  if (data !== undefined) return "ready";
  return error === undefined ? "loading" : "error";
};
