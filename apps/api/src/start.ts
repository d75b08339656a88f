import type { Clock } from "./clock.ts";
import type { Database } from "./db/client.ts";
import { seedAccount } from "./seed/seedAccount.ts";
import { seedDemo } from "./seed/seedDemo.ts";

/** Migrates the tables and, on a first start, seeds the demo shop. One of several processes does it. */
export const prepareDatabase = (
  database: Database,
  seed: "demo" | "none",
  clock: Clock,
): Promise<void> =>
  database.exclusively(async () => {
    await database.migrate();
    if (seed === "none") return;
    await database.db.write.transaction(async (tx) => {
      if (await seedDemo(tx)) await seedAccount(tx, clock);
    });
  });
