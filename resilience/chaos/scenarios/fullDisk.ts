import { setTimeout as wait } from "node:timers/promises";
import { orderBy } from "../../harness/harness.ts";
import { inParallel, secondsText, tally, withoutStatus } from "../../harness/load.ts";
import type { Scenario } from "../scenario.ts";
import { fillDisk, freeMib, onSmallDisk } from "../smallDisk.ts";

const DISK_MIB = 320;
/** The guard refuses changes below 64 MiB. */
const LEFT_MIB = 40;
const SHOPPERS = 300;
/** The guard checks every 5 s. */
const NOTICE_LIMIT_MS = 6000;

export const fullDisk: Scenario = {
  id: "F10",
  name: "the disk under the embedded database fills up",
  goals: "G2",
  needs: ["mount"],
  run: (harness, isNegativeControl) =>
    onSmallDisk(harness, DISK_MIB, async (folder) => {
      const sale = await harness.embeddedSale({ folder, carts: SHOPPERS });
      const shop = await harness.start(sale.env, isNegativeControl && "unguarded");
      const queue = [...sale.shoppers];
      const checkOutNext = (count: number) =>
        inParallel(queue.splice(0, count), 4, orderBy(shop.client));
      const before = await checkOutNext(20);

      const freeSpace = fillDisk(folder, LEFT_MIB);
      const filledAt = performance.now();
      const left = freeMib(folder);
      let noticedAfterMs = Number.POSITIVE_INFINITY;
      while (performance.now() - filledAt < NOTICE_LIMIT_MS && noticedAfterMs === Infinity) {
        const [outcome] = await checkOutNext(1);
        if (outcome?.status === 503) noticedAfterMs = performance.now() - filledAt;
        else await wait(250);
      }
      const refused = await checkOutNext(20);
      const read = await shop.client.send({ method: "GET", path: "/api/categories" });
      freeSpace();
      if (!isNegativeControl) await wait(5500);
      // The first change after a while triggers a new check. Concurrent ones may still be refused.
      await checkOutNext(1);
      const after = await checkOutNext(20);
      await shop.stop("SIGTERM");
      const breaches = await sale.check();
      if (noticedAfterMs === Infinity)
        breaches.push(`changes were still taken with ${left.toFixed(0)} MiB left`);
      else if (withoutStatus(refused, 503).length > 0)
        breaches.push("a change was taken after the first was refused");
      if (read.status !== 200) breaches.push("reads failed, too");
      const failed = withoutStatus([...before, ...after], 200);
      if (failed.length > 0) breaches.push(`orders failed though there was room: ${tally(failed)}`);
      return {
        faultEvidence: left < 64 ? `${left.toFixed(0)} MiB were left` : "",
        breaches,
        figure: `changes refused with 503 ${secondsText(noticedAfterMs)} after the disk ran low, reads went on, ${before.length + after.length} orders before and after all there`,
      };
    }),
};
