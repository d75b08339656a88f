-- The variants of which fewer than 5 pieces can be sold. An index of the stock would be written at each sale, and keep
-- PostgreSQL from updating the row in place.
CREATE TABLE "listing"."low_stock" ("id" text PRIMARY KEY NOT NULL);
--> statement-breakpoint
CREATE FUNCTION "listing"."note_low_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM listing.low_stock USING gone WHERE low_stock.id = gone.id;
    RETURN NULL;
  END IF;
  -- Most sales change nothing here.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT 1 FROM written JOIN gone USING (id) WHERE (written.stock < 5) <> (gone.stock < 5)) THEN
      RETURN NULL;
    END IF;
    DELETE FROM listing.low_stock USING written WHERE low_stock.id = written.id AND written.stock >= 5;
  END IF;
  INSERT INTO listing.low_stock (id) SELECT id FROM written WHERE stock < 5 ORDER BY id ON CONFLICT (id) DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "low_stock_inserted" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."note_low_stock"();
--> statement-breakpoint
CREATE TRIGGER "low_stock_updated" AFTER UPDATE ON "variants" REFERENCING OLD TABLE AS gone NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."note_low_stock"();
--> statement-breakpoint
CREATE TRIGGER "low_stock_deleted" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."note_low_stock"();
