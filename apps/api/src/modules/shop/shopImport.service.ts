import { sql } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { StartupError } from "../../startupError.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { readShopFile, writePictures } from "./shopFile.service.ts";
import type { ShopFolder } from "./shopFolder.service.ts";
import { lockParts, replaceParts } from "./shopParts.repo.ts";
import { auditOf } from "./shopParts.rules.ts";
import type { PartChange } from "./shopParts.rules.ts";

interface ImportOrder {
  db: Db;
  clock: Clock;
  /** The folder of the shop's pictures. */
  uploads: string;
  /** Changes nothing. Default false. */
  dryRun?: boolean;
  /** Default: SHOP_FILE, whose changes are not in the audit log. */
  actor?: Actor;
}

/**
 * Makes what was read from a folder all that is the shop's own: all of it or nothing. Pictures are written before. Returns
 * the changes, null while somebody else changes the parts.
 */
export const applyShopFolder = async (
  { db, clock, uploads, dryRun = false, actor }: ImportOrder,
  { parts, pictures }: ShopFolder,
): Promise<PartChange[] | null> => {
  if (!dryRun) await writePictures(uploads, pictures);
  return runOrUndo(db, dryRun, async (tx) => {
    if (!(await lockParts(tx))) return null;
    const now = clock.now();
    const changes = await replaceParts(tx, parts, { now, by: actor?.name ?? "SHOP_FILE" });
    if (actor)
      await insertAudit(tx, { actor, action: "shop:import", changedAt: now }, changes.map(auditOf));
    return changes;
  });
};

/** How long a start waits for another process that imports the same file, in ms. */
const WAIT_MS = 30_000;

/**
 * Reads the file that SHOP_FILE names, which is the truth: changes the parts that differ from it, all of them or none.
 * Throws StartupError with the first fault.
 */
export const importShopFile = async (
  file: string,
  order: Omit<ImportOrder, "actor">,
): Promise<void> => {
  const read = await readShopFile(file, order.uploads, { hasDatabase: true });
  const end = Date.now() + WAIT_MS;
  while ((await applyShopFolder(order, read)) === null) {
    if (Date.now() > end)
      throw new StartupError(
        "SHOP_FILE cannot be read: somebody else changes the shop. Start again.",
      );
    await order.db.execute(sql`SELECT pg_sleep(0.2)`);
  }
};
