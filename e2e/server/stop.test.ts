import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freePort } from "../../tools/freePort.mjs";
import { newDataDir } from "../startShop.ts";

const store = fileURLToPath(new URL("../../apps/store", import.meta.url));
/** A stop takes at most 3 s; the rest is for a busy machine. */
const STOPPED_WITHIN_MS = 6000;

let dataDir: string;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  dataDir = await newDataDir();
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  port: number;
  output: () => string;
  /** Resolves with the exit code or the signal. */
  ended: Promise<number | string>;
}

/** Runs the command of the Dockerfile. The database compiles quickly rather than well: each shop runs for seconds. */
const spawnMain = async (settings: Record<string, string> = {}): Promise<Running> => {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["--liftoff-only", "--conditions=compiled", "dist/node/server/main.js"],
    {
      cwd: store,
      env: {
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  children.add(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close").then(([code, signal]) => {
    children.delete(child);
    return (code ?? signal) as number | string;
  });
  return { child, port, output: () => output, ended };
};

const untilOpen = async ({ child, output }: Running): Promise<void> => {
  while (!output().includes("Pallu is open at")) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(output());
    await wait(25);
  }
};

const startMain = async (settings?: Record<string, string>): Promise<Running> => {
  const shop = await spawnMain(settings);
  await untilOpen(shop);
  return shop;
};

/** Stops a shop. Returns its exit code and the duration. */
const stop = async ({ child, ended }: Running): Promise<{ code: number | string; ms: number }> => {
  const began = performance.now();
  child.kill("SIGTERM");
  const code = await ended;
  return { code, ms: performance.now() - began };
};

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
};

const HEAD = "HTTP/1.1\r\nhost: shop\r\n";
const POST = `POST /api/users/login ${HEAD}content-type: application/json\r\n`;

/** Opens a connection that sends data and then stays idle. */
const holders: Record<string, (port: number) => Promise<unknown>> = {
  "a connection without a byte": open,
  "a partial head": async (port) => (await open(port)).write(`GET / ${HEAD}x-slow: `),
  "a partial body": async (port) => (await open(port)).write(`${POST}content-length: 90\r\n\r\n{`),
  "a client that does not read": async (port) => {
    const socket = await open(port);
    socket.pause();
    // More than the socket buffers hold.
    for (let request = 0; request < 60; request++)
      socket.write(`GET /api/product-variants ${HEAD}\r\n`);
  },
  "a keep-alive connection": async (port) => {
    const socket = await open(port);
    socket.write(`GET /api/health ${HEAD}\r\n`);
    await once(socket, "data");
  },
};

test("SIGTERM with all kinds of open connections: the shop exits with 0 in time and releases its data folder", async () => {
  const shop = await startMain();
  for (const hold of Object.values(holders)) await hold(shop.port);
  await wait(200);
  const { code, ms } = await stop(shop);
  expect({ code, output: shop.output() }).toMatchObject({ code: 0 });
  expect(ms).toBeLessThan(STOPPED_WITHIN_MS);
  expect(existsSync(join(dataDir, "ops.sock"))).toBe(false);
  expect(existsSync(join(dataDir, "database.lock"))).toBe(false);
  // PostgreSQL removes this file in a clean shutdown.
  expect(existsSync(join(dataDir, "database", "postmaster.pid"))).toBe(false);
});

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

test("SIGTERM 0 and 400 ms into a first start: exits with 0, and the next start responds 503, then 200", async () => {
  const folder = await mkdtemp(join(dataDir, "first-"));
  for (const delayMs of [0, 400]) {
    const cut = await spawnMain({ DATA_DIR: folder });
    while (!(await isListening(cut.port))) await wait(10);
    await wait(delayMs);
    const { code, ms } = await stop(cut);
    expect({ delayMs, code, output: cut.output() }).toEqual({ delayMs, code: 0, output: "" });
    expect(ms).toBeLessThan(STOPPED_WITHIN_MS);
  }

  const shop = await spawnMain({ DATA_DIR: folder });
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${shop.port}${path}`, { headers: { accept: "text/html" } }).catch(
      () => undefined,
    );
  let health: Response | undefined;
  while (!health) health = await ask("/api/health");
  expect(health.status).toBe(503);
  expect(health.headers.get("retry-after")).toBe("2");
  expect(await health.json()).toMatchObject({ success: false });
  const page = await ask("/");
  expect([page?.status, page?.headers.get("content-type")]).toEqual([
    503,
    "text/html; charset=utf-8",
  ]);
  await untilOpen(shop);
  expect((await ask("/api/health"))?.status).toBe(200);
  expect((await ask("/"))?.status).toBe(200);
  expect((await stop(shop)).code).toBe(0);
});

test("SIGTERM with DRAIN_SECONDS: health responds 503, other requests are served, then the shop exits with 0", async () => {
  const shop = await startMain({ DRAIN_SECONDS: "3" });
  const ask = (path: string) => fetch(`http://127.0.0.1:${shop.port}${path}`);
  shop.child.kill("SIGTERM");
  await expect.poll(async () => (await ask("/api/health")).status).toBe(503);
  expect((await ask("/api/products")).status).toBe(200);
  expect(await shop.ended).toBe(0);
});
