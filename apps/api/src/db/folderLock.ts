import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { StartError } from "../startError.ts";

interface Holder {
  pid: number;
  /** When the process began, in kernel ticks; empty where the system does not tell. */
  began: string;
}

const heldHere = new Set<string>();

/** Field 22 of /proc/<pid>/stat; the name before it may hold spaces and brackets. */
const beganOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** A pid is given to another process sooner or later, so the time the process began must fit too. */
const isAlive = (holder: Holder): boolean =>
  holder.pid !== process.pid &&
  isRunning(holder.pid) &&
  (holder.began === "" || beganOf(holder.pid) === holder.began);

const readHolder = (text: string): Holder | null => {
  const [pid, began = ""] = text.trim().split(" ");
  return pid !== undefined && /^\d+$/.test(pid) ? { pid: Number(pid), began } : null;
};

/** False when the file exists. */
const tryCreate = (file: string): boolean => {
  try {
    writeFileSync(file, `${process.pid} ${beganOf(process.pid)}\n`, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw new StartError(
      `The lock file ${file} cannot be written: ${(error as Error).message}. Choose a DATA_DIR that this user may write to.`,
    );
  }
};

/**
 * Moves a dead process's lock aside. Only one process can move it; should it have moved a living one that was
 * made in between, it puts that back.
 */
const setAside = (file: string, expected: string): void => {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, "utf8") !== expected) linkSync(aside, file);
  } catch {
    // Another process was quicker: the next round sees its lock.
  } finally {
    rmSync(aside, { force: true });
  }
};

const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

const refuse = (file: string, pid: number): never => {
  throw new StartError(
    `DATA_DIR is in use by another process (pid ${pid}, lock file ${file}): two processes on one embedded database would destroy it. Stop that process, choose another DATA_DIR, or set DATABASE_URL.`,
  );
};

/**
 * Takes the folder for this process and answers how to give it back. A lock whose process has died is taken
 * over. Throws StartError naming the holder.
 */
export const lockFolder = (file: string): (() => void) => {
  if (heldHere.has(file)) refuse(file, process.pid);
  for (let round = 0; round < 20; round++) {
    if (tryCreate(file)) {
      heldHere.add(file);
      return () => {
        if (heldHere.delete(file)) rmSync(file, { force: true });
      };
    }
    const text = read(file);
    const holder = readHolder(text);
    if (holder !== null && isAlive(holder)) refuse(file, holder.pid);
    // A lock without a pid may be one that is being written this moment.
    if (holder === null) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    if (holder !== null || round > 10) setAside(file, text);
  }
  throw new StartError(`The lock file ${file} keeps changing: remove it when no shop is running.`);
};
