import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../db/client.ts";
import { migrateTo } from "../../db/migrate.ts";
import { knownMigrations } from "../../db/schemaVersion.ts";
import { createTestDatabase } from "../../testing/testDatabase.ts";
import { emailChanges, users } from "../../http/auth/users.tables.ts";

const BEFORE = 5;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  const applied = knownMigrations()
    .slice(0, BEFORE)
    .map(({ hash }) => hash);
  await database.db.write.transaction((tx) => migrateTo(tx, applied));
  for (const [id, email] of [
    ["demo", "demo@pallu.test"],
    ["asha", "Asha@example.com"],
  ])
    await database.db.write.execute(sql`
      insert into users (id, username, phonenumber, email, password_hash, created_at, password_changed_at)
      values (${id}, 'A', '1', ${email}, 'none', '2025-01-02T03:04:05Z', '2025-01-02T03:04:05Z')`);
  await database.db.write.execute(sql`
    insert into email_changes (id, user_id, old_email, token_hash, created_at, expires_at)
    values ('c', 'asha', 'victim@example.com', 'hash', now(), now() + interval '72 hours')`);
});
afterAll(() => database.close());

test("accounts from before have not proved their email address, but for the demo account, and old links are void", async () => {
  await database.migrate();
  const stored = await database.db.write.select().from(users).orderBy(users.id);
  expect(stored.map(({ id, email, provedEmail }) => [id, email, provedEmail])).toEqual([
    ["asha", "Asha@example.com", null],
    ["demo", "demo@pallu.test", "demo@pallu.test"],
  ]);
  expect(stored[0]?.emailSince).toEqual(new Date("2025-01-02T03:04:05Z"));
  expect(await database.db.write.$count(emailChanges)).toBe(0);
});
