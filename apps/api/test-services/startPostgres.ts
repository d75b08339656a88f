import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import type { ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

interface Postgres {
  /** A connection string for the superuser, over a socket in a folder of its own. */
  url: string;
  stop(): Promise<void>;
}

const DEBIAN_FOLDER = "/usr/lib/postgresql";

/** Folders that may hold the server programs, the newest packaged version first. */
const programFolders = (): string[] => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const packaged = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, "bin"));
  return [...packaged, ...(process.env["PATH"] ?? "").split(delimiter)];
};

const findPrograms = (): string | undefined =>
  programFolders().find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const accountForServer = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string): number =>
    Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
};

/** Resolves when the server says that it is ready; rejects with what it said when it ended instead. */
const untilReady = async (server: ChildProcess): Promise<void> => {
  const said: string[] = [];
  const ended = once(server, "exit").then(() => {
    throw new Error(`PostgreSQL did not start:\n${said.join("\n")}`);
  });
  const ready = (async () => {
    if (!server.stderr) return;
    for await (const line of createInterface({ input: server.stderr })) {
      said.push(line);
      if (line.includes("ready to accept connections")) return;
    }
  })();
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  server.stderr?.resume();
};

/**
 * Starts a PostgreSQL of our own with an empty database, in a temporary folder that goes with it.
 * Null when this machine has no server programs.
 */
export const startPostgres = async (): Promise<Postgres | null> => {
  const programs = findPrograms();
  if (programs === undefined) return null;
  const account = accountForServer();
  const folder = mkdtempSync(join(tmpdir(), "pallu-pg-"));
  if (account) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: "C", HOME: folder } };
  const data = join(folder, "data");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const how = ["-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
    execFileSync(join(programs, "initdb"), ["-D", data, ...how], { ...options, stdio: "pipe" });
    const settings = ["-c", "listen_addresses=", "-c", `unix_socket_directories=${folder}`];
    const server = spawn(join(programs, "postgres"), ["-D", data, ...settings], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await untilReady(server);
    const interrupt = () => server.kill("SIGQUIT");
    process.once("exit", interrupt);
    return {
      url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      stop: async () => {
        process.off("exit", interrupt);
        const gone = once(server, "exit");
        server.kill("SIGINT");
        await gone;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
