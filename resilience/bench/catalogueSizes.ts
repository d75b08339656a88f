/**
 * `pnpm bench:catalogue`: measures the calls of the catalogue, and pages, with catalogues of several sizes on a temporary
 * PostgreSQL. Prints the processor time of the server and of the database, the bytes and the 99th percentile of the
 * latency at 8 connections, and the largest ÷ smallest of each. Exits with 1 when one exceeds its limit.
 *
 * `--sizes 100,10000` chooses the numbers of products, `--requests 400` the requests per figure, `--pages /,/allproducts`
 * adds pages of the built shop, separated by commas, `--embedded` uses the embedded database.
 */
import { readFileSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readConfig } from "@pallu/api";
import { openDatabase } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { sql } from "drizzle-orm";
import { createClient } from "../chaos/client.ts";
import type { Client } from "../chaos/client.ts";
import { inParallel, quantile } from "../chaos/load.ts";
import { buildShop, startShop } from "../chaos/shopProcess.ts";
import type { ShopProcess } from "../chaos/shopProcess.ts";
import { createDatabase } from "../services/openRaceShop.ts";
import { startPostgres } from "../services/startPostgres.ts";
import { fillLargeCatalogue } from "./largeCatalogue.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "100,10000,100000,1000000" },
    requests: { type: "string", default: "400" },
    pages: { type: "string", default: "" },
    embedded: { type: "boolean", default: false },
  },
});
const sizes = values.sizes.split(",").map(Number);
const requests = Number(values.requests);
const pages = values.pages === "" ? [] : values.pages.split(",");

const CONNECTIONS = 8;
const DEEP = 20;
/** The sizes take turns so many times, so that what slows the machine meets all of them. */
const ROUNDS = 8;
const limits = { list: 1.15, search: 1.3 };

const v = "/api/product-variants?limit=24&fields=card";
const p = "/api/products?limit=24&fields=card";

/** A call, and whether the limit of a search applies. `deep` follows the next page so many times first. */
interface Target {
  name: string;
  path: string;
  isSearch?: boolean;
  deep?: number;
}

const calls: Target[] = [
  { name: "variants, featured", path: v },
  { name: "variants, price up", path: `${v}&sort=price-up` },
  { name: "variants, price down", path: `${v}&sort=price-down` },
  { name: "variants, name", path: `${v}&sort=name` },
  { name: "variants, 20 pages deep", path: `${v}&sort=price-up`, deep: DEEP },
  { name: "variants, filtered", path: `${v}&subCategoryId=pure-silk-sarees&sort=price-up` },
  { name: "variants, two filters", path: `${v}&isBestSeller=false&categoryId=sarees` },
  { name: "variants, searched", path: `${v}&q=silk%20saree`, isSearch: true },
  { name: "variants, searched, misspelt", path: `${v}&q=cottn%20sarres`, isSearch: true },
  { name: "variants, facets", path: `${v}&facets=true` },
  { name: "products, featured", path: p },
  { name: "products, 20 pages deep", path: p, deep: DEEP },
  { name: "one product", path: "/api/products/kanchipuram-temple-border" },
  { name: "related products", path: "/api/products/kanchipuram-temple-border/related" },
  ...pages.map((path) => ({ name: path, path, isSearch: path.includes("q=") })),
];

/** Returns the CPU time of a process so far, in ms, with all its threads. */
const cpuOf = (pid: number | string): number => {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"))
      .reduce((sum, schedstat) => sum + Number(schedstat.split(" ")[0]) / 1e6, 0);
  } catch {
    return 0;
  }
};

/** Returns the processes of the PostgreSQL server in a folder. */
const databasePids = (folder: string): string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] ?? "";
        const words = readFileSync(`/proc/${parent}/cmdline`, "utf8");
        return stat.includes("(postgres)") && words.includes(folder);
      } catch {
        return false;
      }
    });

const databaseCpu = (folder: string): number =>
  databasePids(folder).reduce((sum, pid) => sum + cpuOf(pid), 0);

interface Figures {
  serverMs: number;
  databaseMs: number;
  bytes: number;
  p99: number;
}

const get = async (client: Client, path: string) => {
  const reply = await client.send({ method: "GET", path, ip: "10.1.0.1" });
  if (reply.status !== 200) throw new Error(`${path} was answered ${reply.status}: ${reply.text}`);
  return reply;
};

/** Returns the address of a page so many pages further. A small catalogue ends earlier. */
const follow = async (client: Client, path: string, times: number): Promise<string> => {
  let address = path;
  for (let page = 0; page < times; page++) {
    const { headers } = await get(client, address);
    const next = /^<(?<path>[^>]+)>/.exec(String(headers["link"] ?? ""))?.groups?.["path"];
    if (next === undefined) return path;
    address = next;
  }
  return address;
};

const readMany = (client: Client, path: string, count: number) =>
  inParallel(Array.from({ length: count }), CONNECTIONS, () => get(client, path));

interface Served {
  client: Client;
  shop: ShopProcess;
  folder: string;
}

interface Counted extends Served {
  path: string;
  figures: Figures;
  durations: number[];
}

const average = (figure: number): number => figure / (ROUNDS * Math.ceil(requests / ROUNDS));

/** Measures a call with every size. The sizes take turns, beginning with another one each time. */
const measure = async (shops: readonly Served[], target: Target): Promise<Figures[]> => {
  const counted: Counted[] = [];
  for (const served of shops) {
    const path = await follow(served.client, target.path, target.deep ?? 0);
    const replies = await readMany(served.client, path, Math.max(80, requests / 2));
    const bytes = Buffer.byteLength(replies[0]?.text ?? "");
    const figures = { serverMs: 0, databaseMs: 0, bytes, p99: 0 };
    counted.push({ ...served, path, figures, durations: [] });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < counted.length; turn++) {
      const one = counted[(round + turn) % counted.length];
      if (!one) continue;
      const before = [cpuOf(one.shop.pid), databaseCpu(one.folder)] as const;
      const replies = await readMany(one.client, one.path, Math.ceil(requests / ROUNDS));
      one.figures.serverMs += cpuOf(one.shop.pid) - before[0];
      one.figures.databaseMs += databaseCpu(one.folder) - before[1];
      one.durations.push(...replies.map(({ durationMs }) => durationMs));
    }
  }
  return counted.map(({ figures, durations }) => ({
    serverMs: average(figures.serverMs),
    databaseMs: average(figures.databaseMs),
    bytes: figures.bytes,
    p99: quantile(durations, 0.99),
  }));
};

const print = (text: string): void => console.info(text);

/** Settings of one shop: its database, and the folder that names the database's processes. */
interface Place {
  env: Record<string, string>;
  folder: string;
  close: () => Promise<void>;
}

const fill = async (env: Record<string, string>, size: number): Promise<void> => {
  const database = await openDatabase(readConfig(env));
  try {
    await database.migrate();
    await fillLargeCatalogue(database.db, size);
    await settle(database.db);
  } finally {
    await database.close();
  }
};

/** Writes what PostgreSQL would write soon, so that no checkpoint falls into a measurement. */
const settle = async (db: Db): Promise<void> => {
  await db.execute(sql`CHECKPOINT`);
};

const postgres = values.embedded ? null : await startPostgres();
if (!values.embedded && !postgres)
  throw new Error("PostgreSQL's server programs are not on this machine.");

const placeFor = async (): Promise<Place> => {
  const data = await mkdtemp(join(tmpdir(), "pallu-bench-"));
  const removeData = () => rm(data, { recursive: true, force: true });
  if (!postgres) return { env: { DATA_DIR: data }, folder: "none", close: removeData };
  const database = await createDatabase(postgres);
  return {
    env: { DATA_DIR: data, DATABASE_URL: database.url },
    folder: decodeURIComponent(new URL(database.url).searchParams.get("host") ?? ""),
    close: async () => {
      await database.stop();
      await removeData();
    },
  };
};

const program =
  pages.length === 0 ? fileURLToPath(new URL("./apiServer.ts", import.meta.url)) : undefined;
if (pages.length > 0) buildShop();

interface OpenShop extends Served {
  close: () => Promise<void>;
}

const openSize = async (size: number): Promise<OpenShop> => {
  const place = await placeFor();
  try {
    const began = performance.now();
    await fill(place.env, size);
    print(`${size} products: filled in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const shop = await startShop({ ...place.env, RATE_LIMIT_FACTOR: "1000000" }, program);
    const client = createClient(() => shop.origin);
    const close = async (): Promise<void> => {
      client.close();
      shop.kill("SIGKILL");
      await shop.ended;
      await place.close();
    };
    return { client, shop, folder: place.folder, close };
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

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

let isWithin = true;
const shops: OpenShop[] = [];
try {
  for (const size of sizes) shops.push(await openSize(size));
  const measured: Figures[][] = [];
  for (const target of calls) measured.push(await measure(shops, target));
  for (const [title, name, digits] of columns) {
    const isLimited = name === "serverMs" || name === "bytes";
    print(`\n${row([title, ...sizes.map(String), "largest ÷ smallest", "limit"])}`);
    print(row(Array.from({ length: sizes.length + 3 }, () => "---")));
    for (const [index, target] of calls.entries()) {
      const figures = measured[index]?.map((one) => one[name]) ?? [];
      const ratio = (figures.at(-1) ?? 0) / (figures[0] ?? 1);
      const limit = target.isSearch === true ? limits.search : limits.list;
      if (isLimited && ratio > limit) isWithin = false;
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
  await postgres?.stop();
}
process.exitCode = isWithin ? 0 : 1;
