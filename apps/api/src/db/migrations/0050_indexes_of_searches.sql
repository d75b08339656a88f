DROP INDEX CONCURRENTLY IF EXISTS "products_without_picture";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_without_picture" ON "products" USING btree ("id") WHERE "products"."image" = '';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_open_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contact_messages_open_index" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."state" = 'open';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_lines_by_variant";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_lines_by_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_lines_search_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_lines_search_index" ON "order_lines" USING gin (lower("product_name" || chr(10) || "colour_name" || chr(10) || "option_value" || chr(10) || coalesce("sku", '')) gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_by_state";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_by_state" ON "orders" USING btree ("delivery_status","seq");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_search_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_search_index" ON "orders" USING gin (lower("full_name" || chr(10) || "email" || chr(10) || "town_city" || chr(10) || "phone_no" || chr(10) || regexp_replace("phone_no", '[^0-9]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "variants_by_stock";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_reserving_index";
