/**
 * `pnpm bench:pages`: requests pages of the built shop over 8, 64 and 256 connections, on the embedded database and on
 * PostgreSQL. Every response must be the complete page or 503 with `Retry-After`, and a matching `If-None-Match` must
 * return 304. Exits with 1 otherwise. `pnpm bench:catalogue --pages /` measures the processor time of pages.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openCount } from "../../tools/outcome.mjs";
import { requirePostgres } from "../../tools/services.mjs";
import { bodyOf } from "../harness/client.ts";
import type { Client, Reply } from "../harness/client.ts";
import { buildShop, startShop } from "../harness/shopProcess.ts";
import { startPostgres } from "../services/startPostgres.ts";
import { countPages } from "./countPages.ts";
import { get } from "./measureInTurns.ts";

const REQUESTS = 2000;
const CONNECTIONS = [8, 64, 256];
const WRITE_EVERY_MS = 50;

/** Repeatedly writes data that no page shows, until it is stopped. */
const writeUntil = async (client: Client, over: AbortSignal): Promise<void> => {
  for (let writes = 0; !over.aborted; writes++) {
    const body = { email: `reader${writes}@example.com` };
    const path = "/api/newsletter/subscribe";
    const { status } = await client.send({ method: "POST", path, body });
    if (status < 200 || status > 299) throw new Error(`A write was answered ${status}.`);
    await wait(WRITE_EVERY_MS);
  }
};

const count = openCount();

const measure = async (name: string, settings: Record<string, string>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "pallu-bench-"));
  const shop = await startShop({
    SEED: "demo",
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: "1000",
    ...settings,
  });
  const { client } = shop;
  const isSameAs =
    ({ text }: Reply) =>
    (reply: Reply): boolean =>
      reply.text === text;
  try {
    const products = bodyOf(await get(client, "/api/products")) as {
      productId: string;
      productName: string;
    }[];
    const first = products[0];
    if (!first) throw new Error("The catalogue is empty.");
    for (const path of ["/", "/allproducts", `/product-details/${first.productId}`]) {
      const reference = await get(client, path);
      if (!reference.text.includes(first.productName))
        throw new Error(`${path} has no product when nobody else asks.`);
      for (const connections of CONNECTIONS) {
        const isComplete = isSameAs(reference);
        const load = { requests: REQUESTS, pathOf: () => path, isComplete, connections };
        const { complete, busy, incomplete, other } = await countPages(client, load);
        const ifNoneMatch = reference.headers.etag ?? "none";
        const again = await countPages(client, { ...load, ifNoneMatch });
        count.judge(
          complete > 0 &&
            complete + busy === REQUESTS &&
            again.notModified > 0 &&
            again.notModified + again.busy === REQUESTS,
          `${name} ${path} at ${connections}: ${complete} complete, ${busy} × 503, ${incomplete} incomplete or different, ${other} other; with the tag ${again.notModified} × 304, ${again.busy} × 503 of ${REQUESTS}`,
        );
      }
    }
    const over = new AbortController();
    const isComplete = isSameAs(await get(client, "/"));
    const writing = writeUntil(client, over.signal);
    const beside = await countPages(client, {
      requests: REQUESTS,
      connections: 64,
      pathOf: () => "/",
      isComplete,
    });
    over.abort();
    await writing;
    count.judge(
      beside.complete > 0 && beside.complete + beside.busy === REQUESTS,
      `${name} / at 64, beside at most ${1000 / WRITE_EVERY_MS} writes a second: ${beside.complete} complete, ${beside.busy} × 503, ${beside.incomplete} incomplete or different`,
    );
    const { complete, busy, incomplete, other } = await countPages(client, {
      requests: REQUESTS,
      connections: 256,
      pathOf: (index) => `/allproducts?min=${index}`,
      isComplete: ({ text }) => text.includes(first.productName),
    });
    count.judge(
      complete > 0 && complete + busy === REQUESTS,
      `${name}, ${REQUESTS} different pages at 256: ${complete} complete, ${busy} × 503, ${incomplete} incomplete, ${other} other`,
    );
  } finally {
    await shop.stop("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
};

requirePostgres();
buildShop();
await measure("embedded", {});
const postgres = await startPostgres();
try {
  await measure("PostgreSQL", { DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}
count.end();
