-- Orders that earlier versions made anonymous kept what leads to the account.
LOCK TABLE "orders", "order_changes", "coupon_claims" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
UPDATE "coupon_claims" SET "user_id" = NULL FROM "orders"
WHERE "orders"."id" = "order_id" AND "orders"."user_id" IS NULL AND "coupon_claims"."user_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "order_changes" SET "reason" = '' FROM "orders"
WHERE "orders"."id" = "order_id" AND "orders"."user_id" IS NULL AND "reason" <> '';
--> statement-breakpoint
UPDATE "orders" SET "submission_key" = "id", "idempotency_key" = NULL WHERE "user_id" IS NULL AND "submission_key" <> "id";
