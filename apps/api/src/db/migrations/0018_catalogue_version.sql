-- The version of the catalogue: the sum of the steps that are visible. A transaction that changes something that lists
-- or pages show adds one row, in whatever order transactions commit. No transaction waits for another, because none
-- updates a row (docs/decisions/0036). The step is random, so that two histories, such as that before and that after
-- a restore, do not have the same versions.
CREATE TABLE "listing"."changes" (
  "step" numeric NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "listing"."note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_changed boolean := true;
BEGIN
  -- Once for each transaction. The setting ends with the transaction, and with a savepoint that is rolled back.
  IF current_setting('pallu.change_noted', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    is_changed := EXISTS (SELECT FROM written);
  ELSIF TG_OP = 'DELETE' THEN
    is_changed := EXISTS (SELECT FROM gone);
  ELSIF TG_OP = 'UPDATE' THEN
    is_changed := EXISTS (SELECT * FROM written EXCEPT SELECT * FROM gone);
  END IF;
  IF is_changed THEN
    INSERT INTO listing.changes VALUES (1 + floor(random() * 1099511627776));
    PERFORM set_config('pallu.change_noted', 'on', true);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  changing text;
BEGIN
  FOREACH changing IN ARRAY ARRAY['public.categories', 'public.subcategories', 'public.products', 'public.variants',
    'public.variant_images', 'public.home_banners', 'public.collection_banners', 'listing.entries'] LOOP
    EXECUTE format('CREATE TRIGGER change_inserted AFTER INSERT ON %s REFERENCING NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION listing.note_change()', changing);
    EXECUTE format('CREATE TRIGGER change_updated AFTER UPDATE ON %s REFERENCING OLD TABLE AS gone NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION listing.note_change()', changing);
    EXECUTE format('CREATE TRIGGER change_deleted AFTER DELETE ON %s REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION listing.note_change()', changing);
    EXECUTE format('CREATE TRIGGER change_truncated AFTER TRUNCATE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION listing.note_change()', changing);
  END LOOP;
END
$$;
