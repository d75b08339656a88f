import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db/client.ts";

/** The dependencies of a module, passed to the function that creates its routes. */
export interface Context {
  db: Db;
  clock: Clock;
  config: Config;
}
