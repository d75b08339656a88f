import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { calls } from "@pallu/contract";
import { durationQuantile, readRepeatedly, secondsText } from "../../harness/load.ts";
import { sendSlowBody } from "../../harness/sendSlowBody.ts";
import type { Scenario } from "../scenario.ts";

const SOCKETS = 500;
const CLOSE_LIMIT_MS = 20_000;
const OBSERVATION_MS = 22_000;
const READERS = 4;
/** Durations below this are imperceptible, in ms. */
const IMPERCEPTIBLE_MS = 10;

/** Sends one byte per second. Resolves to how long the connection stayed open, in ms. */
const drip = async (origin: string, until: Promise<void>): Promise<number> => {
  const began = performance.now();
  const socket = sendSlowBody(origin, calls.sendContact.path, { dripMs: 1000 });
  await Promise.race([once(socket, "close"), until]);
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
    const shop = await harness.start({ DATABASE_URL: url }, isNegativeControl && "pool");
    const p99While = async (work: Promise<unknown>): Promise<number> => {
      const stop = new AbortController();
      const reading = readRepeatedly(shop.client, "/api/categories", READERS, stop.signal);
      await work;
      stop.abort();
      return durationQuantile(await reading, 0.99);
    };
    await p99While(wait(1000));
    const alone = await p99While(wait(5000));
    const until = wait(OBSERVATION_MS);
    const drips = Promise.all(Array.from({ length: SOCKETS }, () => drip(shop.origin, until)));
    const underAttack = await p99While(drips);
    const openDurations = await drips;
    await shop.stop();
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
