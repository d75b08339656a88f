import { setTimeout as wait } from "node:timers/promises";
import { checkDatabase } from "../../harness/checkDatabase.ts";
import type { ClientRequest, Reply } from "../../harness/client.ts";
import type { Shopper } from "../../harness/fixtures.ts";
import { orderBy } from "../../harness/harness.ts";
import { median } from "../../harness/load.ts";
import { residentMib } from "../../harness/procfs.ts";
import { withMemoryProbe } from "../../harness/shopProcess.ts";
import type { Scenario } from "../scenario.ts";

const MAX_GROWTH_MIB_PER_MINUTE = 0.5;
/** Seldom, because V8 would collect less often by itself. */
const CHECK_INTERVAL_MS = 10_000;
/** Share of the run for warm-up. */
const WARM_UP_SHARE = 0.4;
const PAUSE_MS = 25;

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
  return slopes.length === 0 ? Number.NaN : median(slopes);
};

/** Pages and lists, in turn. */
const reads = [
  "/",
  "/api/products",
  "/api/product-variants",
  "/cart",
  "/api/categories",
  "/api/home-banners",
];

/** What a shopper reads after an order. */
const accountReads = ({ userId, token, ip }: Shopper): ClientRequest[] =>
  [`/api/orders/user/${userId}`, `/api/cart/${userId}`].map((path) => ({
    method: "GET",
    path,
    token,
    ip,
  }));

export const soak: Scenario = {
  id: "F17",
  name: "mixed journeys for a long time",
  goals: "G14",
  needs: ["postgres"],
  isLong: true,
  run: async (harness, isNegativeControl) => {
    const minutes = isNegativeControl ? 1 : harness.repetitions(5, 10);
    const count = Math.ceil(minutes * 60 * 10);
    const { db, url } = await harness.database();
    const fixtures = await harness.createFixtures(db, [count * 2], count);
    const probe = await withMemoryProbe();
    const shop = await harness.start(
      { DATABASE_URL: url, ...probe.env },
      isNegativeControl && "unguarded",
    );
    const order = orderBy(shop.client);
    let requests = 0;
    let failed = 0;
    const note = ({ status }: Reply): void => {
      requests++;
      if (status !== 200) failed++;
    };
    const samples: Sample[] = [];
    const began = performance.now();
    const elapsedMinutes = (): number => (performance.now() - began) / 60_000;
    const read = async (input: ClientRequest): Promise<void> =>
      note(await shop.client.send({ ...input, encoding: "br" }));
    const journey = async (ip: string): Promise<void> => {
      const shoppers = fixtures.shoppers[Symbol.iterator]();
      for (let step = 0; elapsedMinutes() < minutes; step++) {
        const path = isNegativeControl
          ? "/negative-control/leak"
          : (reads[step % reads.length] ?? "/");
        await read({ method: "GET", path, ip });
        const shopper = step % 8 === 0 && !isNegativeControl ? shoppers.next().value : undefined;
        if (shopper) {
          note(await order(shopper));
          for (const input of accountReads(shopper)) await read(input);
        }
        await wait(PAUSE_MS);
      }
    };
    const check = async (): Promise<void> => {
      while (elapsedMinutes() < minutes) {
        await wait(CHECK_INTERVAL_MS);
        const mib = await probe.retainedMib();
        if (elapsedMinutes() > minutes * WARM_UP_SHARE)
          samples.push({ minutes: elapsedMinutes(), mib });
      }
    };
    await Promise.all([journey("10.253.0.1"), check()]);
    const slope = slopeOf(samples);
    const resident = residentMib(shop.pid);
    await shop.stop();
    const breaches = await checkDatabase(db, fixtures);
    if (!(slope < MAX_GROWTH_MIB_PER_MINUTE))
      breaches.push(`memory grows by ${slope.toFixed(2)} MiB a minute`);
    if (failed > 0) breaches.push(`${failed} requests failed`);
    return {
      faultEvidence: `${requests} requests in ${minutes} minutes`,
      breaches,
      figure: `memory in use after a collection changes by ${slope.toFixed(2)} MiB a minute, from ${samples[0]?.mib.toFixed(1)} to ${samples.at(-1)?.mib.toFixed(1)} MiB, ${resident.toFixed(0)} MiB resident; ${failed} of ${requests} requests failed`,
    };
  },
};
