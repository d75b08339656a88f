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
import type { Drill } from "../scenario.ts";
import { checkOut, inParallel, secondsText, slowest, withStatus } from "../load.ts";
import { naiveShop, startShop } from "../shopProcess.ts";

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
  client.ask({ method: "POST", path, body, address: "10.251.0.1" });

const account = {
  username: "Asha",
  phonenumber: "9876543210",
  password: "weave-and-wear-for-drills",
};

export const servicesDown: Drill = {
  id: "F13",
  name: "Redis and the mail server are slow, then away, then back",
  goals: "G4",
  needs: ["postgres", "redis"],
  run: async (stage, isNaive) => {
    // Uses a separate database: the workers of other processes would send these mails, too.
    const { db, url } = await stage.database();
    const port = await freePort();
    const sink = await startSink(await freePort());
    const redis = await startRedis(port);
    const shop = await startShop(
      {
        DATABASE_URL: url,
        DATA_DIR: stage.folder("api"),
        REDIS_URL: redis.url,
        SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      },
      isNaive ? naiveShop : undefined,
    );
    const client = createClient(() => shop.origin);
    const cart = { lines: [{ good: 0, quantity: 1 }] };
    const cast = await stage.cast(
      db,
      [1000],
      Array.from({ length: BATCH * 3 }, () => cart),
    );
    const history = stage.history();
    const email = `${randomUUID()}@services.example`;
    const registered = await post(client, "/api/users/register", { ...account, email });
    let batch = 0;
    const tried = () => db.$count(outbox, and(isNull(outbox.sentAt), gt(outbox.attempts, 0)));
    const sell = async (): Promise<Reply[]> => {
      const from = BATCH * batch++;
      const path = isNaive ? "/naive/mail" : undefined;
      const orders = await inParallel(cast.shoppers.slice(from, from + BATCH), 4, (shopper) =>
        checkOut(client, history, shopper, { path }),
      );
      const login = await post(client, "/api/users/login", { email, password: account.password });
      return [...orders, login];
    };

    sink.setDelay(SLOW);
    redis.pause();
    const replies = [registered, ...(await sell())];
    redis.resume();
    if (!isNaive) {
      await redis.stop();
      await sink.stop();
      replies.push(...(await sell()));
      // Mails are sent while the process is idle. Waits until at least one attempt has failed.
      for (let look = 0; look < 200 && (await tried()) === 0; look++) await wait(100);
    }
    const back = isNaive ? sink : await startSink(sink.port);
    const redisBack = isNaive ? redis : await startRedis(port);
    if (!isNaive) replies.push(...(await sell()));
    const tag = like(outbox.recipient, `%@${cast.tag}.example`);
    const open = () => db.$count(outbox, isNull(outbox.sentAt));
    for (let look = 0; !isNaive && look < 100 && (await open()) > 0; look++) {
      // A failed mail is retried after 30 s or more, so the due time is moved up.
      await db.update(outbox).set({ dueAt: new Date() }).where(isNull(outbox.sentAt));
      await wait(1000);
    }
    const breaches = await stage.check(db, cast, history);
    const mails = await db.select().from(outbox).where(tag);
    const retried = await db.$count(outbox, gt(outbox.attempts, 1));
    const got = mails.map(
      ({ recipient }) =>
        (sink.got.get(recipient) ?? 0) + (back === sink ? 0 : (back.got.get(recipient) ?? 0)),
    );
    if (slowest(replies) > stage.within(ANSWER_WITHIN))
      breaches.push(`an answer took ${secondsText(slowest(replies))}`);
    if (withStatus(replies, (status) => status !== 200 && status !== 201).length > 0)
      breaches.push("a checkout or login failed");
    if (!isNaive && got.some((count) => count !== 1))
      breaches.push(`mails arrived ${Math.min(...got)} to ${Math.max(...got)} times`);
    history.close();
    client.close();
    shop.kill("SIGKILL");
    await shop.ended;
    await back.stop();
    await redisBack.stop();
    return {
      fired: isNaive || retried > 0 ? `${retried} mails had to be tried again` : "",
      breaches,
      figure: `${replies.length} checkouts and logins, the slowest after ${secondsText(slowest(replies))}; ${got.length} mails arrived once each`,
    };
  },
};
