/** Serialisation failure and deadlock: the transaction did nothing wrong and may simply run again. */
const PASSING_STATES: ReadonlySet<unknown> = new Set(["40001", "40P01"]);

const MAX_RETRIES = 3;

/** Drizzle wraps the error of the driver, which carries the SQLSTATE. */
const isPassing = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && PASSING_STATES.has(error.code)) || isPassing(error.cause));

/** Runs a transaction again, at most three times, when the database gave it up for another one. */
export const withRetries = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await run();
    } catch (error) {
      if (retries === MAX_RETRIES || !isPassing(error)) throw error;
    }
  }
};
