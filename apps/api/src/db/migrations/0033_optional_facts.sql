ALTER TABLE "products" ALTER COLUMN "brand" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "material" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "origin" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "weave" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "size" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "care" SET DEFAULT '';