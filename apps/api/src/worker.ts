import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { hours, minutes, seconds } from "./clock.ts";
import type { Context } from "./context.ts";
import { mergeChanges } from "./db/dataVersion.ts";
import { isTooFull } from "./db/freeSpace.ts";
import { createMailer } from "./modules/mail/mailer.ts";
import { sendDueMails } from "./modules/mail/mail.service.ts";
import { drawInvoice } from "./modules/orders/drawInvoice.ts";
import { deliverDue } from "./modules/webhooks/webhooks.service.ts";
import { applyRetention } from "./modules/privacy/retention.service.ts";
import { vacuumTables } from "./db/vacuum.ts";

const POLL_MS = seconds(1);
const CLEAN_UP_EVERY_MS = hours(1);
const MERGE_EVERY_MS = minutes(1);

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
    log.warn({ bounded }, "more is due than one round may erase: see pnpm ops retention --help");
  for (const { step, error } of failures)
    log.warn({ step, err: error }, "a step of the retention failed and will be tried again");
  if (context.config.databaseUrl === undefined) await vacuumTables(context.db.write);
};

type Stop = () => Promise<void>;

/** Repeats work at an interval. Returns the function that stops it and waits for the current run. */
const repeat = (work: (signal: AbortSignal) => Promise<void>, log: FastifyBaseLogger): Stop => {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    if (signal.aborted) return;
    timer = setTimeout(() => {
      round = work(signal)
        .catch((error: unknown) => log.warn({ err: error }, "the worker will try again"))
        .finally(schedule);
    }, POLL_MS);
    timer.unref();
  };
  schedule();
  return async () => {
    controller.abort();
    clearTimeout(timer);
    await round;
  };
};

/**
 * Starts the background work: mails, webhook events, clean-up and noted changes. Returns the function that stops it and waits for the
 * current run.
 */
export const startWorker = (context: Context, log: FastifyBaseLogger): (() => Promise<void>) => {
  // Uses a monotonic clock, because the system clock may jump.
  let cleanUpAt = performance.now();
  let mergeAt = performance.now();
  let wasFull = false;
  let stopped = false;
  const isStopped = (): boolean => stopped;
  const send = createMailer(context.config, (orderId, isAnonymous) =>
    drawInvoice(context.db.read, orderId, isAnonymous),
  );
  const pace = { isStopped, pause: () => pauseWhileBusy(isStopped) };

  const work = async (): Promise<void> => {
    const isFull = await isTooFull(context.config);
    if (isFull && !wasFull) log.error("the disk is full: no mail leaves until there is space");
    wasFull = isFull;
    if (isFull) return;
    for (const reason of await sendDueMails(context.db.write, context.clock, send, pace))
      log.warn({ reason }, "a mail could not be sent and will be tried again");
    if (performance.now() < cleanUpAt) return;
    cleanUpAt = performance.now() + CLEAN_UP_EVERY_MS;
    await cleanUp(context, log);
  };
  const stopMerging = repeat(async () => {
    if (performance.now() < mergeAt) return;
    mergeAt = performance.now() + MERGE_EVERY_MS;
    await mergeChanges(context.db.write);
  }, log);
  const stopDelivering = repeat(async (signal) => {
    if (await isTooFull(context.config)) return;
    const mayBePrivate = context.config.webhookTargets === "any";
    const { db, clock } = context;
    for (const failure of await deliverDue(db.write, clock, { mayBePrivate, signal }))
      log.warn(failure, "an event could not be delivered and will be tried again");
  }, log);
  const stopWorking = repeat(work, log);
  return async () => {
    stopped = true;
    await Promise.all([stopMerging(), stopDelivering(), stopWorking()]);
  };
};
