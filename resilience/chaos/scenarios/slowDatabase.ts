import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import {
  serverErrors,
  checkOut,
  inParallel,
  quantile,
  readRepeatedly,
  secondsText,
  slowest,
  tally,
  withStatus,
} from "../load.ts";
import { negativeControlPool, startShop } from "../shopProcess.ts";
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
    const env = {
      DATABASE_URL: `postgresql://postgres@127.0.0.1:${link.port}${pathname}`,
      DATA_DIR: harness.folder("api"),
    };
    const shop = await startShop(env, isNegativeControl ? negativeControlPool : undefined);
    const client = createClient(() => shop.origin);
    const cart = { lines: [{ item: 0, quantity: 1 }] };
    const carts = Array.from({ length: SHOPPERS }, () => cart);
    const fixtures = await harness.createFixtures(db, [1000], carts);
    const history = harness.history();
    const order = (shopper: (typeof fixtures.shoppers)[number]) =>
      checkOut(client, history, shopper, { path: isNegativeControl ? "/" : undefined });

    link.setDelay(DELAY_MS, DEVIATION_MS);
    const stop = new AbortController();
    const reading = readRepeatedly(client, "/api/categories", READERS, stop.signal);
    const orders = await inParallel(fixtures.shoppers, AT_ONCE, order);
    stop.abort();
    const reads = await reading;
    link.setDelay(0, 0);
    // Requests whose client got a 503 have finished by then.
    await wait(1000);
    const repeated = isNegativeControl ? [] : await inParallel(fixtures.shoppers, 4, order);
    const breaches = isNegativeControl ? [] : await harness.check(db, fixtures, history);
    history.close();
    client.close();
    shop.kill("SIGKILL");
    await shop.ended;
    await link.close();

    const p99 = quantile(
      reads.map(({ durationMs }) => durationMs),
      0.99,
    );
    const broken = serverErrors([...orders, ...reads, ...repeated]);
    if (broken.length > 0) breaches.push(`answers were broken: ${tally(broken)}`);
    if (slowest([...orders, ...reads]) > harness.limitMs(RESPONSE_LIMIT_MS))
      breaches.push(`an answer took ${secondsText(slowest([...orders, ...reads]))}`);
    if (p99 > harness.limitMs(READ_LIMIT_MS))
      breaches.push(`one read of a hundred took ${p99.toFixed(0)} ms`);
    if (withStatus(reads, (status) => status !== 200).length > 0) breaches.push("a read failed");
    if (withStatus(repeated, (status) => status !== 200).length > 0)
      breaches.push(`not everybody had an order in the end: ${tally(repeated)}`);
    const busy = withStatus(orders, (status) => status === 503).length;
    return {
      faultEvidence: link.delayed() > SHOPPERS ? `${link.delayed()} answers came late` : "",
      breaches,
      figure: `${SHOPPERS - busy} of ${SHOPPERS} checkouts went through, ${busy} were asked to come back, all within ${secondsText(slowest(orders))}, one order each in the end; ${reads.length} reads meanwhile, 99 % within ${p99.toFixed(0)} ms`,
    };
  },
};
