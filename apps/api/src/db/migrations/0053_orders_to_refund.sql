DROP INDEX CONCURRENTLY IF EXISTS "orders_to_refund_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_to_refund_index" ON "orders" USING btree ("seq") WHERE "orders"."delivery_status" IN ('cancelled', 'returned') AND "orders"."payment_status" IN ('paid') AND "orders"."imported_at" IS NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_search_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_search_index" ON "orders" USING gin (lower("full_name" || chr(10) || "email" || chr(10) || "town_city" || chr(10) || "phone_no" || chr(10) || regexp_replace("phone_no", '[^0-9]', '', 'g') || chr(10) || "additional_text") gin_trgm_ops);
