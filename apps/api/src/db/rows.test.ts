import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { products } from "../modules/catalogue/catalogue.tables.ts";
import { createTestDatabase } from "../testing/testDatabase.ts";
import type { Database } from "./client.ts";
import { countTogether } from "./rows.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase("fixture");
});
afterAll(() => database.close());

test("several counts are read in one statement", async () => {
  const { read } = database.db;
  const execute = vi.spyOn(read, "execute");
  const all = await read.$count(products);
  expect(all).toBeGreaterThan(0);
  expect(
    await countTogether(read, {
      all: read.$count(products),
      hidden: read.$count(products, eq(products.hidden, true)),
      two: read.$count(read.select({ id: products.id }).from(products).limit(2).as("some")),
    }),
  ).toEqual({ all, hidden: 0, two: 2 });
  expect(execute).toHaveBeenCalledOnce();
});
