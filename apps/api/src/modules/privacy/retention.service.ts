import { days, later } from "../../clock.ts";
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

/** Rows of one statement: far below the time a statement may take. */
const BATCH = 500;
/** What one round may take of a table without an operator's word: so many rows, or this share of all. */
const SMALL = 20;
const SHARE = 0.1;
/** How long the clock must have run without a jump before anything expires by it. */
const STEADY = days(1);

/** Returns whether something may expire by the clock. */
export const isClockSteady = async (db: Db, now: Date): Promise<boolean> => {
  const since = await readClock(db, now);
  return since !== undefined && later(since, STEADY) <= now;
};

export interface RetentionRound {
  /** The clock has not run steadily for long enough before this time; nothing expired. */
  heldUntil?: Date;
  /** Rows that were taken, by kind. */
  counts: Partial<Record<ExpiringKind, number>>;
  mailFiles: number;
  /** Kinds of which more was due than one round may take. */
  bounded: ExpiringKind[];
  /** Steps that failed; they did not keep the others from their work. */
  failures: { step: string; error: unknown }[];
}

/** Takes what is due of one kind, a batch at a time, up to so many rows; returns how many it took. */
const takeUpTo = async (db: Db, expired: Expired, most: number): Promise<number> => {
  let taken = 0;
  for (;;) {
    const limit = Math.min(BATCH, most - taken);
    const count = limit > 0 ? await takeBatch(db, expired, limit) : 0;
    taken += count;
    if (count < limit || limit <= 0) return taken;
  }
};

/** Takes a small number, and beyond that a share of the table. */
const takeShare = async (db: Db, expired: Expired): Promise<number> => {
  const taken = await takeUpTo(db, expired, SMALL);
  if (taken < SMALL) return taken;
  const share = Math.floor((taken + (await countRows(db, expired))) * SHARE);
  return taken + (await takeUpTo(db, expired, share - taken));
};

/**
 * Forgets what has had its time (`RETENTION`), unless the clock jumped less than a day ago, and only a share of each
 * table. `isConfirmed` is an operator's word that the clock is right: then all that is due goes. `onStart` runs before
 * anything is forgotten.
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
  const mayStartAt = later(await lookAtClock(db, now), STEADY);
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
      later(now, -days(config.retention.mails)),
    );
  });
  return round;
};
