import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TestRedis {
  url: string;
  /** Pauses without closing connections, until `resume`. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts a Redis without persistence. Throws when redis-server is missing or does not start. */
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
  let output = "";
  const ready = new Promise<void>((resolve) => {
    server.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("Ready to accept connections")) resolve();
    });
  });
  const tidy = () => {
    process.off("exit", interrupt);
    rmSync(folder, { recursive: true, force: true });
  };
  const failed = gone.then(() => {
    tidy();
    throw new Error(`redis-server did not start: ${output}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  server.stdout.removeAllListeners("data").resume();
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
