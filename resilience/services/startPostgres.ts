import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

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
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

const DEBIAN_FOLDER = "/usr/lib/postgresql";

/** Returns folders that may hold the server programs: TEST_POSTGRES_BIN, or the newest packaged version first. */
const programFolders = (): string[] => {
  const given = process.env["TEST_POSTGRES_BIN"];
  if (given !== undefined) return [given];
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const packaged = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, "bin"));
  return [...packaged, ...(process.env["PATH"] ?? "").split(delimiter)];
};

export const findPostgresPrograms = (): string | undefined =>
  programFolders().find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );

interface Account {
  uid: number;
  gid: number;
}

/** Returns the user `nobody` for root, because PostgreSQL refuses to run as root. */
const serverAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string): number =>
    Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
};

/** Resolves when the server is ready. Rejects with its output when it exits instead. */
const untilReady = async (server: ChildProcess): Promise<void> => {
  const output: string[] = [];
  const ended = once(server, "exit").then(() => {
    throw new Error(`PostgreSQL did not start:\n${output.join("\n")}`);
  });
  const ready = (async () => {
    if (!server.stderr) return;
    for await (const line of createInterface({ input: server.stderr })) {
      output.push(line);
      if (line.includes("ready to accept connections")) return;
    }
    // Its output may arrive before its exit event.
    await ended;
  })();
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  server.stderr?.resume();
};

/** Returns the postmaster and its children. Each child leads a process group of its own. */
const postmasterAndChildren = (pid: number): number[] => {
  const children = readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] === String(pid);
    } catch {
      return false;
    }
  });
  return [pid, ...children.map(Number)];
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

/** Starts are repeated: after a crash, processes of the old server may still hold its shared memory. */
const MAX_START_ATTEMPTS = 50;

interface ServerProcess {
  folder: string;
  launch: () => ChildProcess;
}

const controlServer = ({ folder, launch }: ServerProcess): Postgres => {
  let server: ChildProcess | undefined;
  let pausedPids: number[] = [];
  const killOnExit = () => server?.kill("SIGQUIT");
  process.once("exit", killOnExit);

  const startOnce = async (): Promise<void> => {
    const started = launch();
    await untilReady(started);
    server = started;
  };
  const isRunning = (): boolean => server?.exitCode === null && server.signalCode === null;
  const start = async (): Promise<void> => {
    if (isRunning()) return;
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
      pausedPids = postmasterAndChildren(server.pid);
      signalAll(pausedPids, "SIGSTOP");
    },
    resume,
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
const initData = (programs: string, folder: string, data: string, options: string[] = []): void => {
  const settings = ["--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
  execFileSync(join(programs, "initdb"), ["-D", data, "-U", "postgres", ...settings, ...options], {
    ...programOptions(folder),
    stdio: "pipe",
  });
};

/** Environment variable with the path of an empty data folder. Starts copy it, as initdb takes about a second. */
const TEMPLATE = "PALLU_POSTGRES_TEMPLATE";

/** Creates the template. Returns a function that deletes it. Does nothing without server programs on this machine. */
export const createTemplate = (): (() => void) => {
  const programs = findPostgresPrograms();
  if (programs === undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), "pallu-pg-template-"));
  giveToServer(folder);
  const data = join(folder, "data");
  initData(programs, folder, data);
  process.env[TEMPLATE] = data;
  return () => {
    delete process.env[TEMPLATE];
    rmSync(folder, { recursive: true, force: true });
  };
};

/** Two empty folders, for example on disks of a fixed size, that replace the temporary folder. */
export interface Disks {
  data: string;
  /** For the write-ahead log, in small segments. */
  log: string;
}

/**
 * Starts a PostgreSQL with an empty database in a temporary folder, which is deleted afterwards. Returns null without
 * server programs on this machine.
 */
export const startPostgres = async (disks?: Disks): Promise<Postgres | null> => {
  const programs = findPostgresPrograms();
  if (programs === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), "pallu-pg-"));
  for (const path of [folder, ...(disks ? [disks.data, disks.log] : [])]) giveToServer(path);
  const data = disks?.data ?? join(folder, "data");
  const settings = ["-c", "listen_addresses=", "-c", `unix_socket_directories=${folder}`];
  const launch = () =>
    spawn(join(programs, "postgres"), ["-D", data, ...settings], {
      ...programOptions(folder),
      stdio: ["ignore", "ignore", "pipe"],
    });
  const postgres = controlServer({ folder, launch });
  try {
    const template = process.env[TEMPLATE];
    if (disks) initData(programs, folder, data, ["--waldir", disks.log, "--wal-segsize", "1"]);
    else if (template === undefined) initData(programs, folder, data);
    else execFileSync("cp", ["-a", template, data]);
    await postgres.start();
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};
