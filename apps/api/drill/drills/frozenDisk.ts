import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../client.ts";
import type { Drill } from "../drill.ts";
import { checkOut, inParallel, secondsText, withStatus } from "../load.ts";
import { naiveShop, startShop } from "../shopProcess.ts";
import { fillDisk, freeMib, onSmallDisk } from "../smallDisk.ts";
import { withDatabase } from "../stage.ts";

const DISK_MIB = 320;
const SHOPPERS = 120;
const WITH_ROOM = 20;
/** The watchdog counts to 15 seconds. */
const ENDS_WITHIN = 18_000;

export const frozenDisk: Drill = {
  id: "F10",
  name: "the disk under the embedded database is full before the guard looks again",
  goals: "G2",
  needs: ["mount"],
  isLong: true,
  run: (stage, isNaive) =>
    onSmallDisk(stage, DISK_MIB, async (folder) => {
      const env = { DATA_DIR: folder };
      const cast = await withDatabase(env, async (database) => {
        await database.migrate();
        const cart = { lines: [{ good: 0, quantity: 1 }] };
        const carts = Array.from({ length: SHOPPERS }, () => cart);
        return stage.cast(database.db, [5000], carts);
      });
      const history = stage.history();
      const shop = await startShop(env, isNaive ? naiveShop : undefined);
      const client = createClient(() => shop.origin);
      const submit = (shopper: (typeof cast.shoppers)[number]) =>
        checkOut(client, history, shopper, { patience: ENDS_WITHIN });
      // The guard looks at the first of these, and not again for five seconds.
      const before = await inParallel(cast.shoppers.slice(0, WITH_ROOM), 4, submit);
      const makeRoom = fillDisk(folder, 0);
      const left = freeMib(folder);
      const filledAt = performance.now();
      const load = inParallel(cast.shoppers.slice(WITH_ROOM), 4, submit);
      await Promise.race([shop.ended, wait(ENDS_WITHIN)]);
      const took = performance.now() - filledAt;
      const hasEnded = shop.hasEnded();
      shop.kill("SIGKILL");
      await shop.ended;
      const outcomes = [...before, ...(await load)];
      client.close();
      makeRoom();
      const next = await startShop(env);
      const asker = createClient(() => next.origin);
      const open = cast.shoppers.slice(-WITH_ROOM);
      const after = await inParallel(open, 4, (shopper) => checkOut(asker, history, shopper));
      asker.close();
      next.kill("SIGTERM");
      await next.ended;
      const breaches = await withDatabase(env, ({ db }) => stage.check(db, cast, history));
      history.close();
      const unknown = withStatus(outcomes, (status) => status === 0).length;
      const placed = withStatus(outcomes, (status) => status === 200).length;
      if (!hasEnded) breaches.push("the frozen process was left as it was");
      if (withStatus(after, (status) => status === 200).length !== WITH_ROOM)
        breaches.push("no orders after there was room again");
      return {
        fired: left < 1 && unknown > 0 ? `${unknown} checkouts were never answered` : "",
        breaches,
        figure: `the watchdog ended the frozen process after ${secondsText(took)}; with room again all ${placed} acknowledged orders are there and ${WITH_ROOM} more were taken`,
      };
    }),
};
