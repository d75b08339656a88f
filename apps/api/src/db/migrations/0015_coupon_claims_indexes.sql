DROP INDEX CONCURRENTLY IF EXISTS "coupon_claims_by_code";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coupon_claims_by_code" ON "coupon_claims" USING btree ("coupon_code");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "coupon_claims_by_user";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coupon_claims_by_user" ON "coupon_claims" USING btree ("user_id");
