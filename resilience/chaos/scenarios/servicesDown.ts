import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@pallu/api/internals";
import { outbox } from "@pallu/api/schema";
import { and, gt, isNull, like } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { freePort, startRedis } from "../../services/startRedis.ts";
import { createClient } from "../client.ts";
import type { Client, Reply } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import { checkOut, inParallel, secondsText, slowest, withStatus } from "../load.ts";
import { negativeControlShop, startShop } from "../shopProcess.ts";

const RESPONSE_LIMIT_MS = 3000;
const SMTP_DELAY_MS = 5000;
/** Shoppers who check out in each phase: with slow services, without them, and with them again. */
const SHOPPERS_PER_PHASE = 12;
const PHASES = 3;

/** Starts an SMTP server with a configurable delay that counts mails by recipient. */
const startSmtpServer = async (port: number) => {
  const received = new Map<string, number>();
  let delayMs = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => void setTimeout(done, delayMs),
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on("end", () => {
        for (const { address } of envelope.rcptTo)
          received.set(address, (received.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    setDelay: (ms: number) => {
      delayMs = ms;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

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

/** Waits until all mails are sent. Makes failed ones due now, because they are retried after 30 s or more. */
const waitUntilMailsAreSent = async (db: Db): Promise<void> => {
  const unsent = isNull(outbox.sentAt);
  for (let attempt = 0; attempt < 100 && (await db.$count(outbox, unsent)) > 0; attempt++) {
    await db.update(outbox).set({ dueAt: new Date() }).where(unsent);
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
    const redisPort = await freePort();
    const smtp = await startSmtpServer(await freePort());
    const redis = await startRedis(redisPort);
    const shop = await startShop(
      {
        DATABASE_URL: url,
        DATA_DIR: harness.folder("api"),
        REDIS_URL: redis.url,
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      },
      isNegativeControl ? negativeControlShop : undefined,
    );
    const client = createClient(() => shop.origin);
    const cart = { lines: [{ item: 0, quantity: 1 }] };
    const fixtures = await harness.createFixtures(
      db,
      [1000],
      Array.from({ length: SHOPPERS_PER_PHASE * PHASES }, () => cart),
    );
    const history = harness.history();
    const email = `${randomUUID()}@services.example`;
    const registered = await post(client, "/api/users/register", { ...account, email });
    const checkOutAndLogIn = async (phase: number): Promise<Reply[]> => {
      const from = SHOPPERS_PER_PHASE * phase;
      const shoppers = fixtures.shoppers.slice(from, from + SHOPPERS_PER_PHASE);
      const path = isNegativeControl ? "/negative-control/mail" : undefined;
      const orders = await inParallel(shoppers, 4, (shopper) =>
        checkOut(client, history, shopper, { path }),
      );
      const login = await post(client, "/api/users/login", { email, password: account.password });
      return [...orders, login];
    };

    smtp.setDelay(SMTP_DELAY_MS);
    redis.pause();
    const replies = [registered, ...(await checkOutAndLogIn(0))];
    redis.resume();
    let laterSmtp = smtp;
    let laterRedis = redis;
    // The negative control fails in the first phase.
    if (!isNegativeControl) {
      await redis.stop();
      await smtp.stop();
      replies.push(...(await checkOutAndLogIn(1)));
      await waitForFailedMail(db);
      laterSmtp = await startSmtpServer(smtp.port);
      laterRedis = await startRedis(redisPort);
      replies.push(...(await checkOutAndLogIn(2)));
      await waitUntilMailsAreSent(db);
    }
    const breaches = await harness.check(db, fixtures, history);
    const mails = await db
      .select()
      .from(outbox)
      .where(like(outbox.recipient, `%@${fixtures.tag}.example`));
    const retried = await db.$count(outbox, gt(outbox.attempts, 1));
    const servers = new Set([smtp, laterSmtp]);
    const receivedCounts = mails.map(({ recipient }) =>
      [...servers].reduce((sum, { received }) => sum + (received.get(recipient) ?? 0), 0),
    );
    if (slowest(replies) > harness.limitMs(RESPONSE_LIMIT_MS))
      breaches.push(`an answer took ${secondsText(slowest(replies))}`);
    if (withStatus(replies, (status) => status !== 200 && status !== 201).length > 0)
      breaches.push("a checkout or login failed");
    if (!isNegativeControl && receivedCounts.some((count) => count !== 1))
      breaches.push(
        `mails arrived ${Math.min(...receivedCounts)} to ${Math.max(...receivedCounts)} times`,
      );
    history.close();
    client.close();
    shop.kill("SIGKILL");
    await shop.ended;
    await laterSmtp.stop();
    await laterRedis.stop();
    return {
      faultEvidence:
        isNegativeControl || retried > 0 ? `${retried} mails had to be tried again` : "",
      breaches,
      figure: `${replies.length} checkouts and logins, the slowest after ${secondsText(slowest(replies))}; ${receivedCounts.length} mails arrived once each`,
    };
  },
};
