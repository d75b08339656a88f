/** Finds the services of tests and measurements on this machine. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { stopWith } from "./outcome.mjs";

const debian = "/usr/lib/postgresql";

const searchPath = () => (process.env.PATH ?? "").split(path.delimiter);

/** Returns folders that may hold PostgreSQL's programs: TEST_POSTGRES_BIN, or the newest packaged version first. */
const programFolders = () => {
  const { TEST_POSTGRES_BIN: given } = process.env;
  if (given !== undefined) return [given];
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const packaged = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debian, version, "bin"));
  return [...packaged, ...searchPath()];
};

/** Returns the folder of PostgreSQL's server programs, undefined if there are none. */
export const findPostgresPrograms = () =>
  programFolders().find((folder) =>
    ["initdb", "postgres"].every((program) => existsSync(path.join(folder, program))),
  );

/** Whether there is a server at TEST_POSTGRES_URL, or server programs to start a temporary one. */
export const hasPostgres = () =>
  Boolean(process.env.TEST_POSTGRES_URL) || findPostgresPrograms() !== undefined;

/** Whether there is a program to start a Redis server. */
export const hasRedis = () =>
  searchPath().some((folder) => existsSync(path.join(folder, "redis-server")));

/** Ends the process with one line when PostgreSQL's server programs are missing. */
export const requirePostgres = () => {
  if (findPostgresPrograms() === undefined)
    stopWith(
      "PostgreSQL's server programs (initdb, postgres) were not found: install PostgreSQL 14 to 18, or name their folder in TEST_POSTGRES_BIN.",
    );
};
