DROP INDEX CONCURRENTLY IF EXISTS "orders_to_do_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_to_do_index" ON "orders" USING btree ("seq") WHERE "orders"."delivery_status" IN ('placed', 'confirmed', 'packed') AND "orders"."imported_at" IS NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_unpaid_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_unpaid_index" ON "orders" USING btree ("seq") WHERE "orders"."payment_status" IN ('pending', 'failed') AND "orders"."delivery_status" IN ('placed', 'confirmed', 'packed', 'shipped', 'delivered') AND "orders"."imported_at" IS NULL;
