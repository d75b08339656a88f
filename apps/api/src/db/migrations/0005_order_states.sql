CREATE TABLE "order_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"reason" text NOT NULL,
	"restocked" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "delivery_status" SET DEFAULT 'placed';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_status" SET DEFAULT 'pending';--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_by_order" ON "order_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_undone_once" ON "order_changes" USING btree ("order_id") WHERE "order_changes"."after" IN ('cancelled', 'returned');--> statement-breakpoint
CREATE INDEX "orders_by_seq" ON "orders" USING btree ("seq");--> statement-breakpoint
UPDATE "orders" SET
	"delivery_status" = CASE WHEN lower("delivery_status") IN ('confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned') THEN lower("delivery_status") ELSE 'placed' END,
	"payment_status" = CASE WHEN lower("payment_status") IN ('paid', 'refunded', 'failed') THEN lower("payment_status") ELSE 'pending' END;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."delivery_status" IN ('placed', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_state" CHECK ("orders"."payment_status" IN ('pending', 'paid', 'refunded', 'failed'));