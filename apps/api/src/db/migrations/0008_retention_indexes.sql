CREATE TABLE "retention_clock" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"steady_since" timestamp with time zone NOT NULL,
	CONSTRAINT "retention_clock_one_row" CHECK ("retention_clock"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "sessions_seen_index" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sessions_created_index" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cart_lines_changed_index" ON "cart_lines" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "outbox_created_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_of_somebody_index" ON "orders" USING btree ("created_at") WHERE "orders"."user_id" is not null or "orders"."full_name" <> '';--> statement-breakpoint
CREATE INDEX "email_changes_expires_index" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_created_index" ON "password_resets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wishlist_entries_added_index" ON "wishlist_entries" USING btree ("added_at");