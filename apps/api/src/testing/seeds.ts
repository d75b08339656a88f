import type { Database } from "../db/client.ts";
import { seedDemo } from "../seed/seedDemo.ts";
import { prepareDatabase } from "../start.ts";
import { fixtureCatalogue, plainFileOf } from "./catalogue.fixtures.ts";
import { frozenClock } from "./frozenClock.ts";

/**
 * The content of a test's database: no tables, tables without rows, the small catalogue with the demo coupons, or the
 * demo shop with its account.
 */
export type Seed = "empty" | "none" | "fixture" | "demo";

/** The seed that a seed adds to. A database with that one is copied and filled further. */
export const baseOf: Record<Seed, Seed | undefined> = {
  empty: undefined,
  none: "empty",
  fixture: "none",
  demo: "none",
};

/** Fills a database that has the seed below. */
export const fill = async (database: Database, seed: Seed): Promise<void> => {
  if (seed === "empty") return;
  await prepareDatabase(database, seed === "demo" ? "demo" : "none", frozenClock());
  if (seed === "fixture") await seedDemo(database.db.write, fixtureCatalogue, plainFileOf);
};
