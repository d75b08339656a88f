ALTER TABLE "variants" ADD COLUMN "cloth_image" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "border_image" text;