import { findKeys } from "../../http/auth/keys.repo.ts";
import type { StoredKey } from "../../http/auth/keys.repo.ts";
import { scopes } from "../../http/auth/keys.rules.ts";
import type { Scope } from "../../http/auth/keys.rules.ts";
import { addKey, revokeNamedKey } from "../../modules/merchant/merchantKeys.service.ts";
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
  run: async (context, input, { print }) => {
    const name = input.text("name") ?? "";
    if (!/^[a-z\d][a-z\d.-]{0,49}$/.test(name))
      throw new UsageError(
        `'${name}' is not a name: use 1 to 50 lower-case letters, digits, dots and hyphens.`,
      );
    const allowed = scopesOf(input.text("scope"));
    const expires = input.text("expires");
    if (expires === undefined) throw new UsageError("Name its last day: --expires 2027-03-31");
    const expiresAt = endOfDay(expires);
    const added = await addKey(context, { name, scopes: allowed, expiresAt }, context.actor);
    if (added.kind === "past")
      throw new Refusal(`${expires} is in the past: nobody could use the key.`);
    if (added.kind === "known")
      throw new Refusal(`There is or was a key ${name}: choose another name.`);
    print(added.key);
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
  run: async (context, input, { print }) => {
    const name = input.positionals[0] ?? "";
    const kind = await revokeNamedKey(context, name, context.actor);
    if (kind === "unknown") throw new Refusal(`There is no key ${name}.`);
    if (kind === "revoked_before") throw new Refusal(`The key ${name} is revoked already.`);
    print(`The key ${name} is revoked.`);
  },
};

export const keyCommands: readonly ShopCommand[] = [keyAdd, keyList, keyRevoke];
