import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Harness } from "../harness/harness.ts";

const MIB = 1024 * 1024;

export const freeMib = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / MIB;
};

/** Runs work on a tmpfs of a few megabytes. */
export const onSmallDisk = async <T>(
  harness: Harness,
  sizeMib: number,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = harness.folder("disk");
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${sizeMib}m`, "tmpfs", folder]);
  try {
    return await work(folder);
  } finally {
    execFileSync("umount", ["-l", folder]);
  }
};

const isFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOSPC";

/** Fills a disk except for `leftMib` megabytes; 0 leaves no byte. Returns the function that frees the space. */
export const fillDisk = (folder: string, leftMib: number): (() => void) => {
  const path = join(folder, "ballast");
  const handle = openSync(path, "w");
  try {
    const block = Buffer.alloc(MIB / 4);
    while (leftMib === 0 || freeMib(folder) > leftMib) writeSync(handle, block);
  } catch (error) {
    if (!isFull(error)) throw error;
  } finally {
    closeSync(handle);
  }
  return () => rmSync(path);
};
