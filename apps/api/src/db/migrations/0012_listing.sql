-- One row per variant that shoppers see, with what lists filter, sort and search by, and counts by label. All of it
-- follows from products and variants by triggers (docs/decisions/0026). It is in a schema of its own, so that portable
-- dumps leave it out and their restore builds it anew.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE EXCEPTION USING
    MESSAGE = 'The shop needs the PostgreSQL extension pg_trgm and may not create it: ' || SQLERRM,
    HINT = 'Install the package of PostgreSQL''s contrib modules, let an administrator run CREATE EXTENSION pg_trgm in this database, and start the shop again.';
END
$$;
--> statement-breakpoint
CREATE SCHEMA "listing";
--> statement-breakpoint
CREATE TABLE "listing"."entries" (
  "id" text PRIMARY KEY NOT NULL,
  "product_id" text NOT NULL,
  "featured" bigint NOT NULL,
  "product_position" integer NOT NULL,
  "price" integer NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "is_lead" boolean NOT NULL,
  "sample" integer NOT NULL,
  "labels" text[] NOT NULL,
  "words" tsvector NOT NULL,
  "product_labels" text[],
  "product_words" tsvector
);
--> statement-breakpoint
CREATE TABLE "listing"."counts" (
  "list" text NOT NULL,
  "given" text NOT NULL,
  "label" text NOT NULL,
  "entries" integer NOT NULL,
  PRIMARY KEY ("list", "given", "label")
);
--> statement-breakpoint
CREATE TABLE "listing"."labels" (
  "label" text PRIMARY KEY NOT NULL,
  "text" text NOT NULL,
  "colour" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing"."words" (
  "word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Lower case without Latin accents, as queries are compared.
CREATE FUNCTION "listing"."plain"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(normalize(regexp_replace(normalize(value, NFD), '[\u0300-\u036F]', '', 'g'), NFC))
$$;
--> statement-breakpoint
-- The index of the price band: 0, 500, 1,000, 2,000, 5,000, 10,000, 20,000, 50,000 rupees (catalogueFacets.rules.ts).
CREATE FUNCTION "listing"."price_band"("paise" integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT width_bucket(paise, ARRAY[50000, 100000, 200000, 500000, 1000000, 2000000, 5000000])
$$;
--> statement-breakpoint
-- The entries of some products, or of all for NULL. Labels: k category, s subcategory, t tag, m material, c colour,
-- p price band, b best seller, n new arrival, r trending (1 yes, 0 no). Indexes use the places of s and m, 2 and 3.
CREATE FUNCTION "listing"."entries_of"("ids" text[]) RETURNS SETOF "listing"."entries" LANGUAGE sql STABLE
SET plan_cache_mode = force_custom_plan AS $$
  WITH shown AS (
    SELECT v.id, v.product_id, p.position AS product_position, p.offer_price_paise AS price,
      v.position::bigint * 4294967296 + p.position AS featured,
      left(lower(p.name), 100) AS name,
      row_number() OVER (PARTITION BY v.product_id ORDER BY v.position, v.id) = 1 AS is_lead,
      ARRAY['k:' || s.category_id, 's:' || s.id, 'm:' || lower(p.material), 'c:' || lower(v.colour_name),
        'p:' || listing.price_band(p.offer_price_paise), 'b:' || v.best_seller::int, 'n:' || v.new_arrival::int,
        'r:' || v.trending::int] || CASE WHEN p.tag = '' THEN '{}'::text[] ELSE ARRAY['t:' || lower(p.tag)] END AS labels,
      to_tsvector('simple', listing.plain(v.colour_name)) AS colour,
      setweight(to_tsvector('simple', listing.plain(p.name)), 'A')
        || setweight(to_tsvector('simple', listing.plain(s.name || ' ' || p.material)), 'B')
        || setweight(to_tsvector('simple', listing.plain(p.origin || ' ' || p.weave || ' ' || c.name)), 'C') AS words
    FROM public.products p
    JOIN public.subcategories s ON s.id = p.subcategory_id
    JOIN public.categories c ON c.id = s.category_id
    JOIN public.variants v ON v.product_id = p.id AND NOT v.hidden
    WHERE NOT p.hidden AND (ids IS NULL OR p.id = ANY(ids))
  ), grouped AS (
    SELECT product_id, array_agg(DISTINCT label ORDER BY label) AS labels
    FROM shown, unnest(labels) AS label GROUP BY product_id
  ), coloured AS (
    SELECT product_id, tsvector(string_agg(setweight(colour, 'B')::text, ' ')) AS words FROM shown GROUP BY product_id
  )
  SELECT shown.id, shown.product_id, shown.featured, shown.product_position, shown.price, shown.name, shown.is_lead,
    (hashtextextended(shown.id, 0) & 1048575)::int, shown.labels,
    shown.words || setweight(shown.colour, 'B'),
    CASE WHEN shown.is_lead THEN grouped.labels END,
    CASE WHEN shown.is_lead THEN shown.words || coloured.words END
  FROM shown JOIN grouped USING (product_id) JOIN coloured USING (product_id)
$$;
--> statement-breakpoint
-- Replaces the entries of some products. Writers of the catalogue wait for each other, so that counts never deadlock.
CREATE FUNCTION "listing"."refresh"("ids" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(725582);
  IF ids IS NULL THEN
    DELETE FROM listing.entries;
  ELSE
    DELETE FROM listing.entries WHERE product_id = ANY(ids);
  END IF;
  INSERT INTO listing.labels AS known (label, text, colour)
    SELECT DISTINCT ON (label) label, text, colour FROM (
      SELECT 'c:' || lower(v.colour_name) AS label, v.colour_name AS text, v.colour AS colour FROM public.variants v
        WHERE ids IS NULL OR v.product_id = ANY(ids)
      UNION ALL SELECT 'm:' || lower(p.material), p.material, '' FROM public.products p
        WHERE ids IS NULL OR p.id = ANY(ids)
      UNION ALL SELECT 't:' || lower(p.tag), p.tag, '' FROM public.products p
        WHERE p.tag <> '' AND (ids IS NULL OR p.id = ANY(ids))
    ) AS named ORDER BY label, text, colour
    ON CONFLICT (label) DO UPDATE SET text = excluded.text, colour = excluded.colour
      WHERE (known.text, known.colour) IS DISTINCT FROM (excluded.text, excluded.colour);
  INSERT INTO listing.entries SELECT * FROM listing.entries_of(ids);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "listing"."count_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO listing.counts AS known (list, given, label, entries)
    SELECT list, given, label, sum(number) * sign FROM (
      SELECT 'variants' AS list, labels, count(*) AS number FROM changed GROUP BY labels
      UNION ALL
      SELECT 'products', product_labels, count(*) FROM changed WHERE is_lead GROUP BY product_labels
    ) AS grouped, unnest(labels) AS label, unnest(ARRAY[''] || labels) AS given
    WHERE given = '' OR (list = 'variants' AND left(given, 1) <> left(label, 1) AND label ~ '^[smctp]:')
    GROUP BY list, given, label ORDER BY list, given, label
    ON CONFLICT (list, given, label) DO UPDATE SET entries = known.entries + excluded.entries;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing.words (word)
      SELECT DISTINCT word FROM changed, unnest(tsvector_to_array(words)) AS word
      WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
      ORDER BY word
      ON CONFLICT (word) DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "entries_inserted" AFTER INSERT ON "listing"."entries" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."count_entries"();
--> statement-breakpoint
CREATE TRIGGER "entries_deleted" AFTER DELETE ON "listing"."entries" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."count_entries"();
--> statement-breakpoint
SELECT "listing"."refresh"(NULL);
--> statement-breakpoint
CREATE INDEX "entries_of_product" ON "listing"."entries" ("product_id");
--> statement-breakpoint
CREATE INDEX "entries_featured" ON "listing"."entries" ("featured", "product_id", "id");
--> statement-breakpoint
CREATE INDEX "entries_price_up" ON "listing"."entries" ("price", "featured", "id");
--> statement-breakpoint
CREATE INDEX "entries_price_down" ON "listing"."entries" ((-"price"), "featured", "id");
--> statement-breakpoint
CREATE INDEX "entries_name" ON "listing"."entries" ("name", "featured", "id");
--> statement-breakpoint
CREATE INDEX "entries_products" ON "listing"."entries" ("product_position", "product_id") WHERE "is_lead";
--> statement-breakpoint
-- The sorts of one subcategory, and the prices of one material, which are often only cheap or only dear ones.
CREATE INDEX "entries_subcategory_featured" ON "listing"."entries" (("labels"[2]), "featured", "product_id", "id");
--> statement-breakpoint
CREATE INDEX "entries_subcategory_price_up" ON "listing"."entries" (("labels"[2]), "price", "featured", "id");
--> statement-breakpoint
CREATE INDEX "entries_subcategory_price_down" ON "listing"."entries" (("labels"[2]), (-"price"), "featured", "id");
--> statement-breakpoint
CREATE INDEX "entries_subcategory_name" ON "listing"."entries" (("labels"[2]), "name", "featured", "id");
--> statement-breakpoint
CREATE INDEX "entries_subcategory_products" ON "listing"."entries" (("labels"[2]), "product_position", "product_id") WHERE "is_lead";
--> statement-breakpoint
CREATE INDEX "entries_material_price_up" ON "listing"."entries" (("labels"[3]), "price", "featured", "id");
--> statement-breakpoint
CREATE INDEX "entries_material_price_down" ON "listing"."entries" (("labels"[3]), (-"price"), "featured", "id");
--> statement-breakpoint
CREATE INDEX "entries_sample" ON "listing"."entries" ("sample") WHERE "sample" < 131072;
--> statement-breakpoint
CREATE INDEX "entries_labels" ON "listing"."entries" USING gin ("labels");
--> statement-breakpoint
CREATE INDEX "entries_words" ON "listing"."entries" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "entries_product_labels" ON "listing"."entries" USING gin ("product_labels") WHERE "is_lead";
--> statement-breakpoint
CREATE INDEX "entries_product_words" ON "listing"."entries" USING gin ("product_words") WHERE "is_lead";
--> statement-breakpoint
CREATE INDEX "words_trigrams" ON "listing"."words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION "listing"."products_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An import refreshes its products itself, once for all of their rows.
  IF current_setting('pallu.listing_deferred', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM listing.refresh(ARRAY(SELECT id FROM written));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM listing.refresh(ARRAY(SELECT id FROM gone));
  ELSE
    PERFORM listing.refresh(ARRAY(
      SELECT n.id FROM written n JOIN gone o USING (id)
      WHERE (n.subcategory_id, n.name, n.offer_price_paise, n.material, n.tag, n.origin, n.weave, n.position, n.hidden)
        IS DISTINCT FROM
        (o.subcategory_id, o.name, o.offer_price_paise, o.material, o.tag, o.origin, o.weave, o.position, o.hidden)));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "listing"."variants_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An import refreshes its products itself, once for all of their rows.
  IF current_setting('pallu.listing_deferred', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM listing.refresh(ARRAY(SELECT DISTINCT product_id FROM written));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM listing.refresh(ARRAY(SELECT DISTINCT product_id FROM gone));
  ELSE
    -- A sale changes only the stock, which lists read from the variants.
    PERFORM listing.refresh(ARRAY(
      SELECT DISTINCT touched.id FROM written n JOIN gone o USING (id),
        LATERAL (VALUES (n.product_id), (o.product_id)) AS touched (id)
      WHERE (n.product_id, n.colour, n.colour_name, n.best_seller, n.new_arrival, n.trending, n.position, n.hidden)
        IS DISTINCT FROM
        (o.product_id, o.colour, o.colour_name, o.best_seller, o.new_arrival, o.trending, o.position, o.hidden)));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "listing"."subcategories_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM listing.refresh(ARRAY(
    SELECT p.id FROM public.products p WHERE p.subcategory_id IN (
      SELECT n.id FROM written n JOIN gone o USING (id)
      WHERE (n.name, n.category_id) IS DISTINCT FROM (o.name, o.category_id))));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "listing"."categories_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM listing.refresh(ARRAY(
    SELECT p.id FROM public.products p JOIN public.subcategories s ON s.id = p.subcategory_id
    WHERE s.category_id IN (SELECT n.id FROM written n JOIN gone o USING (id) WHERE n.name <> o.name)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "listing_inserted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."products_changed"();
--> statement-breakpoint
CREATE TRIGGER "listing_updated" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS gone NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."products_changed"();
--> statement-breakpoint
CREATE TRIGGER "listing_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."products_changed"();
--> statement-breakpoint
CREATE TRIGGER "listing_inserted" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."variants_changed"();
--> statement-breakpoint
CREATE TRIGGER "listing_updated" AFTER UPDATE ON "variants" REFERENCING OLD TABLE AS gone NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."variants_changed"();
--> statement-breakpoint
CREATE TRIGGER "listing_deleted" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."variants_changed"();
--> statement-breakpoint
CREATE TRIGGER "listing_updated" AFTER UPDATE ON "subcategories" REFERENCING OLD TABLE AS gone NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."subcategories_changed"();
--> statement-breakpoint
CREATE TRIGGER "listing_updated" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS gone NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "listing"."categories_changed"();
