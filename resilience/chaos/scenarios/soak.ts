import { setTimeout as wait } from "node:timers/promises";
import type { Reply } from "../../harness/client.ts";
import { median, withoutStatus } from "../../harness/load.ts";
import { residentMib } from "../../harness/procfs.ts";
import type { Scenario } from "../scenario.ts";

const MAX_GROWTH_MIB_PER_MINUTE = 0.5;
const CHECK_INTERVAL_MS = 2000;
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

const reads = ["/api/products", "/api/product-variants", "/api/categories", "/api/home-banners"];

export const soak: Scenario = {
  id: "F17",
  name: "mixed journeys for a long time",
  goals: "G14",
  needs: ["postgres"],
  isLong: true,
  run: async (harness, isNegativeControl) => {
    const minutes = isNegativeControl ? 1 : harness.repetitions(5, 10);
    const count = Math.ceil(minutes * 60 * 10);
    const sale = await harness.sale({
      control: isNegativeControl && "unguarded",
      stocks: [count * 2],
      carts: count,
    });
    const { client, processes } = sale;
    const replies: Reply[] = [];
    const samples = processes.map((): Sample[] => []);
    const began = performance.now();
    const elapsedMinutes = (): number => (performance.now() - began) / 60_000;
    const journey = async (ip: string): Promise<void> => {
      const shoppers = sale.shoppers[Symbol.iterator]();
      for (let step = 0; elapsedMinutes() < minutes; step++) {
        const path = isNegativeControl
          ? "/negative-control/leak"
          : (reads[step % reads.length] ?? "/");
        replies.push(await client.send({ method: "GET", path, ip }));
        const shopper = step % 8 === 0 && !isNegativeControl ? shoppers.next().value : undefined;
        if (shopper) replies.push(await sale.order(shopper));
        await wait(PAUSE_MS);
      }
    };
    const check = async (): Promise<void> => {
      while (elapsedMinutes() < minutes) {
        await wait(CHECK_INTERVAL_MS);
        for (const [index, { pid }] of processes.entries())
          if (elapsedMinutes() > minutes * WARM_UP_SHARE)
            samples[index]?.push({ minutes: elapsedMinutes(), mib: residentMib(pid) });
      }
    };
    await Promise.all([journey("10.253.0.1"), check()]);
    const slopes = samples.map(slopeOf);
    const worst = Math.max(...slopes);
    const failed = withoutStatus(replies, 200).length;
    const breaches = await sale.check();
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
