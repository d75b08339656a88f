import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { outbox } from "@pallu/api/schema";
import { and, gt, isNull, like } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { freePort, startRedis } from "../../services/startRedis.ts";
import { createClient } from "../client.ts";
import type { Client, Reply } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import { checkOut, inParallel, secondsText, slowest, withStatus } from "../load.ts";
import { negativeControlShop, startShop } from "../shopProcess.ts";

const ANSWER_WITHIN = 3000;
const SLOW = 5000;
const BATCH = 12;

/** Starts an SMTP server with a configurable delay that counts mails by recipient. */
const startSink = async (port: number) => {
  const got = new Map<string, number>();
  let delay = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => void setTimeout(done, delay),
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on("end", () => {
        for (const { address } of envelope.rcptTo) got.set(address, (got.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    got,
    port: (server.server.address() as AddressInfo).port,
    setDelay: (value: number) => {
      delay = value;
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

export const servicesDown: Scenario = {
  id: "F13",
  name: "Redis and the mail server are slow, then away, then back",
  goals: "G4",
  needs: ["postgres", "redis"],
  run: async (harness, isNegativeControl) => {
    // Uses a separate database: the workers of other processes would send these mails, too.
    const { db, url } = await harness.database();
    const port = await freePort();
    const sink = await startSink(await freePort());
    const redis = await startRedis(port);
    const shop = await startShop(
      {
        DATABASE_URL: url,
        DATA_DIR: harness.folder("api"),
        REDIS_URL: redis.url,
        SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      },
      isNegativeControl ? negativeControlShop : undefined,
    );
    const client = createClient(() => shop.origin);
    const cart = { lines: [{ item: 0, quantity: 1 }] };
    const fixtures = await harness.createFixtures(
      db,
      [1000],
      Array.from({ length: BATCH * 3 }, () => cart),
    );
    const history = harness.history();
    const email = `${randomUUID()}@services.example`;
    const registered = await post(client, "/api/users/register", { ...account, email });
    let batch = 0;
    const tried = () => db.$count(outbox, and(isNull(outbox.sentAt), gt(outbox.attempts, 0)));
    const sell = async (): Promise<Reply[]> => {
      const from = BATCH * batch++;
      const path = isNegativeControl ? "/negative-control/mail" : undefined;
      const orders = await inParallel(fixtures.shoppers.slice(from, from + BATCH), 4, (shopper) =>
        checkOut(client, history, shopper, { path }),
      );
      const login = await post(client, "/api/users/login", { email, password: account.password });
      return [...orders, login];
    };

    sink.setDelay(SLOW);
    redis.pause();
    const replies = [registered, ...(await sell())];
    redis.resume();
    if (!isNegativeControl) {
      await redis.stop();
      await sink.stop();
      replies.push(...(await sell()));
      // Mails are sent while the process is idle. Waits until at least one attempt has failed.
      for (let attempt = 0; attempt < 200 && (await tried()) === 0; attempt++) await wait(100);
    }
    const back = isNegativeControl ? sink : await startSink(sink.port);
    const redisBack = isNegativeControl ? redis : await startRedis(port);
    if (!isNegativeControl) replies.push(...(await sell()));
    const tag = like(outbox.recipient, `%@${fixtures.tag}.example`);
    const open = () => db.$count(outbox, isNull(outbox.sentAt));
    for (let attempt = 0; !isNegativeControl && attempt < 100 && (await open()) > 0; attempt++) {
      // A failed mail is retried after 30 s or more, so the due time is moved up.
      await db.update(outbox).set({ dueAt: new Date() }).where(isNull(outbox.sentAt));
      await wait(1000);
    }
    const breaches = await harness.check(db, fixtures, history);
    const mails = await db.select().from(outbox).where(tag);
    const retried = await db.$count(outbox, gt(outbox.attempts, 1));
    const got = mails.map(
      ({ recipient }) =>
        (sink.got.get(recipient) ?? 0) + (back === sink ? 0 : (back.got.get(recipient) ?? 0)),
    );
    if (slowest(replies) > harness.within(ANSWER_WITHIN))
      breaches.push(`an answer took ${secondsText(slowest(replies))}`);
    if (withStatus(replies, (status) => status !== 200 && status !== 201).length > 0)
      breaches.push("a checkout or login failed");
    if (!isNegativeControl && got.some((count) => count !== 1))
      breaches.push(`mails arrived ${Math.min(...got)} to ${Math.max(...got)} times`);
    history.close();
    client.close();
    shop.kill("SIGKILL");
    await shop.ended;
    await back.stop();
    await redisBack.stop();
    return {
      fired: isNegativeControl || retried > 0 ? `${retried} mails had to be tried again` : "",
      breaches,
      figure: `${replies.length} checkouts and logins, the slowest after ${secondsText(slowest(replies))}; ${got.length} mails arrived once each`,
    };
  },
};
