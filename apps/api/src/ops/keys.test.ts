import { expect, test } from "vitest";
import { hashSecret } from "../http/secrets.ts";
import { auditEntries } from "../modules/audit/audit.tables.ts";
import { merchantKeys } from "../http/auth/keys.tables.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import { openForFile } from "../testing/openForFile.ts";

const shop = openForFile(openOpsShop);

const add = (name: string, scope = "orders:read", expires = "2097-01-31") =>
  shop.ops("key:add", "--name", name, "--scope", scope, "--expires", expires);

test("a key is shown once; the database has its hash alone", async () => {
  expect((await shop.ops("key:list")).lines).toEqual(["There is no key: the merchant API is off."]);
  const { code, lines } = await add("warehouse", "stock:write,orders:read");
  expect(code).toBe(0);
  const [key = ""] = lines;
  expect(key).toMatch(/^pallu_key_[\w-]{43}$/);
  expect(await shop.db.select().from(merchantKeys)).toEqual([
    {
      name: "warehouse",
      keyHash: hashSecret(key),
      scopes: ["orders:read", "stock:write"],
      createdAt: shop.clock.now(),
      expiresAt: new Date("2097-01-31T18:29:59.999Z"),
      revokedAt: null,
      lastUsedAt: null,
    },
  ]);
  const secret = key.slice("pallu_key_".length);
  const listed = [await shop.ops("key:list"), await shop.ops("key:list", "--json")];
  expect(listed[0]?.lines[1]).toMatch(/^warehouse +expires .* never +orders:read,stock:write$/);
  const stored = await shop.db.select().from(auditEntries);
  expect(stored).toMatchObject([{ action: "key:add", target: "key warehouse" }]);
  for (const text of [JSON.stringify(listed), JSON.stringify(stored)]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(hashSecret(key));
  }
});

test("a revoked key keeps its name and says so", async () => {
  expect((await shop.ops("key:revoke", "warehouse")).lines).toEqual([
    "The key warehouse is revoked.",
  ]);
  expect((await shop.ops("key:list")).lines[1]).toMatch(/^warehouse +revoked /);
  expect(await shop.ops("key:revoke", "warehouse")).toMatchObject({ code: 1 });
  expect(await shop.ops("key:revoke", "nobody")).toMatchObject({ code: 1 });
  expect((await add("warehouse")).lines).toEqual([
    "There is or was a key warehouse: choose another name.",
  ]);
});

test.each([
  [["--name", "A b", "--scope", "orders:read", "--expires", "2097-01-31"], 2, "is not a name"],
  [["--name", "a", "--scope", "orders:all", "--expires", "2097-01-31"], 2, "is not a scope"],
  [["--name", "a", "--expires", "2097-01-31"], 2, "Name what the key may do"],
  [["--name", "a", "--scope", "orders:read"], 2, "Name its last day"],
  [["--name", "a", "--scope", "orders:read", "--expires", "2020-01-31"], 1, "is in the past"],
])("key:add %j is refused with the reason", async (args, code, reason) => {
  const result = await shop.ops("key:add", ...args);
  expect([result.code, result.lines.join("\n")]).toEqual([code, expect.stringContaining(reason)]);
});
