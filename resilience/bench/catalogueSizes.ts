/**
 * `pnpm bench:catalogue`: measures the calls of the catalogue, and pages, with catalogues of several sizes on a temporary
 * PostgreSQL. Prints the processor time of the server and of the database, the bytes and the 99th percentile of the
 * latency at 8 connections, and of each the largest ÷ the smallest catalogue. Exits with 1 when one exceeds its limit.
 *
 * `--sizes 100,10000` chooses the numbers of products, `--requests 400` the requests per figure, `--pages /,/allproducts`
 * adds pages of the built shop, separated by commas.
 *
 * Each list is measured as it is kept between two writes, and as the first request after a write reads it.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createDatabaseOn } from "@pallu/api/testing";
import { sql } from "drizzle-orm";
import pg from "pg";
import { openCount } from "../../tools/outcome.mjs";
import { requirePostgres } from "../../tools/services.mjs";
import { apiServer, buildShop, startShop } from "../harness/shopProcess.ts";
import { withDatabase } from "../harness/withDatabase.ts";
import { startPostgres } from "../services/startPostgres.ts";
import { fillLargeCatalogue } from "./largeCatalogue.ts";
import { measureInTurns } from "./measureInTurns.ts";
import type { Figures, Served, Target } from "./measureInTurns.ts";

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const print = (text: string): void => console.info(text);

const printHead = (cells: readonly string[]): void => {
  print(`\n${row(cells)}`);
  print(row(cells.map(() => "---")));
};

/** Limits of the largest ÷ smallest catalogue. */
const limits = { list: 1.15, search: 1.3 };

interface OpenShop extends Served {
  close: () => Promise<void>;
}

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "100,10000,100000,1000000" },
    requests: { type: "string", default: "400" },
    pages: { type: "string", default: "" },
  },
});
const sizes = values.sizes.split(",").map(Number);
const requests = Number(values.requests);
const pages = values.pages === "" ? [] : values.pages.split(",");

const DEEP = 20;

const v = "/api/product-variants?limit=24&fields=card";
const p = "/api/products?limit=24&fields=card";

const lists: Target[] = [
  { name: "variants, featured", path: v },
  { name: "variants, price up", path: `${v}&sort=price-up` },
  { name: "variants, price down", path: `${v}&sort=price-down` },
  { name: "variants, name", path: `${v}&sort=name` },
  { name: "variants, 20 pages deep", path: `${v}&sort=price-up`, deep: DEEP },
  { name: "variants, filtered", path: `${v}&subCategoryId=pure-silk-sarees&sort=price-up` },
  { name: "variants, two filters", path: `${v}&isBestSeller=false&categoryId=sarees` },
  { name: "variants, one size", path: `${v}&option=M` },
  { name: "variants, searched", path: `${v}&q=silk%20saree`, isSearch: true },
  { name: "variants, searched, misspelt", path: `${v}&q=cottn%20sarres`, isSearch: true },
  { name: "variants, facets", path: `${v}&facets=true` },
  { name: "products, featured", path: p },
  { name: "products, 20 pages deep", path: p, deep: DEEP },
  { name: "related products", path: "/api/products/kanchipuram-temple-border/related" },
];

const calls: Target[] = [
  ...lists,
  ...lists.map((list) => ({ ...list, name: `${list.name}, after a write`, afterWrite: true })),
  { name: "one product", path: "/api/products/kanchipuram-temple-border" },
  ...pages.map((path) => ({ name: path, path, isSearch: path.includes("q=") })),
];

/** Settings of one shop, and a transaction in its database. */
interface Place {
  env: Record<string, string>;
  write: () => Promise<void>;
  close: () => Promise<void>;
}

const fill = (env: Record<string, string>, size: number): Promise<void> =>
  withDatabase(env, async (database) => {
    const db = database.db.write;
    await database.migrate();
    await fillLargeCatalogue(db, size);
    // Writes what PostgreSQL would write soon, so that no checkpoint falls into a measurement.
    await db.execute(sql`CHECKPOINT`);
  });

requirePostgres();
const postgres = await startPostgres();

const placeFor = async (): Promise<Place> => {
  const data = await mkdtemp(join(tmpdir(), "pallu-bench-"));
  const removeData = () => rm(data, { recursive: true, force: true });
  const database = await createDatabaseOn(postgres.url);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  return {
    env: { DATA_DIR: data, DATABASE_URL: database.url },
    write: async () => {
      // A new version of the catalogue, without a change that would leave dead rows behind.
      await pool.query("INSERT INTO listing.changes VALUES (1)");
    },
    close: async () => {
      await pool.end();
      await database.stop();
      await removeData();
    },
  };
};

const program = pages.length === 0 ? apiServer : undefined;
if (pages.length > 0) buildShop();

const openSize = async (size: number): Promise<OpenShop> => {
  const place = await placeFor();
  try {
    const began = performance.now();
    await fill(place.env, size);
    print(`${size} products: filled in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const shop = await startShop({ ...place.env, RATE_LIMIT_FACTOR: "1000000" }, program);
    const close = async (): Promise<void> => {
      await shop.stop();
      await place.close();
    };
    return { shop, write: place.write, close };
  } catch (error) {
    await place.close();
    throw error;
  }
};

const columns = [
  ["server ms", "serverMs", 2],
  ["database ms", "databaseMs", 2],
  ["bytes", "bytes", 0],
  ["p99 ms", "p99", 1],
] as const;

const { judge, end } = openCount();
const shops: OpenShop[] = [];
try {
  for (const size of sizes) shops.push(await openSize(size));
  const measured: Figures[][] = [];
  for (const target of calls)
    measured.push(await measureInTurns(shops, postgres, target, requests));
  for (const [title, name, digits] of columns) {
    const isLimited = name === "serverMs" || name === "bytes";
    printHead([title, ...sizes.map(String), "largest ÷ smallest", "limit"]);
    for (const [index, target] of calls.entries()) {
      const figures = measured[index]?.map((one) => one[name]) ?? [];
      const ratio = (figures.at(-1) ?? 0) / (figures[0] ?? 1);
      const limit = target.isSearch === true ? limits.search : limits.list;
      if (isLimited) judge(ratio <= limit);
      print(
        row([
          target.name,
          ...figures.map((figure) => figure.toFixed(digits)),
          ratio.toFixed(2),
          isLimited ? `${limit}${ratio > limit ? " exceeded" : ""}` : "",
        ]),
      );
    }
  }
} finally {
  for (const shop of shops) await shop.close();
  await postgres.stop();
}
end();
