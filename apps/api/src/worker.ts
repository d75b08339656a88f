import type { FastifyBaseLogger } from "fastify";
import { days, hours, later, seconds } from "./clock.ts";
import type { Context } from "./context.ts";
import { dropOldSessions } from "./http/session.ts";
import { createMailer } from "./modules/mail/mailer.ts";
import { dropSentMails } from "./modules/mail/mail.repo.ts";
import { sendDueMails } from "./modules/mail/mail.service.ts";
import { drawInvoice } from "./modules/orders/drawInvoice.ts";
import { dropOldAttempts } from "./modules/users/login.repo.ts";
import { dropOldCodes } from "./modules/users/reset.repo.ts";

const POLL = seconds(1);
const TIDY = hours(1);

/** Forgets what has had its time. */
export const tidy = async ({ db, clock }: Pick<Context, "db" | "clock">): Promise<void> => {
  const now = clock.now();
  await dropOldSessions(db, now);
  await dropOldCodes(db, later(now, -days(1)));
  await dropOldAttempts(db, now);
  await dropSentMails(db, later(now, -days(30)));
};

/** Sends the mails and tidies up beside the requests; answers how to stop, which waits for what is under way. */
export const startWorker = (context: Context, log: FastifyBaseLogger): (() => Promise<void>) => {
  const send = createMailer(context.config, (orderId) => drawInvoice(context.db, orderId));
  let tidyAt = context.clock.now();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const work = async (): Promise<void> => {
    for (const reason of await sendDueMails(context.db, context.clock, send))
      log.warn({ reason }, "a mail could not be sent and will be tried again");
    if (context.clock.now() < tidyAt) return;
    tidyAt = later(context.clock.now(), TIDY);
    await tidy(context);
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
