import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db/client.ts";

/** What a module needs from the house; its routes are made by a function of it. */
export interface Context {
  db: Db;
  clock: Clock;
  config: Config;
}
