import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a folder and its parents with mode 0700. Node's `recursive` loops for ever where a folder cannot be created
 * although its parent exists, as in /proc.
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
    // No recursion: a folder that is still missing now cannot be created.
    await mkdir(folder, { mode: 0o700 });
  }
};
