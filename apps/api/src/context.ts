import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database, Db, Pools } from "./db/client.ts";
import type { transact } from "./db/transact.ts";

/** The dependencies of a module, passed to the function that creates its routes. */
export interface Context {
  db: Pools;
  clock: Clock;
  config: Config;
  /** A connection of its own for a long import. Absent with the embedded database. */
  ownConnection?: Database["ownConnection"];
}

/** The dependencies of an operator's command and of the clean-up, which run one statement at a time. */
export interface TaskContext extends Omit<Context, "db"> {
  db: Db;
}

/** The dependencies of a service that changes something. */
export interface ChangeContext {
  db: Db;
  clock: Clock;
  /** Begins the transaction. Default `transact`. Commands pass `transactPatiently`, because no request waits for them. */
  transaction?: typeof transact;
}
