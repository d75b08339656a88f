-- An entry is a colour of a product: variants that differ only by the option share it. Entries of a catalogue without
-- options stay as they are, so nothing is filled anew. Writers of the listing wait for this lock, sales do not.
SELECT pg_advisory_xact_lock(725582);
--> statement-breakpoint
-- The sum of the places of the label in the labels of its entries. Their mean is the order of the shop: S before M.
ALTER TABLE "listing"."counts" ADD COLUMN "places" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Another label: o value of the option, in the order of the variants. The first entry of a product is its cheapest one. A
-- SKU is a word that no query has by chance.
CREATE OR REPLACE FUNCTION "listing"."entries_of"("ids" text[]) RETURNS SETOF "listing"."entries" LANGUAGE sql STABLE
SET plan_cache_mode = force_custom_plan AS $$
  WITH coloured AS (
    SELECT v.product_id, (array_agg(v.id ORDER BY v.position, v.id))[1] AS id, min(v.position) AS position,
      (array_agg(v.colour_name ORDER BY v.position, v.id))[1] AS colour_name,
      min(coalesce(v.offer_price_paise, p.offer_price_paise)) AS price,
      bool_or(v.best_seller) AS best_seller, bool_or(v.new_arrival) AS new_arrival, bool_or(v.trending) AS trending,
      coalesce(array_agg('o:' || lower(v.option_value) ORDER BY v.position, v.id) FILTER (WHERE v.option_value <> ''),
        '{}') AS options,
      string_agg(v.option_value, ' ' ORDER BY v.position, v.id) AS option_words,
      coalesce(array_agg('0=' || listing.plain(v.sku)) FILTER (WHERE v.sku IS NOT NULL), '{}') AS skus
    FROM public.products p
    JOIN public.variants v ON v.product_id = p.id AND NOT v.hidden
    WHERE NOT p.hidden AND (ids IS NULL OR p.id = ANY(ids))
    GROUP BY v.product_id, CASE WHEN p.option_name = '' THEN v.id ELSE 'c:' || lower(v.colour_name) END
  ), shown AS (
    SELECT v.id, v.product_id, p.position AS product_position, v.price,
      v.position::bigint * 4294967296 + p.position AS featured,
      left(lower(p.name), 100) AS name,
      row_number() OVER (PARTITION BY v.product_id ORDER BY v.price, v.position, v.id) = 1 AS is_lead,
      ARRAY['k:' || s.category_id, 's:' || s.id, 'm:' || lower(p.material), 'c:' || lower(v.colour_name),
        'p:' || listing.price_band(v.price), 'b:' || v.best_seller::int, 'n:' || v.new_arrival::int,
        'r:' || v.trending::int] || v.options
        || CASE WHEN p.tag = '' THEN '{}'::text[] ELSE ARRAY['t:' || lower(p.tag)] END AS labels,
      setweight(to_tsvector('simple', listing.plain(v.colour_name)), 'B')
        || setweight(to_tsvector('simple', listing.plain(v.option_words)), 'C')
        || array_to_tsvector(v.skus) AS own_words,
      setweight(to_tsvector('simple', listing.plain(p.name)), 'A')
        || setweight(to_tsvector('simple', listing.plain(s.name || ' ' || p.material)), 'B')
        || setweight(to_tsvector('simple', listing.plain(p.origin || ' ' || p.weave || ' ' || c.name)), 'C') AS words
    FROM coloured v
    JOIN public.products p ON p.id = v.product_id
    JOIN public.subcategories s ON s.id = p.subcategory_id
    JOIN public.categories c ON c.id = s.category_id
  ), labelled AS (
    -- A product has one price, that of its first entry.
    SELECT product_id, array_agg(DISTINCT label ORDER BY label) AS labels
    FROM shown, unnest(labels) AS label WHERE is_lead OR left(label, 2) <> 'p:' GROUP BY product_id
  ), worded AS (
    SELECT product_id, tsvector(string_agg(own_words::text, ' ')) AS words FROM shown GROUP BY product_id
  )
  SELECT shown.id, shown.product_id, shown.featured, shown.product_position, shown.price, shown.name, shown.is_lead,
    (hashtextextended(shown.id, 0) & 1048575)::int, shown.labels,
    shown.words || shown.own_words,
    CASE WHEN shown.is_lead THEN labelled.labels END,
    CASE WHEN shown.is_lead THEN shown.words || worded.words END
  FROM shown JOIN labelled USING (product_id) JOIN worded USING (product_id)
$$;
--> statement-breakpoint
-- Replaces the entries of some products, or everything for NULL. Writers of the catalogue wait for each other, so that
-- counts never deadlock.
CREATE OR REPLACE FUNCTION "listing"."refresh"("ids" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(725582);
  IF ids IS NULL THEN
    DELETE FROM listing.entries;
    DELETE FROM listing.counts;
    DELETE FROM listing.words;
    DELETE FROM listing.labels;
  ELSE
    DELETE FROM listing.entries WHERE product_id = ANY(ids);
  END IF;
  INSERT INTO listing.labels AS known (label, text, colour)
    SELECT DISTINCT ON (label) label, text, colour FROM (
      SELECT 'c:' || lower(v.colour_name) AS label, v.colour_name AS text, v.colour AS colour FROM public.variants v
        WHERE v.colour_name <> '' AND (ids IS NULL OR v.product_id = ANY(ids))
      UNION ALL SELECT 'o:' || lower(v.option_value), v.option_value, '' FROM public.variants v
        WHERE v.option_value <> '' AND (ids IS NULL OR v.product_id = ANY(ids))
      UNION ALL SELECT 'm:' || lower(p.material), p.material, '' FROM public.products p
        WHERE p.material <> '' AND (ids IS NULL OR p.id = ANY(ids))
      UNION ALL SELECT 't:' || lower(p.tag), p.tag, '' FROM public.products p
        WHERE p.tag <> '' AND (ids IS NULL OR p.id = ANY(ids))
    ) AS named ORDER BY label, text, colour
    ON CONFLICT (label) DO UPDATE SET text = excluded.text, colour = excluded.colour
      WHERE (known.text, known.colour) IS DISTINCT FROM (excluded.text, excluded.colour);
  INSERT INTO listing.entries SELECT * FROM listing.entries_of(ids);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "listing"."count_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO listing.counts AS known (list, given, label, entries, places)
    SELECT list, given, label, sum(number) * sign,
      sum(CASE WHEN left(label, 2) = 'o:' THEN number * place ELSE 0 END) * sign FROM (
      SELECT 'variants' AS list, labels, count(*) AS number FROM changed GROUP BY labels
      UNION ALL
      SELECT 'products', product_labels, count(*) FROM changed WHERE is_lead GROUP BY product_labels
    ) AS grouped, unnest(labels) WITH ORDINALITY AS placed (label, place), unnest(ARRAY[''] || labels) AS given
    WHERE given = '' OR (list = 'variants' AND left(given, 1) <> left(label, 1) AND label ~ '^[smctop]:')
    GROUP BY list, given, label ORDER BY list, given, label
    ON CONFLICT (list, given, label) DO UPDATE
      SET entries = known.entries + excluded.entries, places = known.places + excluded.places;
  INSERT INTO listing.words AS known (word, entries)
    SELECT word, count(*) * sign FROM changed, unnest(tsvector_to_array(words)) AS word
    WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
    GROUP BY word ORDER BY word
    ON CONFLICT (word) DO UPDATE SET entries = known.entries + excluded.entries;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "listing"."products_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
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
      WHERE (n.subcategory_id, n.name, n.offer_price_paise, n.material, n.tag, n.origin, n.weave, n.position, n.hidden,
          n.option_name)
        IS DISTINCT FROM
        (o.subcategory_id, o.name, o.offer_price_paise, o.material, o.tag, o.origin, o.weave, o.position, o.hidden,
          o.option_name)));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "listing"."variants_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
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
      WHERE (n.product_id, n.colour, n.colour_name, n.best_seller, n.new_arrival, n.trending, n.position, n.hidden,
          n.option_value, n.sku, n.offer_price_paise)
        IS DISTINCT FROM
        (o.product_id, o.colour, o.colour_name, o.best_seller, o.new_arrival, o.trending, o.position, o.hidden,
          o.option_value, o.sku, o.offer_price_paise)));
  END IF;
  RETURN NULL;
END
$$;
