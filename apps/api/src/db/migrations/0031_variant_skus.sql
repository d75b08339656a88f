DROP INDEX CONCURRENTLY IF EXISTS "variants_sku_index";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "variants_sku_index" ON "variants" USING btree (lower("sku")) WHERE "variants"."sku" is not null;
