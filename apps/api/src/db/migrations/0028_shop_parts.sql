CREATE TABLE "shop_part_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_part_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"value" jsonb,
	"replaced_at" timestamp with time zone NOT NULL,
	"replaced_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shop_part_versions_by_name" ON "shop_part_versions" USING btree ("name","id");
--> statement-breakpoint
-- A change of a part changes the version of the catalogue, by which pages are cached (0018).
CREATE TRIGGER change_inserted AFTER INSERT ON "shop_parts" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION listing.note_change();
--> statement-breakpoint
CREATE TRIGGER change_updated AFTER UPDATE ON "shop_parts" REFERENCING OLD TABLE AS gone NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION listing.note_change();
--> statement-breakpoint
CREATE TRIGGER change_deleted AFTER DELETE ON "shop_parts" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION listing.note_change();
--> statement-breakpoint
CREATE TRIGGER change_truncated AFTER TRUNCATE ON "shop_parts"
  FOR EACH STATEMENT EXECUTE FUNCTION listing.note_change();
