/**
 * `pnpm visual`: has anything changed its looks? Takes the pictures that stories ask for from the working tree and
 * from a commit, compares them pixel by pixel and writes visual-report/index.html. Ends with 1 on differences.
 *
 *   --base <ref>        the commit to compare with; main unless told
 *   --only <pattern>    stories whose "Title/Name" matches
 *   --storybook <dir>   a built Storybook of the working tree, to save building it
 *   --count             only prints how many pictures there are
 *
 * The pictures of a commit are kept in node_modules/.cache/visual, so that a base is built once.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findBrowser } from "./browser.mjs";
import { compareFolders } from "./visual.compare.mjs";
import { reportPage } from "./visual.report.mjs";
import { shootingKey, takePictures } from "./visual.shoot.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = path.join(root, "node_modules/.cache/visual");
const reportFolder = path.join(root, "visual-report");
/** More than a person will look through, and than a plan pays for. */
const mostPictures = 700;

const run = (command, args, cwd = root) =>
  execFileSync(command, args, {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
  });
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const hash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

const buildStorybook = (folder, into) => {
  const program = path.join(folder, "node_modules/storybook/dist/bin/dispatcher.js");
  run(process.execPath, [program, "build", "--quiet", "--output-dir", into], folder);
};

/** Builds the Storybook of a commit from a copy of its files; nothing of it stays but the built pages. */
const buildCommit = (commit, into) => {
  const copy = mkdtempSync(path.join(tmpdir(), "visual-base-"));
  try {
    const archive = path.join(copy, "files.tar");
    git("archive", "--output", archive, commit);
    run("tar", ["-xf", archive, "-C", copy]);
    const install = ["install", "--frozen-lockfile", "--prefer-offline"];
    const pnpm = process.env.npm_execpath;
    if (pnpm && /pnpm/.test(pnpm) && /\.[cm]?js$/.test(pnpm))
      run(process.execPath, [pnpm, ...install], copy);
    else run("pnpm", install, copy);
    const built = path.join(copy, "storybook-static");
    buildStorybook(copy, built);
    mkdirSync(path.dirname(into), { recursive: true });
    cpSync(built, `${into}.part`, { recursive: true });
    renameSync(`${into}.part`, into);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const picturesOfCommit = async (commit, options) => {
  const storybook = path.join(cache, commit, "storybook");
  if (!existsSync(storybook)) {
    console.info(`Building the Storybook of ${commit} ...`);
    buildCommit(commit, storybook);
  }
  const folder = path.join(cache, commit, await shootingKey(options.browserPath, hash));
  return { folder, ...(await takePictures({ ...options, storybook, folder })) };
};

const end = (outcome) => {
  const { count, all, changed, added, removed, faults } = outcome;
  writeFileSync(path.join(reportFolder, "index.html"), reportPage(outcome));
  for (const fault of faults) console.error(fault);
  for (const { title, name, mode, pixels } of changed)
    console.info(`differs: ${title}/${name} (${mode}), ${pixels} pixels`);
  const stories = new Set(changed.map(({ id }) => id)).size;
  console.info(
    `${count} pictures (${all} in all, at most ${mostPictures}); ${changed.length} differ in ${stories} stories, ` +
      `${added.length} new, ${removed.length} gone, ${faults.length} failed: visual-report/index.html`,
  );
  if (all > mostPictures) console.error(`More than ${mostPictures} pictures: take some back.`);
  process.exitCode = changed.length + faults.length > 0 || all > mostPictures ? 1 : 0;
};

const main = async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== "--"),
    options: {
      base: { type: "string", default: "main" },
      only: { type: "string" },
      storybook: { type: "string" },
      count: { type: "boolean", default: false },
    },
  });
  const browserPath = findBrowser();
  if (!browserPath) {
    console.error("No Chromium was found: install one or name it in CHROMIUM_PATH.");
    process.exitCode = 1;
    return;
  }
  const only = values.only === undefined ? undefined : new RegExp(values.only, "i");
  const storybook = values.storybook ?? path.join(cache, "now");
  if (values.storybook === undefined) buildStorybook(root, storybook);
  rmSync(reportFolder, { recursive: true, force: true });
  const after = path.join(reportFolder, "after");
  if (values.count) {
    const { all } = await takePictures({ storybook, folder: after, browserPath, only: /(?!)/ });
    console.info(`${all} pictures, at most ${mostPictures}`);
    process.exitCode = all > mostPictures ? 1 : 0;
    return;
  }
  const now = await takePictures({ storybook, folder: after, browserPath, only });
  const commit = git("rev-parse", "--verify", `${values.base}^{commit}`);
  const before = await picturesOfCommit(commit, { browserPath, only });
  const differences = path.join(reportFolder, "difference");
  const outcome = await compareFolders(
    { before: before.folder, after, differences },
    now.pictures,
    before.pictures.map(({ key }) => key),
  );
  for (const { key } of outcome.changed)
    cpSync(path.join(before.folder, `${key}.png`), path.join(reportFolder, `before/${key}.png`));
  end({
    ...outcome,
    base: `${values.base} (${commit.slice(0, 8)})`,
    count: now.pictures.length,
    all: now.all,
    faults: [...now.faults, ...before.faults.map((fault) => `${values.base}: ${fault}`)],
  });
};

await main();
