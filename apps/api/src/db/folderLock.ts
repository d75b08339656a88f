import {
  closeSync,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { createRequire } from "node:module";
import { hostname } from "node:os";
import { StartupError, startupErrorLine } from "../startupError.ts";

/** The used part of the library, which ships no types. */
interface FileLocks {
  /** Takes an exclusive lock on a range of an open file. Returns false when another descriptor holds it. */
  tryLock(fd: number, offset: number, length: number): boolean;
}

/** Beyond the text of the file, because Windows forbids reading a locked range. */
const LOCKED_RANGE = [1 << 20, 1] as const;
/** Each failed round means that a holder removed its file between our open and our lock. */
const MAX_ROUNDS = 100;

export class FolderInUse extends StartupError {}

const unusable = (file: string, error: unknown): StartupError =>
  new StartupError(
    `The lock file ${file} cannot be locked: ${startupErrorLine(error)}. Put DATA_DIR on a local disk that this user may write to, or set DATABASE_URL.`,
  );

const require = createRequire(import.meta.url);

/** Loads the native library on first use, so that an unsupported system gets a one-line error. */
const loadLocks = (file: string): FileLocks => {
  try {
    return require("fs-native-extensions") as FileLocks;
  } catch (error) {
    throw unusable(file, error);
  }
};

/** Who uses the folder: a command of an operator ends soon, a shop does not. */
export type FolderUse = "command" | "shop";

/** Whether a command holds the lock, or a process that has not written its name yet. */
export const isHeldByCommand = (file: string): boolean => {
  try {
    const [pid, , use] = readFileSync(file, "utf8").trim().split(" ");
    return !pid || use === ("command" satisfies FolderUse);
  } catch {
    // The holder has released it meanwhile.
    return true;
  }
};

/** Describes the lock's holder. A holder writes its name after locking, so the text may be missing or outdated. */
const describeHolder = (file: string): string => {
  try {
    const [pid, host] = readFileSync(file, "utf8").trim().split(" ");
    return pid && host ? `pid ${pid}, host ${host}, ` : "";
  } catch {
    return "";
  }
};

const openFile = (file: string): number => {
  try {
    return openSync(file, "a+", 0o600);
  } catch (error) {
    throw unusable(file, error);
  }
};

/** Returns whether the path still refers to the open file. */
const isInPlace = (fd: number, file: string): boolean => {
  const opened = fstatSync(fd, { bigint: true });
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found?.ino === opened.ino && found.dev === opened.dev;
};

const tryLock = (locks: FileLocks, fd: number, file: string): boolean => {
  try {
    return locks.tryLock(fd, ...LOCKED_RANGE);
  } catch (error) {
    throw unusable(file, error);
  }
};

/** Returns the descriptor that holds the lock. Undefined when the file was removed in between. */
const lockOnce = (locks: FileLocks, file: string): number | undefined => {
  const fd = openFile(file);
  try {
    if (!tryLock(locks, fd, file))
      throw new FolderInUse(
        `DATA_DIR is in use by another process (${describeHolder(file)}lock file ${file}): two processes on one embedded database would destroy it. Stop that process, choose another DATA_DIR, or set DATABASE_URL.`,
      );
    if (isInPlace(fd, file)) return fd;
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  closeSync(fd);
  return undefined;
};

/**
 * Locks the folder for this process and returns the function that releases it. The kernel holds the lock until the
 * process ends, also across containers and after SIGKILL. Throws StartupError naming the holder.
 */
export const lockFolder = (file: string, use: FolderUse = "shop"): (() => void) => {
  const locks = loadLocks(file);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fd = lockOnce(locks, file);
    if (fd === undefined) continue;
    fchmodSync(fd, 0o600);
    ftruncateSync(fd);
    writeSync(fd, `${process.pid} ${hostname()}${use === "command" ? " command" : ""}\n`);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      // Removed while locked: a process that opened it meanwhile detects the removal.
      rmSync(file, { force: true });
      closeSync(fd);
    };
  }
  throw unusable(file, new Error("it keeps being removed"));
};
