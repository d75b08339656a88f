import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { actorKinds } from "./audit.rules.ts";
import type { AuditValues } from "./audit.rules.ts";

/** One row for each change that an operator or a key made: ids and states, never secrets or what people are called. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    actorKind: text("actor_kind", { enum: actorKinds }).notNull(),
    /** The operating-system user, or the name of the key. */
    actor: text().notNull(),
    /** The command, also for changes that a key made. */
    action: text().notNull(),
    target: text().notNull(),
    /** Null where there was nothing before. */
    before: jsonb().$type<AuditValues>(),
    /** Null where there is nothing any more. */
    after: jsonb().$type<AuditValues>(),
  },
  (table) => [
    check("audit_entries_actor_kind", sql`${table.actorKind} IN ('operator', 'key')`),
    index("audit_entries_changed_index").on(table.changedAt),
  ],
);
