CREATE TABLE "known_browsers" (
	"user_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_hash_pk" PRIMARY KEY("user_id","browser_hash")
);
--> statement-breakpoint
DROP INDEX "email_changes_email_index";--> statement-breakpoint
DROP INDEX "password_resets_open_key";--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "purpose" text DEFAULT 'reset' NOT NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "proved_email" text;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_seen_index" ON "known_browsers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "password_resets_user_index" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_open_reset_key" ON "password_resets" USING btree ("email","browser_hash") WHERE "password_resets"."closed_at" is null and "password_resets"."purpose" = 'reset';--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_open_proof_key" ON "password_resets" USING btree ("browser_hash") WHERE "password_resets"."closed_at" is null and "password_resets"."purpose" = 'proof';--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_proved_email_key" ON "users" USING btree (lower("proved_email"));--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_purpose" CHECK ("password_resets"."purpose" in ('reset', 'proof'));--> statement-breakpoint
UPDATE "users" SET "email_since" = "created_at";--> statement-breakpoint
-- No account that is there has proved its address. The demo account belongs to the shop, and its address to nobody.
UPDATE "users" SET "proved_email" = "email" WHERE lower("email") = 'demo@pallu.test';--> statement-breakpoint
-- These links would give an account to an address that nobody has proved.
DELETE FROM "email_changes";
