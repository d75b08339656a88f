import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Creates a folder in an existing one. Succeeds if another process has created it, and rejects if a file is there. */
const makeOne = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST" || !(await stat(folder)).isDirectory()) throw error;
  }
};

/**
 * Creates a folder and its parents with mode 0700. Node's `recursive` loops for ever where a folder cannot be created
 * although its parent exists, as in /proc.
 */
export const makeFolder = async (folder: string): Promise<void> => {
  try {
    await makeOne(folder);
  } catch (error) {
    const above = dirname(folder);
    if (codeOf(error) !== "ENOENT" || above === folder) throw error;
    await makeFolder(above);
    // No recursion: a folder that is still missing now cannot be created.
    await makeOne(folder);
  }
};
