import { and, desc, ilike, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { uploadedPictures } from "./catalogue.tables.ts";

const listOf = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

export const insertPicture = async (
  db: Db,
  picture: { image: string; uploadedBy: string; usedAt: Date },
): Promise<void> => {
  await db
    .insert(uploadedPictures)
    .values(picture)
    .onConflictDoUpdate({ target: uploadedPictures.image, set: { usedAt: picture.usedAt } });
};

/** Postpones the clean-up of some pictures. Waits for one that runs. */
export const markPicturesUsed = async (
  tx: Db,
  images: readonly string[],
  usedAt: Date,
): Promise<void> => {
  await tx.execute(sql`UPDATE uploaded_pictures SET used_at = ${usedAt.toISOString()}::timestamptz
    WHERE image IN (SELECT image FROM uploaded_pictures WHERE image = ANY(${listOf(images)}) ORDER BY image FOR UPDATE)`);
};

/** Returns uploaded pictures, the newest first. `beforeId` is the last id of the previous page. */
export const findPicturesPage = (
  db: Db,
  { find, beforeId }: { find: string | undefined; beforeId: number | undefined },
  limit: number,
) =>
  db
    .select({ id: uploadedPictures.id, image: uploadedPictures.image })
    .from(uploadedPictures)
    .where(
      and(
        beforeId === undefined ? undefined : lt(uploadedPictures.id, beforeId),
        find === undefined
          ? undefined
          : ilike(uploadedPictures.image, `%${find.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
      ),
    )
    .orderBy(desc(uploadedPictures.id))
    .limit(limit);

/**
 * Deletes the rows of pictures that were not used since a time, and that no product, banner, part of the shop or order
 * names. Returns their names.
 */
export const deleteUnusedPictures = async (
  db: Db,
  since: Date,
  limit: number,
): Promise<string[]> => {
  const old = await rowsOf<{ image: string }>(
    db,
    sql`SELECT image FROM uploaded_pictures WHERE used_at < ${since.toISOString()}::timestamptz
      ORDER BY used_at LIMIT ${limit}::int`,
  );
  if (old.length === 0) return [];
  const list = listOf(old.map(({ image }) => image));
  const used = await rowsOf<{ image: string }>(
    db,
    sql`SELECT image FROM variant_images WHERE image = ANY(${list})
      UNION SELECT image FROM variants WHERE image = ANY(${list})
      UNION SELECT cloth_image FROM variants WHERE cloth_image = ANY(${list})
      UNION SELECT border_image FROM variants WHERE border_image = ANY(${list})
      UNION SELECT image FROM home_banners WHERE image = ANY(${list})
      UNION SELECT image FROM collection_banners WHERE image = ANY(${list})
      UNION SELECT image FROM order_lines WHERE image = ANY(${list})
      UNION SELECT given FROM unnest(${list}) AS given
        WHERE EXISTS (SELECT 1 FROM shop_parts WHERE strpos(value::text, given) > 0)
          OR EXISTS (SELECT 1 FROM shop_part_versions WHERE strpos(value::text, given) > 0)`,
  );
  const isUsed = new Set(used.map(({ image }) => image));
  const unused = old.map(({ image }) => image).filter((image) => !isUsed.has(image));
  // Those in use are looked at again when the time is over once more, so that they do not fill every round.
  await markPicturesUsed(db, [...isUsed], new Date(since.getTime() + LOOK_AGAIN_MS));
  if (unused.length === 0) return [];
  const deleted = await db
    .delete(uploadedPictures)
    .where(and(inArray(uploadedPictures.image, unused), lt(uploadedPictures.usedAt, since)))
    .returning({ image: uploadedPictures.image });
  return deleted.map(({ image }) => image);
};

/** After this time pictures that were in use are looked at again. */
const LOOK_AGAIN_MS = 7 * 24 * 60 * 60 * 1000;
