import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { StartupError, startupErrorLine } from "../startupError.ts";
import { makeFolder } from "./makeFolder.ts";

/** Names that the shop writes into DATA_DIR. Other files in it stay untouched. */
const SHOP_NAMES = /^(?:database(?:\..+)?|outbox|uploads|pictures|backups|erasures\.txt)$/;

const GROUP_AND_OTHERS = 0o077;
/** Set on folders that several users share, such as /tmp. */
const STICKY_BIT = 0o1000;
const PERMISSIONS = 0o7777;

const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/**
 * Removes all permissions of group and others from a file, or from a folder and its content. Does not follow links.
 * Ignores files that vanish meanwhile. Rejects for files of another user.
 */
export const makePrivate = async (path: string): Promise<void> => {
  try {
    const stats = await lstat(path);
    if (!stats.isFile() && !stats.isDirectory()) return;
    if ((stats.mode & GROUP_AND_OTHERS) !== 0)
      await chmod(path, stats.mode & PERMISSIONS & ~GROUP_AND_OTHERS);
    if (!stats.isDirectory()) return;
    for (const name of await readdir(path)) await makePrivate(join(path, name));
  } catch (error) {
    if (errorCodeOf(error) !== "ENOENT") throw error;
  }
};

/** Makes the folder private without its content, unless the sticky bit marks it as shared. */
const makeOnlyFolderPrivate = async (dataDir: string): Promise<void> => {
  const { mode } = await lstat(dataDir);
  if ((mode & GROUP_AND_OTHERS) !== 0 && (mode & STICKY_BIT) === 0)
    await chmod(dataDir, mode & PERMISSIONS & ~GROUP_AND_OTHERS);
};

/**
 * Makes the shop's files in DATA_DIR private and sets the umask for new ones (folders 0700, files 0600). Does nothing
 * on Windows. Throws StartupError when others can read the embedded database.
 */
export const protectDataFolder = async (dataDir: string): Promise<void> => {
  if (process.platform === "win32") return;
  if (isMainThread) process.umask(GROUP_AND_OTHERS);
  const names = await readdir(dataDir).catch(() => []);
  // The folder may belong to another user, such as a volume's root. Its subfolders are made private in any case.
  await makeOnlyFolderPrivate(dataDir).catch(() => undefined);
  for (const name of names.filter((each) => SHOP_NAMES.test(each))) {
    const path = join(dataDir, name);
    await makePrivate(path).catch((error: unknown) => {
      if (name.startsWith("database"))
        throw new StartupError(
          `Others can read ${path}, and that cannot be changed: ${startupErrorLine(error)}. Give the folder to the user that runs the shop (chown -R).`,
        );
    });
  }
};

/** Creates the folder of everything that the shop writes. Throws StartupError on failure. */
export const createDataFolder = async (dataDir: string): Promise<void> => {
  await makeFolder(dataDir).catch((error: unknown) => {
    throw new StartupError(
      `DATA_DIR cannot be used: ${startupErrorLine(error)}. Choose a folder that this user may write to.`,
    );
  });
};
