import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { actorKinds } from "./audit.rules.ts";
import type { AuditValues } from "./audit.rules.ts";

/** One row for each change by an operator, a key or a member of staff. Holds ids and states, never secrets or names of shoppers. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    actorKind: text("actor_kind", { enum: actorKinds }).notNull(),
    /** The operating-system user, the name of the key, or the e-mail address of the member of staff. */
    actor: text().notNull(),
    /** The name of the command, also for changes by a key. */
    action: text().notNull(),
    target: text().notNull(),
    /** Null for a new record. */
    before: jsonb().$type<AuditValues>(),
    /** Null for a deleted record. */
    after: jsonb().$type<AuditValues>(),
    /** The id of the entry that this one takes back, which is possible once. */
    undoes: bigint({ mode: "number" }),
  },
  (table) => [
    check("audit_entries_actor_kind", sql`${table.actorKind} IN ('operator', 'key', 'staff')`),
    index("audit_entries_changed_index").on(table.changedAt),
    uniqueIndex("audit_entries_undoes_index")
      .on(table.undoes)
      .where(sql`${table.undoes} is not null`)
      .concurrently(),
    index("audit_entries_actor_index").on(table.actor, table.id).concurrently(),
    index("audit_entries_kind_index")
      .on(sql`split_part(${table.action}, ':', 1)`, table.id)
      .concurrently(),
    index("audit_entries_target_index")
      .on(sql`lower(substr(${table.target}, strpos(${table.target}, ' ') + 1)) text_pattern_ops`)
      .concurrently(),
  ],
);
