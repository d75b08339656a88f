import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import { checkOut, inParallel, secondsText, tally, withStatus } from "../load.ts";
import { negativeControlShop, startShop } from "../shopProcess.ts";
import { fillDisk, freeMib, onSmallDisk } from "../smallDisk.ts";
import type { Harness } from "../harness.ts";
import { withDatabase } from "../harness.ts";

const DISK_MIB = 320;
/** The guard refuses changes below 64 MiB. */
const LEFT_MIB = 40;
const SHOPPERS = 300;
/** The guard checks every 5 s. */
const NOTICE_LIMIT_MS = 6000;

const createShoppers = (harness: Harness, folder: string, isNegativeControl: boolean) =>
  withDatabase({ DATA_DIR: folder }, async (database) => {
    await database.migrate();
    const cart = { lines: [{ item: 0, quantity: 1 }] };
    return harness.createFixtures(
      database.db.write,
      [5000],
      Array.from({ length: SHOPPERS }, () => cart),
      isNegativeControl ? "diskn" : "disk",
    );
  });

export const fullDisk: Scenario = {
  id: "F10",
  name: "the disk under the embedded database fills up",
  goals: "G2",
  needs: ["mount"],
  run: (harness, isNegativeControl) =>
    onSmallDisk(harness, DISK_MIB, async (folder) => {
      const env = { DATA_DIR: folder };
      const fixtures = await createShoppers(harness, folder, isNegativeControl);
      const history = harness.history();
      const shop = await startShop(env, isNegativeControl ? negativeControlShop : undefined);
      const client = createClient(() => shop.origin);
      const queue = fixtures.shoppers[Symbol.iterator]();
      const checkOutNext = (count: number) => {
        const shoppers = Array.from({ length: count }, () => queue.next().value).filter(
          (one) => one !== undefined,
        );
        return inParallel(shoppers, 4, (shopper) => checkOut(client, history, shopper));
      };
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
      const read = await client.send({
        method: "GET",
        path: "/api/categories",
        ip: "10.250.0.3",
      });
      freeSpace();
      if (!isNegativeControl) await wait(5500);
      // The first change after a while triggers a new check. Concurrent ones may still be refused.
      await checkOutNext(1);
      const after = await checkOutNext(20);
      client.close();
      shop.kill("SIGTERM");
      await shop.ended;
      const breaches = await withDatabase(env, ({ db }) =>
        harness.check(db.write, fixtures, history),
      );
      history.close();
      if (noticedAfterMs === Infinity)
        breaches.push(`changes were still taken with ${left.toFixed(0)} MiB left`);
      else if (withStatus(refused, (status) => status !== 503).length > 0)
        breaches.push("a change was taken after the first was refused");
      if (read.status !== 200) breaches.push("reads failed, too");
      const failed = withStatus([...before, ...after], (status) => status !== 200);
      if (failed.length > 0) breaches.push(`orders failed though there was room: ${tally(failed)}`);
      return {
        faultEvidence: left < 64 ? `${left.toFixed(0)} MiB were left` : "",
        breaches,
        figure: `changes refused with 503 ${secondsText(noticedAfterMs)} after the disk ran low, reads went on, ${before.length + after.length} orders before and after all there`,
      };
    }),
};
