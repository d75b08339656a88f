import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCatalogueReader } from "../catalogueReader.ts";
import type { Database, Db } from "../db/client.ts";
import { variants } from "../modules/catalogue/catalogue.tables.ts";
import { createTestApi } from "../testing/index.ts";
import type { TestApi } from "../testing/index.ts";
import { createTestDatabase } from "../testing/testDatabase.ts";

let database: Database;
let api: TestApi;
/** Statements of lists wait for this. */
let gate: Promise<void>;
let open: () => void;
let started: number;

beforeEach(async () => {
  database = await createTestDatabase("demo");
  open = () => undefined;
  gate = Promise.resolve();
  started = 0;
  const { lists } = database.db;
  const heldLists = {
    execute: async (statement: Parameters<Db["execute"]>[0]) => {
      started++;
      await gate;
      return lists.execute(statement);
    },
  };
  Object.assign(database.db, { lists: heldLists });
  api = await createTestApi({ database, config: { requestsAtOnce: 8 } });
});
afterEach(async () => {
  open();
  await api.close();
  await database.close();
});

const holdLists = (): void => {
  gate = new Promise((resolve) => {
    open = resolve;
  });
};

const get = async (url: string, remoteAddress: string): Promise<number> =>
  (await api.app.inject({ url, remoteAddress })).statusCode;

test("one address with lists and searches that take long keeps nobody from kept lists and the catalogue", async () => {
  const kept = "/api/product-variants?limit=24";
  expect(await get(kept, "10.0.0.2")).toBe(200);
  holdLists();
  const flood = Array.from({ length: 60 }, (_, index) =>
    get(
      index % 2 === 0
        ? `/api/product-variants?facets=true&q=saree+${index}`
        : `/api/product-variants?minPrice=${index}`,
      "10.0.0.1",
    ),
  );
  await vi.waitFor(() => expect(started).toBeGreaterThan(4));
  expect(await get(kept, "10.0.0.2")).toBe(200);
  expect(await get("/api/categories", "10.0.0.2")).toBe(200);
  expect(await get(kept, "10.0.0.1")).toBe(200);
  open();
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
});

test("one address with sixty share cards has half of the turns of reads, and keeps nobody from the catalogue", async () => {
  const { $client: client } = database.db.read as unknown as {
    $client: { query: (...args: unknown[]) => Promise<unknown> };
  };
  const query = client.query.bind(client);
  let reads = 0;
  holdLists();
  vi.spyOn(client, "query").mockImplementation(async (...args) => {
    if (JSON.stringify(args[0]).includes("image")) {
      reads++;
      await gate;
    }
    return query(...args);
  });
  const ids = (await database.db.write.select({ id: variants.id }).from(variants).limit(60)).map(
    ({ id }) => id,
  );
  // HEAD: nothing is drawn.
  const ask = async (id: string, remoteAddress: string): Promise<number> =>
    (await api.app.inject({ method: "HEAD", url: `/share/${id}.jpg`, remoteAddress })).statusCode;
  const flood = ids.map((id) => ask(id, "10.0.0.1"));
  await vi.waitFor(() => expect(reads).toBeGreaterThan(0));
  expect(await get("/api/categories", "10.0.0.2")).toBe(200);
  expect(reads).toBe(4);
  flood.push(ask(ids[0] ?? "", "10.0.0.2"));
  await vi.waitFor(() => expect(reads).toBe(5));
  open();
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
});

test("sixty shoppers of one address, each with one request at a time, are served", async () => {
  const shoppers = Array.from({ length: 60 }, async (_, shopper) => [
    await get(`/api/product-variants?facets=true&q=saree+${shopper}`, "10.0.0.1"),
    await get(`/api/product-variants?minPrice=${shopper}`, "10.0.0.1"),
    await get("/api/categories", "10.0.0.1"),
  ]);
  expect(new Set((await Promise.all(shoppers)).flat())).toEqual(new Set([200]));
});

test("a list that takes too long begins no further statement and is 503", async () => {
  const reader = createCatalogueReader({ ...api, db: database.db });
  holdLists();
  vi.useFakeTimers({ toFake: ["performance"] });
  const url = "/api/product-variants?facets=true&q=saree";
  const late = [get(url, "10.0.0.1"), reader.read(url).catch((error: unknown) => error)];
  await vi.waitFor(() => expect(started).toBe(2));
  vi.advanceTimersByTime(60_000);
  open();
  expect(await Promise.all(late)).toEqual([503, expect.objectContaining({ failure: "busy" })]);
  expect(started).toBe(2);
  vi.useRealTimers();
});
