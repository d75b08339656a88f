import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it, for their owner alone. Node's own `recursive` tries for ever where a folder cannot be made although the
 * one above it is there, as in /proc.
 */
export const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    const above = dirname(folder);
    if (code !== "ENOENT" || above === folder) throw error;
    await makeFolder(above);
    // Not through makeFolder: what is still missing now cannot be made.
    await mkdir(folder, { mode: 0o700 });
  }
};
