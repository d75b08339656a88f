/** Where reading something of one person stands; a visitor has nothing to read. */
export type PersonalState = "visitor" | "loading" | "error" | "ready";

/** What was read once is shown, also when a later reading fails. */
export const personalState = (
  isKnown: boolean,
  hasData: boolean,
  error: unknown,
): PersonalState => {
  if (!isKnown) return "visitor";
  if (hasData) return "ready";
  return error === undefined ? "loading" : "error";
};
