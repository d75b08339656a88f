/**
 * `pnpm bench:pages`: requests pages of the built shop over 8, 64 and 256 connections, on the embedded database and on
 * PostgreSQL. Every response must be the whole page or 503 with `Retry-After`, and a matching `If-None-Match` must
 * return 304. Exits with 1 otherwise. `pnpm bench:catalogue --pages /` measures the processor time of pages.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithCount } from "../../tools/outcome.mjs";
import { requirePostgres } from "../../tools/services.mjs";
import { buildShop, startShop } from "../harness/shopProcess.ts";
import { startPostgres } from "../services/startPostgres.ts";

const REQUESTS = 2000;
const CONNECTIONS = [8, 64, 256];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const send = (agent: Agent, url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });

const WRITE_EVERY_MS = 50;

/** Repeatedly writes data that no page shows. Returns the function that stops it. */
const writeBeside = (origin: string): (() => Promise<void>) => {
  let writes = 0;
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(async () => {
      const response = await fetch(`${origin}/api/newsletter/subscribe`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: `reader${writes++}@example.com` }),
      });
      if (!response.ok) throw new Error(`A write was answered ${response.status}.`);
    });
  }, WRITE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await writing;
  };
};

interface Counts {
  whole: number;
  busy: number;
  hollow: number;
  other: number;
}

interface Load {
  /** Returns the URL of a request. */
  urlOf: (index: number) => string;
  isWhole: (answer: Answer) => boolean;
  connections: number;
  headers?: Record<string, string>;
}

/** Sends `REQUESTS` requests over a number of connections and counts the responses by kind. */
const drive = async ({
  urlOf,
  isWhole,
  connections,
  headers = {},
}: Load): Promise<Counts & { notModified: number }> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts = { whole: 0, busy: 0, hollow: 0, other: 0, notModified: 0 };
  let index = 0;
  const client = async (): Promise<void> => {
    while (index < REQUESTS) {
      const answer = await send(agent, urlOf(index++), headers);
      const { status, headers: given } = answer;
      if (status === 304) counts.notModified++;
      else if (status === 503 && given["retry-after"]) counts.busy++;
      else if (status !== 200) counts.other++;
      else if (isWhole(answer)) counts.whole++;
      else counts.hollow++;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return counts;
};

const count = { passed: 0, failed: 0 };

/** Counts and prints one load. */
const judge = (isGood: boolean, line: string): void => {
  count[isGood ? "passed" : "failed"]++;
  console.info(`${isGood ? "ok    " : "FAILED"} ${line}`);
};

const measure = async (name: string, settings: Record<string, string>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "pallu-bench-"));
  const shop = await startShop({
    SEED: "demo",
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: "1000",
    ...settings,
  });
  const agent = new Agent({ keepAlive: true });
  try {
    const products = JSON.parse((await send(agent, `${shop.origin}/api/products`)).body) as {
      productId: string;
      productName: string;
    }[];
    const first = products[0];
    if (!first) throw new Error("The catalogue is empty.");
    for (const path of ["/", "/allproducts", `/product-details/${first.productId}`]) {
      const url = shop.origin + path;
      const reference = await send(agent, url);
      const tag = reference.headers.etag ?? "none";
      if (!reference.body.includes(first.productName))
        throw new Error(`${path} has no product when nobody else asks.`);
      for (const connections of CONNECTIONS) {
        const isSame = ({ body }: Answer) => body === reference.body;
        const load = { urlOf: () => url, isWhole: isSame, connections };
        const { whole, busy, hollow, other } = await drive(load);
        const again = await drive({ ...load, headers: { "if-none-match": tag } });
        const refused = again.busy;
        judge(
          whole > 0 &&
            whole + busy === REQUESTS &&
            again.notModified > 0 &&
            again.notModified + refused === REQUESTS,
          `${name} ${path} at ${connections}: ${whole} whole, ${busy} × 503, ${hollow} hollow or different, ${other} other; with the tag ${again.notModified} × 304, ${refused} × 503 of ${REQUESTS}`,
        );
      }
    }
    const home = await send(agent, `${shop.origin}/`);
    const stopWriting = writeBeside(shop.origin);
    const beside = await drive({
      urlOf: () => `${shop.origin}/`,
      isWhole: ({ body }) => body === home.body,
      connections: 64,
    });
    await stopWriting();
    judge(
      beside.whole > 0 && beside.whole + beside.busy === REQUESTS,
      `${name} / at 64, beside ${1000 / WRITE_EVERY_MS} writes a second: ${beside.whole} whole, ${beside.busy} × 503, ${beside.hollow} hollow or different`,
    );
    const { whole, busy, hollow, other } = await drive({
      urlOf: (index) => `${shop.origin}/allproducts?min=${index}`,
      isWhole: ({ body }) => body.includes(first.productName),
      connections: 256,
    });
    judge(
      whole > 0 && whole + busy === REQUESTS,
      `${name}, ${REQUESTS} different pages at 256: ${whole} whole, ${busy} × 503, ${hollow} hollow, ${other} other`,
    );
  } finally {
    agent.destroy();
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
endWithCount(count);
