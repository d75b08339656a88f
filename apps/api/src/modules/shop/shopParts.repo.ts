import type { PartName } from "@pallu/contract/shop";
import { shopCardVersion } from "@pallu/contract/shareCard";
import { and, asc, desc, eq, getTableColumns, inArray, notInArray, sql } from "drizzle-orm";
import { shopUrlOf } from "../../config.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { authorName } from "../audit/authorName.repo.ts";
import { demoBrand, ownBrand } from "./shopBrand.rules.ts";
import type { ShopBrand } from "./shopBrand.rules.ts";
import { answeredFrame, partHash } from "./shopParts.rules.ts";
import type { AnsweredPart, PartChange } from "./shopParts.rules.ts";
import { shopParts, shopPartVersions } from "./shop.tables.ts";

/** How many earlier versions of a part are kept. */
const MAX_VERSIONS = 20;

const selectParts = (db: Db) =>
  db
    .select({ ...getTableColumns(shopParts), changedBy: authorName(shopParts.changedBy) })
    .from(shopParts)
    .$dynamic();

export const listParts = (db: Db) => selectParts(db).orderBy(asc(shopParts.name));

export const findPart = async (db: Db, name: string) =>
  (await selectParts(db).where(eq(shopParts.name, name)))[0];

/** The name of a shop that has none of its own: the host of its URL. */
const neutralName = (config: BrandConfig): string => {
  const url = shopUrlOf(config);
  return url === undefined ? "Shop" : new URL(url).hostname;
};

export type BrandConfig = Pick<Config, "seed" | "publicUrl" | "host" | "port">;

const brandParts = ["frame", "contact", "legal", "payment", "theme"] as const satisfies PartName[];

/** Returns how the shop names itself. It is the demo without a part, unless SEED is none. */
export const readBrand = async (db: Db, config: BrandConfig): Promise<ShopBrand> => {
  const rows = await db
    .select({ name: shopParts.name, value: shopParts.value, hash: shopParts.hash })
    .from(shopParts)
    .where(inArray(shopParts.name, [...brandParts]));
  if (rows.length === 0 && config.seed === "demo") return demoBrand;
  const parts = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const hashes = hashesOf(rows, config);
  return ownBrand(parts, neutralName(config), shopCardVersion(hashes));
};

/** Whether a shop is the demo, or its own with these parts by name and hash. */
export type ShopState = { kind: "demo" } | { kind: "own"; parts: Readonly<Record<string, string>> };

/** Returns the hashes of an own shop's parts by name. Without parts it has a frame with its name. */
const hashesOf = (
  rows: readonly { name: string; hash: string }[],
  config: BrandConfig,
): Record<string, string> =>
  rows.length === 0
    ? { frame: partHash({ name: neutralName(config) }) }
    : Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));

export const readShopState = async (db: Db, config: BrandConfig): Promise<ShopState> => {
  const rows = await db.select({ name: shopParts.name, hash: shopParts.hash }).from(shopParts);
  return rows.length === 0 && config.seed === "demo"
    ? { kind: "demo" }
    : { kind: "own", parts: hashesOf(rows, config) };
};

/** Returns what the owner of a shop without parts should do. Undefined in the demo, and in a shop that has some. */
export const noticeOf = async (db: Db, config: BrandConfig): Promise<string | undefined> =>
  config.seed === "none" && (await db.$count(shopParts)) === 0
    ? "The shop has no name and texts of its own yet: write them at the desk, or in a folder that the command shop:init <folder> begins."
    : undefined;

/** Returns the frame as it is answered. An own shop without parts has one with its name. */
const findAnsweredFrame = async (
  db: Db,
  config: BrandConfig,
): Promise<AnsweredPart | undefined> => {
  const rows = await db
    .select({
      name: shopParts.name,
      frame: sql<object | null>`CASE WHEN ${shopParts.name} = 'frame' THEN ${shopParts.value} END`,
    })
    .from(shopParts);
  const stored = rows.find(({ name }) => name === "frame")?.frame;
  if (!stored && config.seed === "demo") return undefined;
  return answeredFrame(
    stored ?? { name: neutralName(config) },
    rows.map(({ name }) => name),
  );
};

/** Returns a part as it is answered. Undefined for a part that the shop has not. */
export const findAnsweredPart = async (
  db: Db,
  config: BrandConfig,
  name: string,
): Promise<AnsweredPart | undefined> =>
  name === "frame" ? findAnsweredFrame(db, config) : findPart(db, name);

interface Occasion {
  now: Date;
  by: string;
}

/**
 * Waits for nobody: returns false while another transaction changes the parts. Else nobody else does until the
 * transaction ends.
 */
export const lockParts = async (tx: Db): Promise<boolean> => {
  const [row] = await rowsOf<{ locked: boolean }>(
    tx,
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended('shop parts', 0)) AS locked`,
  );
  return row?.locked ?? false;
};

const writePart = async (
  tx: Db,
  name: string,
  value: object | null,
  { now, by }: Occasion,
): Promise<void> => {
  if (value === null) {
    await tx.delete(shopParts).where(eq(shopParts.name, name));
    return;
  }
  const row = { name, value, hash: partHash(value), changedAt: now, changedBy: by };
  await tx.insert(shopParts).values(row).onConflictDoUpdate({ target: shopParts.name, set: row });
};

const keepVersion = async (
  tx: Db,
  name: string,
  value: object | null,
  { now, by }: Occasion,
): Promise<void> => {
  await tx.insert(shopPartVersions).values({ name, value, replacedAt: now, replacedBy: by });
  const kept = tx
    .select({ id: shopPartVersions.id })
    .from(shopPartVersions)
    .where(eq(shopPartVersions.name, name))
    .orderBy(desc(shopPartVersions.id))
    .limit(MAX_VERSIONS);
  await tx
    .delete(shopPartVersions)
    .where(and(eq(shopPartVersions.name, name), notInArray(shopPartVersions.id, kept)));
};

/**
 * Writes a part, null to remove it, and keeps the value before as a version. The transaction must hold `lockParts`. Returns
 * null if the part is so already.
 */
export const changePart = async (
  tx: Db,
  name: string,
  value: object | null,
  occasion: Occasion,
): Promise<PartChange | null> => {
  const stored = await findPart(tx, name);
  const [before, after] = [stored?.hash ?? null, value && partHash(value)];
  if (after === before) return null;
  await keepVersion(tx, name, stored?.value ?? null, occasion);
  await writePart(tx, name, value, occasion);
  return {
    name,
    kind: before === null ? "added" : after === null ? "removed" : "changed",
    before,
    after,
  };
};

/** Makes these parts all that the shop has. The transaction must hold `lockParts`. Returns what has changed. */
export const replaceParts = async (
  tx: Db,
  parts: Readonly<Record<string, object | undefined>>,
  occasion: Occasion,
): Promise<PartChange[]> => {
  const stored = (await listParts(tx)).map(({ name }) => name);
  const changes: PartChange[] = [];
  for (const name of new Set([...Object.keys(parts), ...stored])) {
    const change = await changePart(tx, name, parts[name] ?? null, occasion);
    if (change) changes.push(change);
  }
  return changes;
};

/** Returns the earlier versions of a part, the last one first. */
export const listVersions = (db: Db, name: string) =>
  db
    .select({
      ...getTableColumns(shopPartVersions),
      replacedBy: authorName(shopPartVersions.replacedBy),
    })
    .from(shopPartVersions)
    .where(eq(shopPartVersions.name, name))
    .orderBy(desc(shopPartVersions.id))
    .$dynamic();

/** Returns the newest kept version of a part with a hash, null for that there was none. Undefined if it is not kept. */
export const findVersionByHash = async (
  db: Db,
  name: string,
  hash: string | null,
): Promise<{ value: object | null } | undefined> => {
  if (hash === null) return { value: null };
  const versions = await listVersions(db, name);
  return versions.find(({ value }) => value !== null && partHash(value) === hash);
};

/** Returns a part's version before its last change. Undefined if it never changed. */
export const findVersion = async (tx: Db, name: string) =>
  (await listVersions(tx, name).limit(1))[0];

/** Brings a version of a part back, which it then no longer has. The transaction must hold `lockParts`. */
export const restoreVersion = async (
  tx: Db,
  { id, name, value }: typeof shopPartVersions.$inferSelect,
  occasion: Occasion,
): Promise<PartChange> => {
  const before = await findPart(tx, name);
  await writePart(tx, name, value, occasion);
  await tx.delete(shopPartVersions).where(eq(shopPartVersions.id, id));
  const kind = value === null ? "removed" : before ? "changed" : "added";
  return { name, kind, before: before?.hash ?? null, after: value && partHash(value) };
};
