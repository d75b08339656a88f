import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { calls } from "@pallu/contract";
import { createClient } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import { quantile, readRepeatedly, secondsText } from "../load.ts";
import { negativeControlPool, startShop } from "../shopProcess.ts";

const SOCKETS = 500;
const CLOSE_LIMIT_MS = 20_000;
const OBSERVATION_MS = 22_000;
const READERS = 4;
/** Durations below this are imperceptible, in ms. */
const IMPERCEPTIBLE_MS = 10;

/** Within the body limit, so that only the pace is invalid. */
const HEAD = [
  `${calls.sendContact.method} ${calls.sendContact.path} HTTP/1.1`,
  "host: shop",
  "content-type: application/json",
  "content-length: 60000",
  "\r\n",
].join("\r\n");

/**
 * Opens a connection, sends the headers and then one byte per second. Resolves to how long the connection stayed open.
 */
const drip = async (origin: string, until: Promise<void>): Promise<number> => {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.resume();
  const began = performance.now();
  socket.write(HEAD);
  const timer = setInterval(() => socket.write("x"), 1000);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await Promise.race([closed, until]);
  clearInterval(timer);
  socket.destroy();
  return performance.now() - began;
};

export const dripping: Scenario = {
  id: "T22",
  name: `${SOCKETS} clients send a body a byte a second, while others read`,
  goals: "G12",
  needs: ["postgres"],
  isLong: true,
  run: async (harness, isNegativeControl) => {
    const { url } = await harness.database();
    const env = { DATABASE_URL: url, DATA_DIR: harness.folder("api") };
    const shop = await startShop(env, isNegativeControl ? negativeControlPool : undefined);
    const client = createClient(() => shop.origin);
    const p99While = async (work: Promise<unknown>): Promise<number> => {
      const stop = new AbortController();
      const reading = readRepeatedly(client, "/api/categories", READERS, stop.signal);
      await work;
      stop.abort();
      const reads = await reading;
      return quantile(
        reads.map(({ durationMs }) => durationMs),
        0.99,
      );
    };
    await p99While(wait(1000));
    const alone = await p99While(wait(5000));
    const until = wait(OBSERVATION_MS);
    const drips = Promise.all(Array.from({ length: SOCKETS }, () => drip(shop.origin, until)));
    const underAttack = await p99While(drips);
    const openDurations = await drips;
    client.close();
    shop.kill("SIGKILL");
    await shop.ended;
    const breaches: string[] = [];
    const stillOpen = openDurations.filter((time) => time > CLOSE_LIMIT_MS).length;
    if (stillOpen > 0) breaches.push(`${stillOpen} of ${SOCKETS} were still held after 20 s`);
    if (underAttack > 2 * Math.max(alone, IMPERCEPTIBLE_MS))
      breaches.push(`one read of a hundred took ${underAttack.toFixed(0)} ms beside them`);
    const [first, last] = [Math.min(...openDurations), Math.max(...openDurations)];
    return {
      // Connections that were closed at once do not count.
      faultEvidence: first > 2000 ? `${SOCKETS} dripped for ${secondsText(first)} at least` : "",
      breaches,
      figure: `${SOCKETS - stillOpen} of ${SOCKETS} dripping sockets closed within ${secondsText(last)}; 99 % of reads within ${alone.toFixed(1)} ms alone, ${underAttack.toFixed(1)} ms beside them`,
    };
  },
};
