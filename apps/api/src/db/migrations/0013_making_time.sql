ALTER TABLE "products" ADD COLUMN "making_days" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "makers" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_making_time" CHECK ("products"."making_days" BETWEEN 1 AND 400 AND "products"."makers" BETWEEN 1 AND 9);