import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Lists the files of the working tree that Git does not ignore. */
const listFiles = (): string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));

/**
 * Copies the working tree into an empty folder. Needs no registry: the packages of the workspace are those of the copy, all
 * other dependencies are links to those that are installed here.
 */
export const copyRepository = (folder: string): void => {
  const files = listFiles();
  const copy = (name: string): void =>
    cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  for (const file of files) copy(file);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const file of files.filter((each) => each.endsWith("/package.json"))) {
    const modules = join(dirname(file), "node_modules");
    // They are relative links.
    if (existsSync(join(root, modules))) copy(modules);
  }
};

/** Runs a program of a copy in it. Returns its output, and rejects with it if it fails. */
export const runInCopy = async (
  folder: string,
  file: string,
  ...args: string[]
): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, file), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  return stdout;
};
