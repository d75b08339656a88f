DROP INDEX CONCURRENTLY IF EXISTS "products_hidden";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_hidden" ON "products" USING btree ("id") WHERE "products"."hidden";
