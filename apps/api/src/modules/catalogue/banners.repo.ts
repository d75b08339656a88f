import { asc, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { BannerPlace } from "./banners.rules.ts";
import { collectionBanners, homeBanners } from "./catalogue.tables.ts";
import type { StoredBanner } from "./catalogue.tables.ts";

const tableOf = { home: homeBanners, collection: collectionBanners } as const;

export const findBanners = (db: Db, place: BannerPlace) => {
  const table = tableOf[place];
  return db.select().from(table).orderBy(asc(table.position), asc(table.id));
};

export const lockBanners = (tx: Db, place: BannerPlace) =>
  findBanners(tx, place).for("no key update");

export const writeBanner = async (
  tx: Db,
  place: BannerPlace,
  { id, position, ...content }: StoredBanner,
): Promise<void> => {
  const table = tableOf[place];
  await tx
    .insert(table)
    .values({ id, position, ...content })
    .onConflictDoUpdate({ target: table.id, set: content });
};

/** Makes room for a banner: moves those from a position on to the next one. */
export const moveBanners = async (tx: Db, place: BannerPlace, from: number): Promise<void> => {
  const table = tableOf[place];
  await tx
    .update(table)
    .set({ position: sql`${table.position} + 1` })
    .where(gte(table.position, from));
};

export const deleteBanner = async (tx: Db, place: BannerPlace, id: string): Promise<void> => {
  const table = tableOf[place];
  await tx.delete(table).where(eq(table.id, id));
};

/** Stores the order of banners of a place, given all of them. */
export const writeBannerOrder = async (
  tx: Db,
  place: BannerPlace,
  ids: readonly string[],
): Promise<void> => {
  const table = tableOf[place];
  for (const [position, id] of ids.entries())
    await tx.update(table).set({ position }).where(eq(table.id, id));
};
