import { statfs } from "node:fs/promises";
import type { Config } from "../config.ts";

const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** What everybody is told whose change is refused because of it. */
export const NO_SPACE = "The shop cannot store anything at the moment. Please try again later.";

/** Returns the free bytes on the disk of DATA_DIR. Undefined where the system does not report them. */
export const freeSpaceOf = async (dataDir: string): Promise<number | undefined> => {
  const disk = await statfs(dataDir).catch(() => null);
  return disk === null ? undefined : disk.bavail * disk.bsize;
};

/** Whether the disk is too full for the embedded database, which hangs on a full one. */
export const isTooFull = async ({ databaseUrl, dataDir }: Config): Promise<boolean> => {
  if (databaseUrl !== undefined) return false;
  const free = await freeSpaceOf(dataDir);
  return free !== undefined && free < MIN_FREE_BYTES;
};
