-- Counts the entries of each word, and fills the listing anew: what other processes wrote while 0012_listing filled it may
-- be missing. They write the listing under this lock only. Sales do not wait for it.
SELECT pg_advisory_xact_lock(725582);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "listing"."count_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO listing.words AS known (word, entries)
    SELECT word, count(*) * sign FROM changed, unnest(tsvector_to_array(words)) AS word
    WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
    GROUP BY word ORDER BY word
    ON CONFLICT (word) DO UPDATE SET entries = known.entries + excluded.entries;
  RETURN NULL;
END
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
SELECT "listing"."refresh"(NULL);
