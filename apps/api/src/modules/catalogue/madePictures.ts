import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hours } from "../../clock.ts";

export interface MadeLimits {
  files: number;
  bytes: number;
}

/** Files that are kept between two looks at the folder. */
const CHECK_EVERY = 100;
/** Part of the limits that is left after files were removed. */
const LEFT = 0.9;
/** A file that was used is marked once in this time, so that it is removed after others. */
const MARK_EVERY_MS = hours(12);
const unfinished = ".unfinished";

/**
 * Keeps made pictures in a folder, which may be deleted at any time. Several processes may share it. Beyond the limits,
 * those that were not used for the longest time are removed.
 */
export const openMadePictures = (folder: string, limits: MadeLimits) => {
  let untilCheck = 1;
  let running: Promise<void> | null = null;

  const listFiles = async () => {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const found = await stat(join(folder, name)).catch(() => null);
        return { name, bytes: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
      }),
    );
    return files.toSorted((a, b) => b.usedAt - a.usedAt);
  };
  const removeOldest = async (): Promise<void> => {
    const files = await listFiles();
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const share = files.length > limits.files || bytes > limits.bytes ? LEFT : 1;
    let [count, kept] = [0, 0];
    for (const file of files) {
      count++;
      kept += file.bytes;
      const isLeft = file.name.endsWith(unfinished) && Date.now() - file.usedAt > hours(1);
      if (isLeft || count > limits.files * share || kept > limits.bytes * share)
        await rm(join(folder, file.name), { force: true });
    }
  };
  return {
    find: async (name: string): Promise<Buffer | null> => {
      const file = join(folder, name);
      try {
        const content = await readFile(file);
        const now = new Date();
        const { mtimeMs } = await stat(file);
        if (now.getTime() - mtimeMs > MARK_EVERY_MS) await utimes(file, now, now);
        return content;
      } catch {
        return null;
      }
    },
    /** Rejects when it cannot be written. */
    keep: async (name: string, content: Buffer): Promise<void> => {
      const file = join(folder, name);
      const part = `${file}.${process.pid}${unfinished}`;
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(part, content);
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      untilCheck--;
      if (untilCheck > 0 || running) return;
      untilCheck = CHECK_EVERY;
      running = removeOldest().finally(() => {
        running = null;
      });
      await running;
    },
  };
};
