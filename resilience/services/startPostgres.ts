import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findPostgresPrograms } from "../../tools/services.mjs";
import { childrenOf, cpuMs } from "../harness/procfs.ts";

export interface Postgres {
  /** A connection string for the superuser, over a socket in a separate folder. */
  url: string;
  /** Stops the server: fast (SIGINT), immediate (SIGQUIT) or as in a crash (SIGKILL). Keeps its data. */
  halt(signal: "SIGINT" | "SIGQUIT" | "SIGKILL"): Promise<void>;
  /** Starts it again on its data, unless it is running. */
  start(): Promise<void>;
  /** Pauses every process of the server, with all connections open, until `resume`. */
  pause(): void;
  resume(): void;
  /** Returns the processor time of its children so far, in ms. */
  cpuMs(): number;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/** Returns the user `nobody` for root, because PostgreSQL refuses to run as root. */
const serverAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] =
    /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  if (uid === undefined)
    throw new Error(
      "PostgreSQL refuses to run as root, and there is no user 'nobody': run the tests as another user.",
    );
  return { uid: Number(uid), gid: Number(gid) };
};

/** Returns the line of a program's output that tells best why it ended. */
const reasonIn = (output: readonly string[]): string =>
  output.findLast((line) => /\b(?:FATAL|PANIC|error)\b/.test(line)) ??
  output.findLast((line) => line !== "") ??
  "it wrote nothing";

/** Resolves when the server is ready. Rejects with the reason when it exits instead, or is not ready in time. */
const untilReady = async (server: ChildProcess, startWithinMs: number): Promise<void> => {
  let output = "";
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    server.kill("SIGKILL");
  }, startWithinMs);
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("close", () => {
      const reason = isLate
        ? `it was not ready within ${startWithinMs / 1000} s`
        : reasonIn(output.split("\n"));
      reject(new Error(`PostgreSQL did not start: ${reason}`));
    });
  }).finally(() => clearTimeout(timer));
  server.stderr?.removeAllListeners("data").resume();
};

const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has exited meanwhile.
    }
  }
};

/** Starts after the first are repeated: after a crash, processes of the old server may still hold its shared memory. */
const MAX_START_ATTEMPTS = 50;

interface ServerProcess {
  folder: string;
  startWithinMs: number;
  launch: () => ChildProcess;
}

const controlServer = ({ folder, startWithinMs, launch }: ServerProcess): Postgres => {
  let server: ChildProcess | undefined;
  let pausedPids: number[] = [];
  const killOnExit = () => server?.kill("SIGQUIT");
  process.once("exit", killOnExit);

  const startOnce = async (): Promise<void> => {
    const started = launch();
    await untilReady(started, startWithinMs);
    server = started;
  };
  const isRunning = (): boolean => server?.exitCode === null && server.signalCode === null;
  const start = async (): Promise<void> => {
    if (isRunning()) return;
    if (server === undefined) return startOnce();
    for (let attempt = 1; ; attempt++) {
      try {
        await startOnce();
        return;
      } catch (error) {
        if (attempt === MAX_START_ATTEMPTS) throw error;
        await wait(100);
      }
    }
  };
  const halt: Postgres["halt"] = async (signal) => {
    if (!server || !isRunning()) return;
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  };
  const resume = (): void => {
    signalAll(pausedPids, "SIGCONT");
    pausedPids = [];
  };
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    halt,
    start,
    pause: () => {
      if (server?.pid === undefined) return;
      // Each child leads a process group of its own.
      pausedPids = [server.pid, ...childrenOf(server.pid)];
      signalAll(pausedPids, "SIGSTOP");
    },
    resume,
    cpuMs: () => childrenOf(server?.pid ?? 0).reduce((sum, pid) => sum + cpuMs(pid), 0),
    stop: async () => {
      process.off("exit", killOnExit);
      resume();
      await halt("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** How the server's programs run: as a user that is not root, in the folder, with messages in English. */
const programOptions = (folder: string) => ({
  ...serverAccount(),
  cwd: folder,
  env: { ...process.env, LC_ALL: "C", HOME: folder },
});

/** Gives a folder to the user of the server. */
const giveToServer = (folder: string): void => {
  const account = serverAccount();
  if (account) chownSync(folder, account.uid, account.gid);
};

/** Creates an empty data folder. */
const initData = (programs: string, folder: string, data: string): void => {
  const settings = ["--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
  const words = ["-D", data, "-U", "postgres", ...settings];
  const { status, stdout, stderr, error } = spawnSync(join(programs, "initdb"), words, {
    ...programOptions(folder),
    encoding: "utf8",
  });
  if (status === 0) return;
  const reason = error?.message ?? reasonIn(`${stdout}\n${stderr}`.split("\n"));
  throw new Error(`PostgreSQL's data folder could not be created: ${reason}`);
};

export interface StartOptions {
  /** Settings of the server, each as `name=value`. */
  settings?: readonly string[];
  /** Time in ms within which the server is ready. Default 60,000. */
  startWithinMs?: number;
}

/**
 * Starts a PostgreSQL with an empty database in a temporary folder, which is deleted afterwards. Throws without server
 * programs on this machine.
 */
export const startPostgres = async ({
  settings = [],
  startWithinMs = 60_000,
}: StartOptions = {}): Promise<Postgres> => {
  const programs = findPostgresPrograms();
  if (programs === undefined)
    throw new Error("PostgreSQL's server programs are not on this machine.");
  const folder = mkdtempSync(join(tmpdir(), "pallu-pg-"));
  giveToServer(folder);
  const data = join(folder, "data");
  const all = ["listen_addresses=", `unix_socket_directories=${folder}`, ...settings];
  const launch = () =>
    spawn(join(programs, "postgres"), ["-D", data, ...all.flatMap((one) => ["-c", one])], {
      ...programOptions(folder),
      stdio: ["ignore", "ignore", "pipe"],
    });
  const postgres = controlServer({ folder, startWithinMs, launch });
  try {
    initData(programs, folder, data);
    await postgres.start();
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};
