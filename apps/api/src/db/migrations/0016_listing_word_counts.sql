-- The number of entries with the word. A word of no entry is not known to the search.
ALTER TABLE "listing"."words" ADD COLUMN "entries" integer DEFAULT 0 NOT NULL;
