import { shopTimestamp } from "@pallu/contract";
import type { ChangeContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { insertKey, revokeKey } from "../../http/auth/keys.repo.ts";
import type { StoredKey } from "../../http/auth/keys.repo.ts";
import { KEY_PREFIX } from "../../http/auth/keys.rules.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";

export interface KeyOrder {
  name: string;
  scopes: StoredKey["scopes"];
  /** The last moment at which it works. */
  expiresAt: Date;
}

export type AddedKey =
  | { kind: "past" }
  /** There is or was a key of that name. */
  | { kind: "known" }
  /** The key is stored as a hash: it can be shown only now. */
  | { kind: "added"; key: string };

/** Adds a key for the merchant API. */
export const addKey = async (
  { db, clock, transaction = transact }: ChangeContext,
  { name, scopes, expiresAt }: KeyOrder,
  actor: Actor,
): Promise<AddedKey> => {
  const now = clock.now();
  if (expiresAt <= now) return { kind: "past" };
  const key = `${KEY_PREFIX}${newSecret()}`;
  const row = { name, keyHash: hashSecret(key), scopes: [...scopes], createdAt: now, expiresAt };
  return transaction(db, async (tx): Promise<AddedKey> => {
    if (!(await insertKey(tx, row))) return { kind: "known" };
    const after = { scopes: scopes.join(","), expires: shopTimestamp(expiresAt) };
    await insertAudit(tx, { actor, action: "key:add", changedAt: now }, [
      { target: `key ${name}`, after },
    ]);
    return { kind: "added", key };
  });
};

export type RevokedKey = "unknown" | "revoked_before" | "revoked";

/** Revokes a key at once. */
export const revokeNamedKey = (
  { db, clock, transaction = transact }: ChangeContext,
  name: string,
  actor: Actor,
): Promise<RevokedKey> =>
  transaction(db, async (tx): Promise<RevokedKey> => {
    const now = clock.now();
    const key = await revokeKey(tx, name, now);
    if (!key) return "unknown";
    if (key.revokedAt) return "revoked_before";
    await insertAudit(tx, { actor, action: "key:revoke", changedAt: now }, [
      { target: `key ${name}`, before: { revoked: false }, after: { revoked: true } },
    ]);
    return "revoked";
  });
