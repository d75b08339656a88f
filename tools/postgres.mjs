/** Whether the races can run here: a server by address, or server programs that a throwaway one starts from. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const debian = "/usr/lib/postgresql";

/** @returns {boolean} */
export const findPostgres = () => {
  if (process.env.TEST_POSTGRES_URL) return true;
  const packaged = existsSync(debian)
    ? readdirSync(debian).map((version) => path.join(debian, version, "bin"))
    : [];
  return [...packaged, ...(process.env.PATH ?? "").split(path.delimiter)].some(
    (folder) =>
      existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres")),
  );
};
