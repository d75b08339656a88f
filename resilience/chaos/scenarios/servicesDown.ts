import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { addMs, minutes } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { outbox } from "@pallu/api/schema";
import { openMailServer } from "@pallu/api/testing";
import { and, gt, isNull, like, lt } from "drizzle-orm";
import { checkDatabase } from "../../harness/checkDatabase.ts";
import type { Client, Reply } from "../../harness/client.ts";
import { orderBy } from "../../harness/harness.ts";
import {
  inParallel,
  secondsText,
  slowResponses,
  slowest,
  withoutStatus,
} from "../../harness/load.ts";
import { freePort } from "../../../tools/freePort.mjs";
import { startRedis } from "../../services/startRedis.ts";
import type { Scenario } from "../scenario.ts";

const RESPONSE_LIMIT_MS = 3000;
const SMTP_DELAY_MS = 5000;
/** Shoppers who check out in each phase: with slow services, without them, and with them again. */
const SHOPPERS_PER_PHASE = 12;
const PHASES = 3;

const post = (client: Client, path: string, body: object): Promise<Reply> =>
  client.send({ method: "POST", path, body, ip: "10.251.0.1" });

const account = {
  username: "Asha",
  phonenumber: "9876543210",
  password: "weave-and-wear-for-scenarios",
};

/** Waits until an attempt to send a mail has failed. Mails are sent while the process is idle. */
const waitForFailedMail = async (db: Db): Promise<void> => {
  const failed = and(isNull(outbox.sentAt), gt(outbox.attempts, 0));
  for (let attempt = 0; attempt < 200 && (await db.$count(outbox, failed)) === 0; attempt++)
    await wait(100);
};

/**
 * Waits until all mails are sent. Makes failed ones due now, because they are retried after 30 s or more. A mail that is
 * being sent is due in five minutes and stays so, else it would be sent twice.
 */
const waitUntilMailsAreSent = async (db: Db): Promise<void> => {
  const unsent = isNull(outbox.sentAt);
  for (let attempt = 0; attempt < 100 && (await db.$count(outbox, unsent)) > 0; attempt++) {
    const now = new Date();
    const hasFailed = and(unsent, gt(outbox.attempts, 0), lt(outbox.dueAt, addMs(now, minutes(4))));
    await db.update(outbox).set({ dueAt: now }).where(hasFailed);
    await wait(1000);
  }
};

export const servicesDown: Scenario = {
  id: "F13",
  name: "Redis and the mail server are slow, then away, then back",
  goals: "G4",
  needs: ["postgres", "redis"],
  run: async (harness, isNegativeControl) => {
    // Uses a separate database: the workers of other processes would send these mails, too.
    const { db, url } = await harness.database();
    const smtpPort = await freePort();
    const redisPort = await freePort();
    const smtp = await openMailServer({ port: smtpPort });
    const redis = await startRedis(redisPort);
    const env = { DATABASE_URL: url, REDIS_URL: redis.url, SMTP_URL: smtp.url };
    const control = isNegativeControl && "mail";
    const shop = await harness.start(env, control);
    const { client } = shop;
    const order = orderBy(client, control);
    const fixtures = await harness.createFixtures(db, [1000], SHOPPERS_PER_PHASE * PHASES);
    const email = `${randomUUID()}@services.example`;
    const registered = await post(client, "/api/users/register", { ...account, email });
    const checkOutAndLogIn = async (phase: number): Promise<Reply[]> => {
      const from = SHOPPERS_PER_PHASE * phase;
      const shoppers = fixtures.shoppers.slice(from, from + SHOPPERS_PER_PHASE);
      const orders = await inParallel(shoppers, 4, order);
      const login = await post(client, "/api/users/login", { email, password: account.password });
      return [...orders, login];
    };

    smtp.greetingDelayMs = SMTP_DELAY_MS;
    redis.pause();
    const replies = [registered, ...(await checkOutAndLogIn(0))];
    redis.resume();
    let laterSmtp = smtp;
    let laterRedis = redis;
    // The negative control fails in the first phase.
    if (!isNegativeControl) {
      await redis.stop();
      await smtp.close();
      replies.push(...(await checkOutAndLogIn(1)));
      await waitForFailedMail(db);
      laterSmtp = await openMailServer({ port: smtpPort });
      laterRedis = await startRedis(redisPort);
      replies.push(...(await checkOutAndLogIn(2)));
      await waitUntilMailsAreSent(db);
    }
    const breaches = [
      ...(await checkDatabase(db, fixtures)),
      ...slowResponses(replies, harness.limitMs(RESPONSE_LIMIT_MS)),
    ];
    const mails = await db
      .select()
      .from(outbox)
      .where(like(outbox.recipient, `%@${fixtures.tag}.example`));
    const retried = await db.$count(outbox, gt(outbox.attempts, 1));
    const received = [...new Set([smtp, laterSmtp])].flatMap((server) => server.received);
    const receivedCounts = mails.map(
      ({ recipient }) => received.filter(({ to }) => to.includes(recipient)).length,
    );
    if (withoutStatus(replies, 200, 201).length > 0) breaches.push("a checkout or login failed");
    if (!isNegativeControl && receivedCounts.some((count) => count !== 1))
      breaches.push(
        `mails arrived ${Math.min(...receivedCounts)} to ${Math.max(...receivedCounts)} times`,
      );
    await shop.stop();
    await laterSmtp.close();
    await laterRedis.stop();
    return {
      faultEvidence:
        isNegativeControl || retried > 0 ? `${retried} mails had to be tried again` : "",
      breaches,
      figure: `${replies.length} checkouts and logins, the slowest after ${secondsText(slowest(replies))}; ${receivedCounts.length} mails arrived once each`,
    };
  },
};
