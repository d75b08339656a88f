import { join } from "node:path";
import { checkShopPart, isPartName, shopParts } from "@pallu/contract/shop";
import type { PartName, ShopFault, ShopParts } from "@pallu/contract/shop";
import type { Config } from "../../config.ts";
import type { ChangeContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { findMasterFile } from "../catalogue/pictures.rules.ts";
import { auditOf, isPictureAt } from "./shopParts.rules.ts";
import { changePart, findPart, listParts, lockParts } from "./shopParts.repo.ts";

/** Returns the stored parts, with the keys of each in the order of the schema. */
export const readStoredParts = async (db: Db): Promise<Partial<ShopParts>> =>
  Object.fromEntries(
    (await listParts(db)).map(({ name, value }) => {
      const parsed = isPartName(name) ? shopParts[name].safeParse(value) : undefined;
      return [name, parsed?.success ? parsed.data : value];
    }),
  );

export interface PartOrder {
  name: PartName;
  /** The whole part. Null removes it. */
  value: unknown;
  /** The hash of the part as the caller has read it, null for none. */
  expected: string | null;
  /** True changes nothing, to preview the result. */
  dryRun: boolean;
}

export type PartOutcome =
  /** SHOP_FILE is the truth. */
  | { kind: "file" }
  /** The shop has no frame, which makes it one's own. */
  | { kind: "frame_first" }
  /** Other parts cannot be without the frame. */
  | { kind: "frame_needed" }
  /** Somebody else is changing the parts. */
  | { kind: "busy" }
  | { kind: "invalid"; faults: ShopFault[] }
  | { kind: "unexpected"; present: { changedAt: Date; changedBy: string } | null }
  | { kind: "changed"; before: string | null; after: string | null };

/** Returns a fault for each picture of a part that the shop does not have. */
const pictureFaults = (uploads: string, value: unknown, path: PropertyKey[]): ShopFault[] => {
  if (typeof value === "string")
    return isPictureAt(path) &&
      !value.startsWith("/assets/") &&
      findMasterFile(uploads, value) === undefined
      ? [{ path, reason: `names '${value}': the shop has no such picture` }]
      : [];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) => pictureFaults(uploads, each, [...path, key]))
    : [];
};

/** Changes, adds or removes a part by the rules of an import, and keeps what it was as a version. */
export const changeShopPart = async (
  { db, clock, config, transaction = transact }: ChangeContext & { config: Config },
  { name, value, expected, dryRun }: PartOrder,
  actor: Actor,
): Promise<PartOutcome> => {
  if (config.shopFile !== undefined) return { kind: "file" };
  const checked = value === null ? undefined : checkShopPart(name, value);
  if (checked && !checked.part) return { kind: "invalid", faults: checked.faults };
  const part = checked?.part ?? null;
  const faults = pictureFaults(join(config.dataDir, "uploads"), part, [name]);
  if (faults.length > 0) return { kind: "invalid", faults };
  const work = async (tx: Db): Promise<PartOutcome> => {
    if (!(await lockParts(tx))) return { kind: "busy" };
    const stored = await listParts(tx);
    const isFrame = name === "frame";
    if (!isFrame && !stored.some((each) => each.name === "frame")) return { kind: "frame_first" };
    if (isFrame && part === null && stored.length > 1) return { kind: "frame_needed" };
    const present = await findPart(tx, name);
    if ((present?.hash ?? null) !== expected)
      return { kind: "unexpected", present: present ?? null };
    const occasion = { now: clock.now(), by: actor.name };
    const change = await changePart(tx, name, part, occasion);
    if (!change) return { kind: "changed", before: expected, after: expected };
    const audited: AuditContext = { actor, action: "shop:edit", changedAt: occasion.now };
    await insertAudit(tx, audited, [auditOf(change)]);
    return { kind: "changed", before: change.before, after: change.after };
  };
  return runOrUndo(db, dryRun, work, transaction);
};
