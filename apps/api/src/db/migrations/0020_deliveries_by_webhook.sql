DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_due_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhook_deliveries_due_index" ON "webhook_deliveries" USING btree ("webhook_id","due_at") WHERE "webhook_deliveries"."delivered_at" is null and "webhook_deliveries"."failed_at" is null;
