import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { NO_PASSWORD } from "../../http/auth/users.tables.ts";
import { httpError } from "../../http/httpError.ts";

/** argon2id with OWASP's minimum cost. A higher cost would let a flood of logins overload a small machine. */
const ownCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The least that argon2id allows. */
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let cost = ownCost;

const CONCURRENCY = 4;
const MAX_QUEUE = 100;

const limit = pLimit(CONCURRENCY);

/** Limits concurrent hashes, queues some and rejects the rest. */
const limited = async <T>(work: () => Promise<T>): Promise<T> => {
  if (limit.pendingCount >= MAX_QUEUE)
    throw httpError(503, "Many people are logging in at the moment. Please try again shortly.", 2);
  return limit(work);
};

export const hashPassword = (password: string): Promise<string> =>
  limited(() => hash(password.normalize("NFC"), cost));

let dummyHash: Promise<string> | undefined;

/**
 * Makes new hashes cheap, or as costly as they are otherwise. For tests, most of whose processor time would be hashes.
 * Throws outside of Vitest, so that no shop can have cheap hashes.
 */
export const setCheapHashes = (isCheap: boolean): void => {
  if (process.env["VITEST"] === undefined) throw new Error("Only tests have cheap hashes.");
  cost = isCheap ? leastCost : ownCost;
  dummyHash = undefined;
};

/** Returns null when the stored hash is unreadable. */
const compare = async (stored: string, given: string): Promise<boolean | null> => {
  try {
    return await verify(stored, given);
  } catch (error) {
    if ((error as { code?: unknown }).code === "InvalidArg") return null;
    throw error;
  }
};

/**
 * Whether a password or code matches a stored hash. Without a hash, or a password, it takes as long and returns false, so
 * that timing does not reveal accounts. An unreadable hash does the same and calls `onUnreadable`.
 */
export const matchesHash = async (
  stored: string | undefined,
  given: string,
  onUnreadable: () => void = () => undefined,
): Promise<boolean> => {
  dummyHash ??= hashPassword("a password that nobody has").catch((error: unknown) => {
    dummyHash = undefined;
    throw error;
  });
  const substitute = await dummyHash;
  const typed = given.normalize("NFC");
  const isSet = stored !== undefined && stored !== NO_PASSWORD;
  return limited(async () => {
    const found = !isSet ? null : await compare(stored, typed);
    if (found !== null) return found;
    await verify(substitute, typed);
    if (isSet) onUnreadable();
    return false;
  });
};
