import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Scope } from "./keys.rules.ts";

const timestampTz = (name: string) => timestamp(name, { withTimezone: true });

/** Keys of the merchant API. Rows are never deleted, so that names in the audit log stay unique. */
export const merchantKeys = pgTable("merchant_keys", {
  name: text().primaryKey(),
  /** SHA-256 of the key. 256 random bits need no slow hash. */
  keyHash: text("key_hash").notNull().unique(),
  scopes: text().array().$type<Scope[]>().notNull(),
  createdAt: timestampTz("created_at").notNull(),
  expiresAt: timestampTz("expires_at").notNull(),
  revokedAt: timestampTz("revoked_at"),
  lastUsedAt: timestampTz("last_used_at"),
});
