/** Detects the services that are available for multi-process tests. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const debian = "/usr/lib/postgresql";

const searchPath = () => (process.env.PATH ?? "").split(path.delimiter);

/**
 * Whether there is a server at the configured URL, or server programs to start a temporary one.
 * @returns {boolean}
 */
export const hasPostgres = () => {
  const { TEST_POSTGRES_URL: url, TEST_POSTGRES_BIN: programs } = process.env;
  if (url) return true;
  const packaged = existsSync(debian)
    ? readdirSync(debian).map((version) => path.join(debian, version, "bin"))
    : [];
  return (programs ? [programs] : [...packaged, ...searchPath()]).some(
    (folder) =>
      existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres")),
  );
};

/**
 * Whether there is a program to start a Redis server.
 * @returns {boolean}
 */
export const hasRedis = () =>
  searchPath().some((folder) => existsSync(path.join(folder, "redis-server")));
