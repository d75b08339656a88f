import { shopTimestamp } from "@pallu/contract";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { findKeys, insertKey, revokeKey } from "../../http/auth/keys.repo.ts";
import type { StoredKey } from "../../http/auth/keys.repo.ts";
import { KEY_PREFIX, scopes } from "../../http/auth/keys.rules.ts";
import type { Scope } from "../../http/auth/keys.rules.ts";
import { Refusal, UsageError } from "../command.ts";
import type { ShopCommand } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { dateTime, endOfDay, oneOf } from "../values.ts";

/** Parses scopes that are separated by commas. Throws UsageError. */
const scopesOf = (text: string | undefined): Scope[] => {
  const words = text?.split(",").map((word) => word.trim()) ?? [];
  const found = words.map((word) => oneOf(scopes, word, "scope"));
  const uniqueScopes = new Set(found);
  if (uniqueScopes.size === 0)
    throw new UsageError(`Name what the key may do: --scope ${scopes.join(",")}`);
  return scopes.filter((scope) => uniqueScopes.has(scope));
};

const keyAdd: ShopCommand = {
  kind: "shop",
  name: "key:add",
  usage: "--name <name> --scope <scope,...> --expires <day>",
  summary: "Adds a key for the merchant API and shows it once.",
  details: [`Scopes: ${scopes.join(", ")}. Writing does not include reading.`],
  options: {
    name: { value: "name", summary: "what uses the key; the audit log names it" },
    scope: { value: "scope,...", summary: "what the key may do" },
    expires: { value: "day", summary: "the last day it works, such as 2027-03-31" },
  },
  argumentCount: [0, 0],
  run: async ({ db, clock, audit }, input, { print }) => {
    const name = input.text("name") ?? "";
    if (!/^[a-z\d][a-z\d.-]{0,49}$/.test(name))
      throw new UsageError(
        `'${name}' is not a name: use 1 to 50 lower-case letters, digits, dots and hyphens.`,
      );
    const allowed = scopesOf(input.text("scope"));
    const expires = input.text("expires");
    if (expires === undefined) throw new UsageError("Name its last day: --expires 2027-03-31");
    const expiresAt = endOfDay(expires);
    const now = clock.now();
    if (expiresAt <= now) throw new Refusal(`${expires} is in the past: nobody could use the key.`);
    const key = `${KEY_PREFIX}${newSecret()}`;
    await db.transaction(async (tx) => {
      const row = { name, keyHash: hashSecret(key), scopes: allowed, createdAt: now, expiresAt };
      if (!(await insertKey(tx, row)))
        throw new Refusal(`There is or was a key ${name}: choose another name.`);
      await audit(tx, {
        target: `key ${name}`,
        after: { scopes: allowed.join(","), expires: shopTimestamp(expiresAt) },
      });
    });
    print(key);
    print("This is the only time it is shown. Keep it like a password.");
  },
};

const stateOf = ({ revokedAt, expiresAt }: StoredKey, now: Date): string => {
  if (revokedAt) return `revoked ${dateTime(revokedAt)}`;
  return `${expiresAt <= now ? "expired" : "expires"} ${dateTime(expiresAt)}`;
};

const keyList: ShopCommand = {
  kind: "shop",
  name: "key:list",
  usage: "[--json]",
  summary: "Lists the keys of the merchant API, without their secrets.",
  options: jsonOption,
  argumentCount: [0, 0],
  run: async ({ db, clock }, input, { print }) => {
    const found = await findKeys(db);
    if (printJson(input, print, { keys: found.map(({ keyHash: _hash, ...key }) => key) })) return;
    const rows = found.map((key) => [
      key.name,
      stateOf(key, clock.now()),
      key.lastUsedAt ? dateTime(key.lastUsedAt) : "never",
      key.scopes.join(","),
    ]);
    const head = ["Name", "State", "Last used", "Scopes"];
    printTable(print, head, rows, "There is no key: the merchant API is off.");
  },
};

const keyRevoke: ShopCommand = {
  kind: "shop",
  name: "key:revoke",
  usage: "<name>",
  summary: "Revokes a key at once.",
  argumentCount: [1, 1],
  run: async ({ db, clock, audit }, input, { print }) => {
    const name = input.positionals[0] ?? "";
    await db.transaction(async (tx) => {
      const key = await revokeKey(tx, name, clock.now());
      if (!key) throw new Refusal(`There is no key ${name}.`);
      if (key.revokedAt) throw new Refusal(`The key ${name} is revoked already.`);
      await audit(tx, {
        target: `key ${name}`,
        before: { revoked: false },
        after: { revoked: true },
      });
    });
    print(`The key ${name} is revoked.`);
  },
};

export const keyCommands: readonly ShopCommand[] = [keyAdd, keyList, keyRevoke];
