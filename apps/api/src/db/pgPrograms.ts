import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { StartupError } from "../startupError.ts";

const DEBIAN_FOLDER = "/usr/lib/postgresql";

/** Returns folders that may hold PostgreSQL's client programs, the newest packaged version first. */
const programFolders = (): string[] => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const packaged = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, "bin"));
  return [...packaged, ...(process.env["PATH"] ?? "").split(delimiter)];
};

/** Returns the path of a program, undefined when it is not installed. */
export const findProgram = (name: "pg_dump" | "pg_restore"): string | undefined =>
  programFolders()
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const programOf = (name: "pg_dump" | "pg_restore"): string => {
  const program = findProgram(name);
  if (program === undefined)
    throw new StartupError(
      `${name} was not found: install PostgreSQL's client programs (postgresql-client) of the server's version or newer, or use a portable dump (db:backup --portable).`,
    );
  return program;
};

/** Removes the password from the URL, because every user of the machine can read process arguments. */
const withoutPassword = (url: string): { url: string; password: string | undefined } => {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = "";
  return { url: parsed.href, password: password === "" ? undefined : password };
};

interface Run {
  name: "pg_dump" | "pg_restore";
  args: readonly string[];
  url?: string;
}

/** Runs a program and returns its output. Throws StartupError with its error output. */
const run = async ({ name, args, url }: Run): Promise<string> => {
  const server = url === undefined ? undefined : withoutPassword(url);
  const child = spawn(programOf(name), [...(server ? ["-d", server.url] : []), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(server?.password && { PGPASSWORD: server.password }) },
  });
  const output: Buffer[] = [];
  const errorOutput: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => errorOutput.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0)
    throw new StartupError(`${name} failed: ${Buffer.concat(errorOutput).toString("utf8").trim()}`);
  return Buffer.concat(output).toString("utf8");
};

/** Writes a PostgreSQL archive with mode 0600, atomically. */
export const writeArchive = async (url: string, file: string): Promise<void> => {
  const unfinished = `${file}.unfinished`;
  try {
    await (await open(unfinished, "w", 0o600)).close();
    // The rows of a running import. It drops their table, at any moment.
    const others = "--exclude-schema=importing";
    await run({ name: "pg_dump", args: ["-Fc", "--no-owner", others, "-f", unfinished], url });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

/** Whether a file is a PostgreSQL archive, by its magic bytes. */
export const isArchive = async (file: string): Promise<boolean> => {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.toString("latin1", 0, bytesRead) === "PGDMP";
  } finally {
    await handle.close();
  }
};

/** Reads a whole archive. Returns the hashes of its migrations. Throws StartupError when it is damaged. */
export const verifyArchive = async (file: string): Promise<string[]> => {
  await run({ name: "pg_restore", args: ["-f", "/dev/null", file] });
  const rows = await run({
    name: "pg_restore",
    args: ["--data-only", "--schema=drizzle", "--table=__drizzle_migrations", "-f", "-", file],
  });
  return [...rows.matchAll(/^\d+\t([\da-f]{64})\t\d+$/gm)].map(([, hash]) => hash ?? "");
};

/** Restores an archive into an empty database, in one transaction. */
export const loadArchive = async (url: string, file: string): Promise<void> => {
  await run({ name: "pg_restore", args: ["--single-transaction", "--no-owner", file], url });
};
