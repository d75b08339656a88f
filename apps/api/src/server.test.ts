import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const program = fileURLToPath(new URL("./server.ts", import.meta.url));
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pallu-server-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = (settings: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ["--import", "tsx", program], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      SEED: "none",
      LOG_LEVEL: "silent",
      PORT: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** The address in the line that says that the server is ready. */
const addressOf = async (server: ChildProcess): Promise<string> => {
  if (!server.stdout) throw new Error("The server has no output.");
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\/\/[^/]+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error("The server ended before it was ready.");
};

const endOf = async (server: ChildProcess): Promise<{ code: number; errors: string[] }> => {
  const errors: string[] = [];
  server.stderr?.on("data", (text: Buffer) => errors.push(text.toString()));
  const [code] = (await once(server, "close")) as [number];
  return { code, errors: errors.join("").split("\n").filter(Boolean) };
};

describe("the API as a process of its own", () => {
  test("serves, refuses a second process on its folder, and ends with 0 on SIGTERM", async () => {
    const first = start({});
    const address = await addressOf(first);
    const health = await fetch(`${address}/api/health`);
    expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);

    const second = await endOf(start({}));
    expect(second.code).toBe(1);
    expect(second.errors).toEqual([
      expect.stringContaining(`in use by another process (pid ${first.pid},`),
    ]);

    const { port } = new URL(address);
    const third = await endOf(start({ PORT: port, DATA_DIR: join(dataDir, "other") }));
    expect(third.code).toBe(1);
    expect(third.errors).toEqual([
      expect.stringContaining(`Port ${port} on localhost cannot be opened`),
    ]);

    const ended = endOf(first);
    first.kill("SIGTERM");
    expect(await ended).toEqual({ code: 0, errors: [] });
  });

  test("on SIGTERM health says so while it still serves, and then it ends with 0", async () => {
    const server = start({ DRAIN_SECONDS: "3" });
    const address = await addressOf(server);
    const ended = endOf(server);
    server.kill("SIGTERM");
    let health = 200;
    while (health === 200) health = (await fetch(`${address}/api/health`)).status;
    expect(health).toBe(503);
    expect((await fetch(`${address}/api/products`)).status).toBe(200);
    expect(await ended).toEqual({ code: 0, errors: [] });
    await expect(fetch(`${address}/api/health`)).rejects.toThrow("fetch failed");
  });

  test("a setting that cannot be used is one line and exit code 1", async () => {
    const ended = await endOf(start({ SEED: "some" }));
    expect(ended).toEqual({
      code: 1,
      errors: ["SEED cannot be 'some': it must be 'demo' or 'none'."],
    });
  });

  test("a database that cannot be reached is one line and exit code 1", async () => {
    const ended = await endOf(start({ DATABASE_URL: "postgres://shop@127.0.0.1:1/shop" }));
    expect(ended.code).toBe(1);
    expect(ended.errors).toEqual([
      expect.stringContaining("The database at DATABASE_URL cannot be used"),
    ]);
  });
});
