/**
 * Negative control: opens an embedded database without its lock, reports it, and waits for its parent. `maker` creates
 * a table, `counter` reports the number of rows. Any other name inserts rows, half of them before it reports, and
 * reports how many were acknowledged.
 */
import { once } from "node:events";
import { PGlite } from "@electric-sql/pglite";

const [folder = "", name = "", count = "0"] = process.argv.slice(2);
const engine = await PGlite.create(folder);
let known = 0;
const isWriter = name !== "maker" && name !== "counter";
const write = async (upTo: number): Promise<void> => {
  for (; isWriter && known < upTo; known++)
    await engine.query("INSERT INTO written VALUES ($1, $2)", [name, known]);
};
await write(Number(count) / 2);
process.send?.("open");
await once(process, "message");
await write(Number(count));
if (name === "maker") await engine.query("CREATE TABLE written (name text, number integer)");
if (name === "counter") {
  const { rows } = await engine.query<{ count: number }>("SELECT count(*)::int FROM written");
  known = rows[0]?.count ?? 0;
}
process.send?.(known);
await engine.close();
process.exit(0);
