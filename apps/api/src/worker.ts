import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { opsCommand } from "./opsCommand.rules.ts";
import { hours, minutes, seconds } from "./clock.ts";
import type { Context } from "./context.ts";
import { mergeChanges } from "./db/dataVersion.ts";
import { isTooFull } from "./db/freeSpace.ts";
import { rowsOf } from "./db/rows.ts";
import { fillTasks } from "./fillTasks.ts";
import { targetsOf } from "./http/targets.ts";
import { MAX_CONNECTIONS, createMailer } from "./modules/mail/mailer.ts";
import { selectDueMails } from "./modules/mail/mail.repo.ts";
import { sendDueMails } from "./modules/mail/mail.service.ts";
import { queueSummary } from "./modules/owner/summary.service.ts";
import { readEmblemPicture } from "./modules/shop/readEmblemPicture.ts";
import { readBrand } from "./modules/shop/shopParts.repo.ts";
import { drawInvoice } from "./modules/orders/drawInvoice.ts";
import { selectDueWebhooks } from "./modules/webhooks/webhooks.repo.ts";
import { createDeliveries } from "./modules/webhooks/webhooks.service.ts";
import { applyRetention } from "./modules/privacy/retention.service.ts";
import { vacuumTables } from "./db/vacuum.ts";

const POLL_MS = seconds(1);
const CLEAN_UP_EVERY_MS = hours(1);
const MERGE_EVERY_MS = minutes(1);
const SUMMARY_EVERY_MS = minutes(1);

const CHECK_EVERY_MS = 20;
const MAX_PAUSE_MS = 500;
/** Event loop utilization above which the worker pauses (0 to 1). */
const BUSY_UTILIZATION = 0.5;

/** Pauses while requests keep this thread busy, because drawing takes processor time from them. */
const pauseWhileBusy = async (isStopped: () => boolean): Promise<void> => {
  for (let pausedMs = 0; pausedMs < MAX_PAUSE_MS && !isStopped(); pausedMs += CHECK_EVERY_MS) {
    const before = performance.eventLoopUtilization();
    await wait(CHECK_EVERY_MS, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < BUSY_UTILIZATION) return;
  }
};

const cleanUp = async (context: Context, log: FastifyBaseLogger): Promise<void> => {
  const { heldUntil, bounded, failures } = await applyRetention({
    ...context,
    db: context.db.write,
  });
  if (heldUntil)
    log.warn({ heldUntil }, "the clock is new or jumped: nothing expires before it ran for a day");
  if (bounded.length > 0)
    log.warn(
      { bounded },
      `more is due than one round may erase: see ${opsCommand("retention --help")}`,
    );
  for (const { step, error } of failures)
    log.warn({ step, err: error }, "a step of the retention failed and will be tried again");
  if (context.config.databaseUrl === undefined) await vacuumTables(context.db.write);
};

type Stop = () => Promise<void>;

/**
 * Repeats work, with a pause of `everyMs` after each run. Returns the function that stops it and waits for the current
 * run.
 */
const repeat = (work: () => Promise<void>, log: FastifyBaseLogger, everyMs = POLL_MS): Stop => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const schedule = (afterMs: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      round = work()
        .catch((error: unknown) => log.warn({ err: error }, "the worker will try again"))
        .finally(() => schedule(everyMs));
    }, afterMs);
    timer.unref();
  };
  schedule(POLL_MS);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
};

/**
 * Sends mails, several at once, each by a task of its own: a slow recipient delays one of them, and a code takes the
 * next that is free.
 */
const createMails = (
  { db, clock, config }: Context,
  signal: AbortSignal,
  log: FastifyBaseLogger,
) => {
  const findBrand = () => readBrand(db.read, config);
  const { send, close } = createMailer(
    config,
    async (orderId, isAnonymous) => {
      const brand = await findBrand();
      const emblem = await readEmblemPicture(config, brand);
      return drawInvoice(db.read, orderId, isAnonymous, brand, emblem);
    },
    findBrand,
  );
  const tasks = new Set<Promise<void>>();
  const isStopped = (): boolean => signal.aborted;
  let pausing: Promise<void> = Promise.resolve();
  // The tasks pause one after another, because each of them may have rendered an invoice.
  const pause = (): Promise<void> => (pausing = pausing.then(() => pauseWhileBusy(isStopped)));
  const sendAll = async (): Promise<void> => {
    for (const reason of await sendDueMails(db.write, clock, send, { isStopped, pause }))
      log.warn({ reason }, `a mail could not be sent: see ${opsCommand("mail:list")}`);
  };
  return {
    start: () => fillTasks(tasks, MAX_CONNECTIONS, sendAll, log),
    finished: async () => {
      await Promise.all(tasks);
      close();
    },
  };
};

/** Starts to send mails and webhook events when one is due, which one statement asks for all of them. */
const startSending = (context: Context, log: FastifyBaseLogger): Stop => {
  const { db, clock, config } = context;
  const controller = new AbortController();
  const { signal } = controller;
  const mails = createMails(context, signal, log);
  const rules = { targets: targetsOf(config.webhookTargets), signal };
  const events = createDeliveries(db.write, clock, rules, log);
  let wasFull = false;
  const stop = repeat(async () => {
    const isFull = await isTooFull(config);
    if (isFull && !wasFull) log.error("the disk is full: no mail is sent until there is space");
    wasFull = isFull;
    if (isFull) return;
    const now = clock.now();
    const [due] = await rowsOf<Record<"mails" | "events", boolean>>(
      db.read,
      sql`SELECT EXISTS ${selectDueMails(db.read, now)} AS mails, EXISTS ${selectDueWebhooks(db.read, now)} AS events`,
    );
    if (due?.mails) mails.start();
    if (due?.events) await events.start();
  }, log);
  return async () => {
    controller.abort();
    await stop();
    await Promise.all([mails.finished(), events.finished()]);
  };
};

const startCleanUp = (context: Context, log: FastifyBaseLogger): Stop =>
  repeat(
    async () => {
      if (!(await isTooFull(context.config))) await cleanUp(context, log);
    },
    log,
    CLEAN_UP_EVERY_MS,
  );

const startSummaries = ({ db, clock, config }: Context, log: FastifyBaseLogger): Stop =>
  repeat(
    async () => {
      if (!(await isTooFull(config))) await queueSummary({ db: db.write, clock, config });
    },
    log,
    SUMMARY_EVERY_MS,
  );

const startMerging = ({ db }: Context, log: FastifyBaseLogger): Stop =>
  repeat(() => mergeChanges(db.write), log, MERGE_EVERY_MS);

/**
 * Starts the background work: mails, webhook events, clean-up, summaries and noted changes, none of which waits for another. Returns the
 * function that stops it and waits for the current run.
 */
export const startWorker = (context: Context, log: FastifyBaseLogger): (() => Promise<void>) => {
  const stops = [startSending, startCleanUp, startSummaries, startMerging].map((start) =>
    start(context, log),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
