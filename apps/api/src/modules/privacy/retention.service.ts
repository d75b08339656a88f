import { days, addMs } from "../../clock.ts";
import type { TaskContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { dropOldStages } from "../catalogue/catalogueStage.repo.ts";
import { dropUnusedPictures } from "../catalogue/pictureUploads.service.ts";
import { dropOldImports, UNDO_MS } from "../desk/importFiles.ts";
import { dropOldIncoming, INCOMING_MS } from "../desk/incomingFiles.ts";
import { dropOldMailFiles } from "./mailFiles.ts";
import { listErasures } from "./privacy.repo.ts";
import { rememberErased } from "./privacy.service.ts";
import {
  countRows,
  expiredRows,
  hasExpired,
  recordClock,
  readClock,
  repairDueTimes,
  expireBatch,
} from "./retention.repo.ts";
import type { Expired, ExpiringKind } from "./retention.repo.ts";

/** Rows per statement, so that it stays far below the statement timeout. */
const BATCH_SIZE = 500;
/** Maximum rows of a table per run without an operator's confirmation: this number, or this share of all. */
const MIN_ROWS_PER_RUN = 20;
const MAX_SHARE_PER_RUN = 0.1;
/** How long the clock must have run without a jump before anything expires. */
const STEADY_CLOCK_MS = days(1);

/** Returns whether the clock is steady enough for anything to expire. */
export const isClockSteady = async (db: Db, now: Date): Promise<boolean> => {
  const since = await readClock(db, now);
  return since !== undefined && addMs(since, STEADY_CLOCK_MS) <= now;
};

export interface RetentionRound {
  /** Set when nothing expired because the clock jumped. Nothing expires before this time. */
  heldUntil?: Date;
  /** Deleted or anonymized rows by kind. */
  counts: Partial<Record<ExpiringKind, number>>;
  mailFiles: number;
  /** Kinds with more expired rows than one run may delete. */
  bounded: ExpiringKind[];
  /** Steps that failed. The other steps ran nevertheless. */
  failures: { step: string; error: unknown }[];
}

/** Deletes or anonymizes expired rows of one kind in batches, up to a maximum. Returns their number. */
const expireUpTo = async (db: Db, expired: Expired, maxRows: number): Promise<number> => {
  let expiredCount = 0;
  for (;;) {
    const limit = Math.min(BATCH_SIZE, maxRows - expiredCount);
    const count = limit > 0 ? await expireBatch(db, expired, limit) : 0;
    expiredCount += count;
    if (count < limit || limit <= 0) return expiredCount;
  }
};

/** Deletes or anonymizes `MIN_ROWS_PER_RUN` expired rows, or a share of the table if that is more. */
const expireShare = async (db: Db, expired: Expired): Promise<number> => {
  const expiredCount = await expireUpTo(db, expired, MIN_ROWS_PER_RUN);
  if (expiredCount < MIN_ROWS_PER_RUN) return expiredCount;
  const share = Math.floor((expiredCount + (await countRows(db, expired))) * MAX_SHARE_PER_RUN);
  return expiredCount + (await expireUpTo(db, expired, share - expiredCount));
};

/**
 * Deletes or anonymizes expired data (`RETENTION`), except within a day after a clock jump, and only a share of each
 * table. `isConfirmed` means that an operator confirmed the clock; then all due rows go. Only the rounds of an
 * `actor` are in the audit log.
 */
export const applyRetention = async (
  { db, clock, config }: TaskContext,
  { isConfirmed = false, actor }: { isConfirmed?: boolean; actor?: Actor } = {},
): Promise<RetentionRound> => {
  const now = clock.now();
  const round: RetentionRound = { counts: {}, mailFiles: 0, bounded: [], failures: [] };
  const step = async (name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      round.failures.push({ step: name, error });
    }
  };
  await step("mails' due times", () => repairDueTimes(db, now));
  await step("rows of killed imports", () => dropOldStages(db));
  await step("erasures", async () => rememberErased(config.dataDir, await listErasures(db)));
  const mayStartAt = addMs(await recordClock(db, now), STEADY_CLOCK_MS);
  if (now < mayStartAt && !isConfirmed) return { ...round, heldUntil: mayStartAt };
  // Each batch is a transaction of its own, so the entry is written before the first one.
  if (actor)
    await insertAudit(db, { actor, action: "retention", changedAt: clock.now() }, [
      { target: "retention", after: { isConfirmed } },
    ]);
  for (const [kind, expired] of Object.entries(expiredRows(now, config.retention)) as [
    ExpiringKind,
    Expired,
  ][])
    await step(kind, async () => {
      const isBounded = expired.isBounded && !isConfirmed;
      round.counts[kind] = isBounded
        ? await expireShare(db, expired)
        : await expireUpTo(db, expired, Infinity);
      if (isBounded && (await hasExpired(db, expired))) round.bounded.push(kind);
    });
  await step("unused pictures", async () => {
    await dropUnusedPictures(db, config, now);
  });
  await step("mail files", async () => {
    round.mailFiles = await dropOldMailFiles(
      config.dataDir,
      addMs(now, -days(config.retention.mails)),
    );
  });
  await step("files of the desk", async () => {
    await dropOldIncoming(config.dataDir, addMs(now, -INCOMING_MS));
    await dropOldImports(config.dataDir, addMs(now, -UNDO_MS));
  });
  return round;
};
