/** Builds the Storybook of this folder, and of a commit, for snapshots. */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pnpmCommand } from "./supplyChain.mjs";

/** Runs a command. Prints its output only on failure. */
const run = (command, args, cwd) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output = (output + chunk).slice(-8192);
      });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")}\n${output}`)),
    );
  });

const install = (folder) => {
  const [command, ...first] = pnpmCommand();
  return run(command, [...first, "install", "--frozen-lockfile", "--prefer-offline"], folder);
};

/** Builds without the Docs pages, because no snapshot shows them. */
export const buildStorybook = (folder, outputFolder) => {
  const program = path.join(folder, "node_modules/storybook/dist/bin/dispatcher.js");
  const options = ["--test", "--stats-json", "--quiet", "--output-dir", outputFolder];
  const args = [program, "build", ...options];
  return run(process.execPath, args, folder);
};

/** Builds the Storybook of a commit from a temporary copy of its files. */
export const buildCommit = async (root, commit, outputFolder) => {
  const copy = mkdtempSync(path.join(tmpdir(), "visual-base-"));
  try {
    const archive = path.join(copy, "files.tar");
    execFileSync("git", ["archive", "--output", archive, commit], { cwd: root });
    await run("tar", ["-xf", archive, "-C", copy], copy);
    await install(copy);
    mkdirSync(path.dirname(outputFolder), { recursive: true });
    await buildStorybook(copy, `${outputFolder}.part`);
    renameSync(`${outputFolder}.part`, outputFolder);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
