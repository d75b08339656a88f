DROP INDEX CONCURRENTLY IF EXISTS "products_by_name";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_by_name" ON "products" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "variants_by_sku";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "variants_by_sku" ON "variants" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "variants_by_barcode";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "variants_by_barcode" ON "variants" USING btree ("barcode");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "variants_by_stock";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "variants_by_stock" ON "variants" USING btree ("stock");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_by_email";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contact_messages_by_email" ON "contact_messages" USING btree (lower("email"));
