import { days, addMs } from "../../clock.ts";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { dropOldMailFiles } from "./mailFiles.ts";
import { listErasures } from "./privacy.repo.ts";
import { rememberErased } from "./privacy.service.ts";
import {
  countRows,
  expiredRows,
  isAnyLeft,
  lookAtClock,
  readClock,
  repairDueTimes,
  takeBatch,
} from "./retention.repo.ts";
import type { Expired, ExpiringKind } from "./retention.repo.ts";

/** Rows per statement, so that it stays far below the statement timeout. */
const BATCH = 500;
/** Maximum rows of a table per run without an operator's confirmation: this number, or this share of all. */
const SMALL = 20;
const SHARE = 0.1;
/** How long the clock must have run without a jump before anything expires. */
const STEADY = days(1);

/** Returns whether the clock is steady enough for anything to expire. */
export const isClockSteady = async (db: Db, now: Date): Promise<boolean> => {
  const since = await readClock(db, now);
  return since !== undefined && addMs(since, STEADY) <= now;
};

export interface RetentionRound {
  /** Set when nothing expired because the clock jumped. Nothing expires before this time. */
  heldUntil?: Date;
  /** Deleted or anonymized rows by kind. */
  counts: Partial<Record<ExpiringKind, number>>;
  mailFiles: number;
  /** Kinds with more due rows than one run may take. */
  bounded: ExpiringKind[];
  /** Steps that failed. The other steps ran nevertheless. */
  failures: { step: string; error: unknown }[];
}

/** Takes due rows of one kind in batches, up to a maximum. Returns how many it took. */
const takeUpTo = async (db: Db, expired: Expired, most: number): Promise<number> => {
  let taken = 0;
  for (;;) {
    const limit = Math.min(BATCH, most - taken);
    const count = limit > 0 ? await takeBatch(db, expired, limit) : 0;
    taken += count;
    if (count < limit || limit <= 0) return taken;
  }
};

/** Takes a small number of rows or a share of the table, whichever is greater. */
const takeShare = async (db: Db, expired: Expired): Promise<number> => {
  const taken = await takeUpTo(db, expired, SMALL);
  if (taken < SMALL) return taken;
  const share = Math.floor((taken + (await countRows(db, expired))) * SHARE);
  return taken + (await takeUpTo(db, expired, share - taken));
};

/**
 * Deletes or anonymizes expired data (`RETENTION`), except within a day after a clock jump, and only a share of each
 * table. `isConfirmed` means that an operator confirmed the clock; then all due rows go. `onStart` runs before the
 * first deletion.
 */
export const applyRetention = async (
  { db, clock, config }: Context,
  { isConfirmed = false, onStart }: { isConfirmed?: boolean; onStart?: () => Promise<void> } = {},
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
  await step("erasures", async () => rememberErased(config.dataDir, await listErasures(db)));
  const mayStartAt = addMs(await lookAtClock(db, now), STEADY);
  if (now < mayStartAt && !isConfirmed) return { ...round, heldUntil: mayStartAt };
  await onStart?.();
  for (const [kind, expired] of Object.entries(expiredRows(now, config.retention)) as [
    ExpiringKind,
    Expired,
  ][])
    await step(kind, async () => {
      const isBounded = expired.isBounded && !isConfirmed;
      round.counts[kind] = isBounded
        ? await takeShare(db, expired)
        : await takeUpTo(db, expired, Infinity);
      if (isBounded && (await isAnyLeft(db, expired))) round.bounded.push(kind);
    });
  await step("mail files", async () => {
    round.mailFiles = await dropOldMailFiles(
      config.dataDir,
      addMs(now, -days(config.retention.mails)),
    );
  });
  return round;
};
