import { isLockedOut } from "../db/databaseErrors.ts";
import { startupErrorLine } from "../startupError.ts";

/** Returns why work failed, for an operator: the database's message without the statement and its parameters. */
export const failureLine = (error: unknown): string => {
  if (isLockedOut(error)) return "Other work held the same rows for too long. Try again.";
  const hasQuery = error instanceof Error && "query" in error && error.cause !== undefined;
  return startupErrorLine(hasQuery ? error.cause : error);
};
