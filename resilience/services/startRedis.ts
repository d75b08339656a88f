import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface TestRedis {
  url: string;
  /** Pauses without closing connections, until `resume`. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts a Redis without persistence. Throws when redis-server is missing. */
export const startRedis = async (port: number): Promise<TestRedis> => {
  const folder = mkdtempSync(join(tmpdir(), "pallu-redis-"));
  const where = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder];
  const server = spawn("redis-server", [...where, "--save", "", "--appendonly", "no"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const gone = once(server, "close").catch((cause: unknown) => {
    throw new Error("The shared rate limits need the program redis-server.", { cause });
  });
  const interrupt = () => server.kill("SIGKILL");
  process.once("exit", interrupt);
  const ready = (async () => {
    for await (const line of createInterface(server.stdout))
      if (line.includes("Ready to accept connections")) return;
    throw new Error("redis-server ended before it was ready.");
  })();
  const tidy = () => {
    process.off("exit", interrupt);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.race([ready, gone]);
  } catch (error) {
    tidy();
    throw error;
  }
  server.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => server.kill("SIGSTOP"),
    resume: () => server.kill("SIGCONT"),
    stop: async () => {
      server.kill("SIGKILL");
      await gone;
      tidy();
    },
  };
};
