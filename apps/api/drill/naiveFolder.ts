/**
 * Opens an embedded database without asking for its lock, says so, and waits for its parent's word: `maker` makes a table in it, `counter` tells its parent
 * how many rows there are, any other name writes rows of its own and tells how many were acknowledged.
 */
import { once } from "node:events";
import { PGlite } from "@electric-sql/pglite";

const [folder = "", name = "", count = "0"] = process.argv.slice(2);
const engine = await PGlite.create(folder);
process.send?.("open");
await once(process, "message");
let known = 0;
if (name === "maker") await engine.query("CREATE TABLE written (name text, number integer)");
else if (name === "counter") {
  const { rows } = await engine.query<{ count: number }>("SELECT count(*)::int FROM written");
  known = rows[0]?.count ?? 0;
} else
  for (let number = 0; number < Number(count); number++) {
    await engine.query("INSERT INTO written VALUES ($1, $2)", [name, number]);
    known++;
  }
process.send?.(known);
await engine.close();
process.exit(0);
