interface Coded {
  query?: unknown;
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
  message?: unknown;
}

/** Yields the error and its causes, outermost first. */
export function* causesOf(error: unknown): Generator<Coded> {
  let current = error;
  for (let depth = 0; depth < 5 && typeof current === "object" && current !== null; depth++) {
    const link: Coded = current;
    yield link;
    current = link.cause;
  }
}

const unreachableCodes =
  /^(?:08...|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Messages of pg and PGlite for a missing connection that carry no code of it. */
const unreachableMessages =
  /^(?:connect ENOENT|Connection terminated|Client has encountered a connection error|PGlite is (?:closed|closing)|the database system is)/i;

const busyCodes = /^(?:57014|53100|53200|53300|55P03|40001|40P01|25P03)$/;

/** Timeouts of the connection pool and of a statement. */
const busyMessages = /^(?:timeout exceeded when trying to connect|Query read timeout)/i;

const matches = (error: unknown, codes: RegExp, messages: RegExp): boolean => {
  for (const { code, message } of causesOf(error)) {
    if (typeof code === "string" && codes.test(code)) return true;
    if (typeof message === "string" && messages.test(message)) return true;
  }
  return false;
};

/** Whether the database is unreachable. A busy database is reachable. */
export const isUnreachable = (error: unknown): boolean =>
  matches(error, unreachableCodes, unreachableMessages);

/** Whether the error is transient, so that a retry may succeed. */
export const isTransient = (error: unknown): boolean =>
  isUnreachable(error) || matches(error, busyCodes, busyMessages);

const hasCode = (error: unknown, codes: readonly string[]): boolean => {
  for (const { code } of causesOf(error))
    if (typeof code === "string" && codes.includes(code)) return true;
  return false;
};

/** Whether it is a serialization failure or deadlock (40001, 40P01). A retry may succeed at once. */
export const isConflict = (error: unknown): boolean => hasCode(error, ["40001", "40P01"]);

/** Whether it is a lock timeout (55P03). */
export const isLockedOut = (error: unknown): boolean => hasCode(error, ["55P03"]);

/** Whether a UNIQUE constraint or index refused a row. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, ["23505"]);

/** Returns the constraint that refused a row, if any (class 23 of PostgreSQL's errors). */
export const brokenConstraint = (error: unknown): string | undefined => {
  for (const { code, constraint } of causesOf(error))
    if (typeof code === "string" && code.startsWith("23") && typeof constraint === "string")
      return constraint;
  return undefined;
};
