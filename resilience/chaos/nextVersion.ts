/**
 * Runs the migrations of the given folder, as the next version of the shop does at startup. `library-default` migrates
 * as the library does by default.
 */
import { readConfig } from "@pallu/api";
import { openDatabase } from "@pallu/api/internals";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const [folder = "", mode = ""] = process.argv.slice(2);

if (mode === "library-default") {
  const client = new pg.Client({ connectionString: process.env["DATABASE_URL"] });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  await client.end();
} else {
  const database = await openDatabase(readConfig(process.env));
  await database.exclusively(() => database.migrate(folder));
  await database.close();
}
