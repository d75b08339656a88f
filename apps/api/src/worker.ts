import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { hours, later, seconds } from "./clock.ts";
import type { Context } from "./context.ts";
import { isTooFull } from "./db/freeSpace.ts";
import { createMailer } from "./modules/mail/mailer.ts";
import type { Mailer } from "./modules/mail/mailer.ts";
import { sendDueMails } from "./modules/mail/mail.service.ts";
import { drawInvoice } from "./modules/orders/drawInvoice.ts";
import { applyRetention } from "./modules/privacy/privacy.service.ts";

const POLL = seconds(1);
const TIDY = hours(1);

const LONGEST_REST = 100;

/** An invoice is drawn on the thread that serves shoppers, so after each mail they have it for three times as long. */
const unhurried =
  (send: Mailer): Mailer =>
  async (mail) => {
    const began = performance.now();
    await send(mail);
    await wait(Math.min(LONGEST_REST, 3 * (performance.now() - began)), undefined, { ref: false });
  };

/** Sends the mails and tidies up beside the requests; answers how to stop, which waits for what is under way. */
export const startWorker = (context: Context, log: FastifyBaseLogger): (() => Promise<void>) => {
  const send = unhurried(
    createMailer(context.config, (orderId) => drawInvoice(context.db, orderId)),
  );
  let tidyAt = context.clock.now();
  let wasFull = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const work = async (): Promise<void> => {
    const isFull = await isTooFull(context.config);
    if (isFull && !wasFull) log.error("the disk is full: no mail leaves until there is space");
    wasFull = isFull;
    if (isFull) return;
    for (const reason of await sendDueMails(context.db, context.clock, send, () => stopped))
      log.warn({ reason }, "a mail could not be sent and will be tried again");
    if (context.clock.now() < tidyAt) return;
    tidyAt = later(context.clock.now(), TIDY);
    await applyRetention(context);
  };
  const schedule = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      round = work()
        .catch((error: unknown) => log.warn({ err: error }, "the worker will try again"))
        .finally(schedule);
    }, POLL);
    timer.unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
};
