import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Client, Reply } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import { checkOut, withStatus } from "../load.ts";

const MAX_GROWTH_MIB_PER_MINUTE = 0.5;
const CHECK_INTERVAL_MS = 2000;
/** Share of the run for warm-up. */
const WARM_UP_SHARE = 0.4;
const PAUSE_MS = 25;

const residentMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

interface Sample {
  minutes: number;
  mib: number;
}

/** Returns the Theil–Sen slope, the median over all pairs, which is robust against outliers. */
const slopeOf = (samples: readonly Sample[]): number => {
  const slopes: number[] = [];
  for (const [index, a] of samples.entries())
    for (const b of samples.slice(index + 1))
      slopes.push((b.mib - a.mib) / (b.minutes - a.minutes));
  const sorted = slopes.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const reads = ["/api/products", "/api/product-variants", "/api/categories", "/api/home-banners"];

export const soak: Scenario = {
  id: "F17",
  name: "mixed journeys for a long time",
  goals: "G14",
  needs: ["postgres"],
  isLong: true,
  run: async (harness, isNegativeControl) => {
    const { db, client, processes } = await harness.shop();
    const negativeControl = isNegativeControl ? await harness.negativeControl("shop") : undefined;
    const target: Client = negativeControl?.client ?? client;
    const minutes = isNegativeControl ? 1 : harness.repetitions(5, 10);
    const count = Math.ceil(minutes * 60 * 10);
    const fixtures = await harness.createFixtures(
      db,
      [count * 2],
      Array.from({ length: count }, () => ({ lines: [{ item: 0, quantity: 1 }] })),
    );
    const history = harness.history();
    const replies: Reply[] = [];
    const watched = negativeControl ? [negativeControl.process] : processes;
    const samples = watched.map((): Sample[] => []);
    const began = performance.now();
    const elapsedMinutes = (): number => (performance.now() - began) / 60_000;
    const journey = async (ip: string): Promise<void> => {
      const shoppers = fixtures.shoppers[Symbol.iterator]();
      for (let step = 0; elapsedMinutes() < minutes; step++) {
        const path = negativeControl
          ? "/negative-control/leak"
          : (reads[step % reads.length] ?? "/");
        replies.push(await target.send({ method: "GET", path, ip }));
        const shopper = step % 8 === 0 && !negativeControl ? shoppers.next().value : undefined;
        if (shopper) replies.push(await checkOut(target, history, shopper));
        await wait(PAUSE_MS);
      }
    };
    const check = async (): Promise<void> => {
      while (elapsedMinutes() < minutes) {
        await wait(CHECK_INTERVAL_MS);
        for (const [index, { pid }] of watched.entries())
          if (elapsedMinutes() > minutes * WARM_UP_SHARE)
            samples[index]?.push({ minutes: elapsedMinutes(), mib: residentMib(pid) });
      }
    };
    await Promise.all([journey("10.253.0.1"), check()]);
    const slopes = samples.map(slopeOf);
    const worst = Math.max(...slopes);
    const failed = withStatus(replies, (status) => status !== 200).length;
    const breaches = await harness.check(db, fixtures, history);
    history.close();
    if (!(worst < MAX_GROWTH_MIB_PER_MINUTE))
      breaches.push(`memory grows by ${worst.toFixed(2)} MiB a minute`);
    if (failed > 0) breaches.push(`${failed} requests failed`);
    const last = Math.max(...samples.map((list) => list.at(-1)?.mib ?? 0));
    return {
      faultEvidence: `${replies.length} requests in ${minutes} minutes`,
      breaches,
      figure: `memory changes by ${slopes.map((slope) => slope.toFixed(2)).join(" and ")} MiB a minute, ${last.toFixed(0)} MiB at the end; ${failed} of ${replies.length} requests failed`,
    };
  },
};
