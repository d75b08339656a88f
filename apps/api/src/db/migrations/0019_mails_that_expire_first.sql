DROP INDEX CONCURRENTLY IF EXISTS "outbox_due_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_due_index" ON "outbox" USING btree ("expires_at","due_at","position") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;
