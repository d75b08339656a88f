import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { checkDatabase } from "../../harness/checkDatabase.ts";
import { orderBy } from "../../harness/harness.ts";
import {
  durationQuantile,
  inParallel,
  readRepeatedly,
  secondsText,
  serverErrors,
  slowResponses,
  slowest,
  tally,
  withStatus,
  withoutStatus,
} from "../../harness/load.ts";
import type { Scenario } from "../scenario.ts";
import { openSlowLink } from "../slowLink.ts";

const DELAY_MS = 200;
const DEVIATION_MS = 100;
const SHOPPERS = 40;
/** More than the connections for transactions. */
const AT_ONCE = 10;
const READERS = 4;
const RESPONSE_LIMIT_MS = 3000;
/** A read is one query, which may wait for another. All other limits are those of a fast database. */
const READ_LIMIT_MS = 2 * (DELAY_MS + DEVIATION_MS);

export const slowDatabase: Scenario = {
  id: "F8",
  name: `every answer of PostgreSQL takes ${DELAY_MS} ± ${DEVIATION_MS} ms, while ${AT_ONCE} at a time check out and others read`,
  goals: "G4",
  needs: ["postgres"],
  isLong: true,
  run: async (harness, isNegativeControl) => {
    const { db, url } = await harness.database();
    const { searchParams, pathname } = new URL(url);
    const socket = join(searchParams.get("host") ?? "", ".s.PGSQL.5432");
    const link = await openSlowLink(socket, harness.random);
    const control = isNegativeControl && "pool";
    const linkUrl = `postgresql://postgres@127.0.0.1:${link.port}${pathname}`;
    const shop = await harness.start({ DATABASE_URL: linkUrl }, control);
    const fixtures = await harness.createFixtures(db, [1000], SHOPPERS);
    const order = orderBy(shop.client, control);

    link.setDelay(DELAY_MS, DEVIATION_MS);
    const stop = new AbortController();
    const reading = readRepeatedly(shop.client, "/api/categories", READERS, stop.signal);
    const orders = await inParallel(fixtures.shoppers, AT_ONCE, order);
    stop.abort();
    const reads = await reading;
    link.setDelay(0, 0);
    // Requests whose client got a 503 have finished by then.
    await wait(1000);
    const repeated = isNegativeControl ? [] : await inParallel(fixtures.shoppers, 4, order);
    const breaches = [
      ...(isNegativeControl ? [] : await checkDatabase(db, fixtures)),
      ...serverErrors([...orders, ...reads, ...repeated]),
      ...slowResponses([...orders, ...reads], harness.limitMs(RESPONSE_LIMIT_MS)),
    ];
    await shop.stop();
    await link.close();

    const p99 = durationQuantile(reads, 0.99);
    if (p99 > harness.limitMs(READ_LIMIT_MS))
      breaches.push(`one read of a hundred took ${p99.toFixed(0)} ms`);
    if (withoutStatus(reads, 200).length > 0) breaches.push("a read failed");
    if (withoutStatus(repeated, 200).length > 0)
      breaches.push(`not everybody had an order in the end: ${tally(repeated)}`);
    const busy = withStatus(orders, 503).length;
    return {
      faultEvidence: link.delayed() > SHOPPERS ? `${link.delayed()} answers came late` : "",
      breaches,
      figure: `${SHOPPERS - busy} of ${SHOPPERS} checkouts went through, ${busy} were asked to come back, all within ${secondsText(slowest(orders))}, one order each in the end; ${reads.length} reads meanwhile, 99 % within ${p99.toFixed(0)} ms`,
    };
  },
};
