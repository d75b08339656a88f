DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_undoes_index";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "audit_entries_undoes_index" ON "audit_entries" USING btree ("undoes") WHERE "audit_entries"."undoes" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_actor_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entries_actor_index" ON "audit_entries" USING btree ("actor","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_kind_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entries_kind_index" ON "audit_entries" USING btree (split_part("action", ':', 1),"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_target_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entries_target_index" ON "audit_entries" USING btree (lower(substr("target", strpos("target", ' ') + 1)) text_pattern_ops);