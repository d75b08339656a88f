import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { openTestShop } from "../testing/openTestShop.ts";
import { openForFile } from "../testing/openForFile.ts";
import type { Db } from "./client.ts";
import { mergeChanges, openVersionReader, readDataVersion } from "./dataVersion.ts";
import { rowsOf } from "./rows.ts";

const shop = openForFile(openTestShop);

const readVersion = () => readDataVersion(shop.db);
const countRows = async (): Promise<number> =>
  (await rowsOf(shop.db, sql`SELECT FROM listing.changes`)).length;

describe("the version of the catalogue changes with", () => {
  test.each([
    ["a sale", sql`UPDATE variants SET stock = stock - 1 WHERE id = 'temple-border--peacock'`],
    ["a price", sql`UPDATE products SET list_price_paise = 1690000 WHERE id = 'temple-border'`],
    [
      "a description",
      sql`UPDATE products SET description = 'Woven by hand.' WHERE id = 'temple-border'`,
    ],
    ["a subcategory", sql`UPDATE subcategories SET name = 'Pattu' WHERE id = 'silk'`],
    ["a category", sql`UPDATE categories SET position = position + 1 WHERE id = 'sarees'`],
    ["a picture of a variant", sql`UPDATE variant_images SET alt = 'The border'`],
    ["a new banner", sql`INSERT INTO home_banners VALUES ('home-2', 'home-2.webp', 2)`],
    ["a banner that is removed", sql`DELETE FROM home_banners WHERE id = 'home-2'`],
    ["collection banners that are emptied", sql`TRUNCATE collection_banners`],
    ["a repaired listing", sql`SELECT listing.refresh(NULL)`],
  ])("%s", async (_what, statement) => {
    const before = await readVersion();
    await shop.db.execute(statement);
    const after = await readVersion();
    expect(after).not.toBe(before);
    expect(await readVersion()).toBe(after);
  });
});

describe("the version of the catalogue stays with", () => {
  test.each([
    ["a change of no row", sql`UPDATE variants SET stock = 7 WHERE id = 'unknown'`],
    ["a change that changes nothing", sql`UPDATE products SET name = name`],
    ["a deletion of no row", sql`DELETE FROM home_banners WHERE id = 'unknown'`],
    ["a coupon", sql`UPDATE coupons SET uses_left = 3`],
  ])("%s", async (_what, statement) => {
    const before = await readVersion();
    await shop.db.execute(statement);
    expect(await readVersion()).toBe(before);
  });

  test("a user, a session and a cart", async () => {
    const before = await readVersion();
    const buyer = await shop.buyer();
    await buyer.call("addToCart", 201, {
      body: { userId: buyer.userId, productVariantId: "temple-border--mustard", quantity: 1 },
    });
    expect(await readVersion()).toBe(before);
  });

  test("a transaction that is undone", async () => {
    const before = await readVersion();
    const undone = shop.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE variants SET stock = stock + 1`);
      expect(await readDataVersion(tx)).not.toBe(before);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await readVersion()).toBe(before);
  });
});

test("a change after one whose savepoint was rolled back is noted", async () => {
  const before = await readVersion();
  await shop.db.transaction(async (tx) => {
    const undone = tx.transaction(async (inner) => {
      await inner.execute(sql`UPDATE variants SET stock = stock + 1`);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await tx.execute(sql`UPDATE variants SET stock = stock + 2`);
  });
  expect(await readVersion()).not.toBe(before);
});

test("many changes of a transaction are one row, and merged ones keep the version", async () => {
  await mergeChanges(shop.db);
  expect(await countRows()).toBe(1);
  await shop.db.transaction(async (tx) => {
    for (let change = 0; change < 5; change++)
      await tx.execute(sql`UPDATE variants SET stock = stock + 1`);
  });
  await shop.db.execute(sql`UPDATE variants SET stock = stock + 1`);
  expect(await countRows()).toBe(3);
  const before = await readVersion();
  await mergeChanges(shop.db);
  expect(await countRows()).toBe(1);
  expect(await readVersion()).toBe(before);
});

test("many who ask at once share reads, and each gets one that began after it asked", async () => {
  const statements: ((version: string) => void)[] = [];
  const db = {
    execute: () =>
      new Promise((resolve) => {
        statements.push((version) => resolve({ rows: [{ version }] }));
      }),
  } as unknown as Db;
  const read = openVersionReader(db);
  const early = read();
  const late = Array.from({ length: 1000 }, read);
  expect(statements).toHaveLength(1);
  statements[0]?.("1");
  expect(await early).toBe("1");
  await vi.waitFor(() => expect(statements).toHaveLength(2));
  const later = read();
  statements[1]?.("2");
  expect(new Set(await Promise.all(late))).toEqual(new Set(["2"]));
  await vi.waitFor(() => expect(statements).toHaveLength(3));
  statements[2]?.("3");
  expect(await later).toBe("3");
});

test("a version that cannot be read fails only those who share the read", async () => {
  const answers = [
    Promise.reject(new Error("away")),
    Promise.resolve({ rows: [{ version: "1" }] }),
  ];
  const read = openVersionReader({ execute: () => answers.shift() } as unknown as Db);
  const early = read();
  const late = read();
  await expect(early).rejects.toThrow("away");
  expect(await late).toBe("1");
});

test("an empty table of changes stays empty", async () => {
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM listing.changes`);
    await mergeChanges(tx);
    expect(await rowsOf(tx, sql`SELECT FROM listing.changes`)).toEqual([]);
    expect(await readDataVersion(tx)).toBe("0");
  });
});
