ALTER TABLE "collection_banners" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "collection_banners" ADD COLUMN "headline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_banners" ADD COLUMN "link_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_banners" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_banners" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "home_banners" ADD COLUMN "headline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_banners" ADD COLUMN "link_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_banners" ADD COLUMN "alt" text DEFAULT '' NOT NULL;