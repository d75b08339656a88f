ALTER TABLE "products" ADD COLUMN "option_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "option_value" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "offer_price_paise" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "list_price_paise" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_prices_positive" CHECK ("variants"."offer_price_paise" > 0 AND "variants"."list_price_paise" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_weight_not_negative" CHECK ("variants"."weight_grams" >= 0) NOT VALID;
