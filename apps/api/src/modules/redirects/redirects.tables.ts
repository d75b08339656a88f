import { pgTable, text } from "drizzle-orm/pg-core";

/** Old addresses, and where they lead (docs/decisions/0066). No target is a source: one redirect is enough. */
export const redirects = pgTable("redirects", {
  /** Path of an address that is no page of this shop, with its query if only that one is meant. */
  source: text().primaryKey(),
  /** Path in this shop, with query and fragment. */
  target: text().notNull(),
});
