DROP INDEX "outbox_due_index";--> statement-breakpoint
CREATE INDEX "outbox_due_index" ON "outbox" USING btree ("due_at","position") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;