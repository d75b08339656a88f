import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { StartError, startLine } from "../startError.ts";
import { makeFolder } from "./makeFolder.ts";

/** What the shop writes into DATA_DIR. A folder that holds other things too keeps those as they are. */
const ownNames = /^(?:database(?:\..+)?|outbox|uploads|backups|erasures\.txt)$/;

/** The permissions of everybody but the owner. */
const OTHERS = 0o077;
/** On a folder that several users share, such as /tmp. */
const STICKY = 0o1000;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/**
 * Takes every permission from everybody but the owner: of a file, or of a folder and then of all in it. Links are not
 * followed. What vanished meanwhile is fine; what belongs to another user cannot be changed and rejects.
 */
export const makePrivate = async (path: string): Promise<void> => {
  try {
    const found = await lstat(path);
    if (!found.isFile() && !found.isDirectory()) return;
    if ((found.mode & OTHERS) !== 0) await chmod(path, found.mode & 0o7777 & ~OTHERS);
    if (!found.isDirectory()) return;
    for (const name of await readdir(path)) await makePrivate(join(path, name));
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
};

/** The folder itself, unless it belongs to others as well. */
const closeFolder = async (dataDir: string): Promise<void> => {
  const { mode } = await lstat(dataDir);
  if ((mode & OTHERS) !== 0 && (mode & STICKY) === 0) await chmod(dataDir, mode & 0o7777 & ~OTHERS);
};

/**
 * From now on what this process creates is its user's alone (folders 0700, files 0600), and so is what lies in DATA_DIR
 * already. Windows has no such permissions. Throws StartError when others can read the embedded database.
 */
export const protectDataFolder = async (dataDir: string): Promise<void> => {
  if (process.platform === "win32") return;
  if (isMainThread) process.umask(OTHERS);
  const names = await readdir(dataDir).catch(() => []);
  // Both may belong to another user, such as a volume's root; each folder in it is closed all the same.
  await closeFolder(dataDir).catch(() => undefined);
  for (const name of names.filter((each) => ownNames.test(each))) {
    const path = join(dataDir, name);
    await makePrivate(path).catch((error: unknown) => {
      if (name.startsWith("database"))
        throw new StartError(
          `Others can read ${path}, and that cannot be changed: ${startLine(error)}. Give the folder to the user that runs the shop (chown -R).`,
        );
    });
  }
};

/** Makes the folder of everything that the shop writes. Throws StartError when that cannot be done. */
export const createDataFolder = async (dataDir: string): Promise<void> => {
  await makeFolder(dataDir).catch((error: unknown) => {
    throw new StartError(
      `DATA_DIR cannot be used: ${startLine(error)}. Choose a folder that this user may write to.`,
    );
  });
};
