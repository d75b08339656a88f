-- Sales wait while the variants are read once.
LOCK TABLE "variants" IN SHARE MODE;
--> statement-breakpoint
INSERT INTO "listing"."low_stock" ("id") SELECT "id" FROM "variants" WHERE "stock" < 5 ON CONFLICT ("id") DO NOTHING;
