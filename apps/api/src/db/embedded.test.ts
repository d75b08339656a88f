import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openForFile } from "../testing/openForFile.ts";
import { createTestDatabase } from "../testing/testDatabase.ts";

const database = openForFile(() => createTestDatabase("empty", "embedded"));

test.each(["lists", "desk"] as const)(
  "who reads something else waits for one statement of %s, however many wait for their turn",
  async (pool) => {
    const { read, [pool]: lists } = database.db;
    const ended: string[] = [];
    const statements = Array.from({ length: 10 }, async () => {
      await lists.execute(sql`SELECT 1`);
      ended.push("list");
    });
    await nextTurn();
    await read.execute(sql`SELECT 1`);
    ended.push("other");
    await Promise.all(statements);
    expect(ended.indexOf("other")).toBeLessThan(3);
  },
);
