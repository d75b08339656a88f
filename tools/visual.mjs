/**
 * `pnpm visual`: visual regression test. Takes the snapshots of the working tree's stories and of a commit's, compares
 * them pixel by pixel and writes visual-report/index.html. Exits with 1 on differences.
 *
 *   --base <ref>        the commit to compare with. Default: main
 *   --approved          differences are counted and no failure, as between merged commits
 *   --only <pattern>    stories whose "Title/Name" matches
 *   --storybook <dir>   a built Storybook of the working tree, to save building it
 *   --count             only prints the number of snapshots, and checks which of them typical changes affect
 *   --write             with --count: writes those figures to docs/storybook/pages/affected.json
 *
 * Caches the snapshots of recent commits in node_modules/.cache/visual, so that a base is built once.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { requireBrowser } from "./browser.mjs";
import { stopWith } from "./outcome.mjs";
import { root } from "./sources.mjs";
import { checkAffected } from "./visual.affected.mjs";
import { buildCommit, buildStorybook } from "./visual.build.mjs";
import { compareFolders } from "./visual.compare.mjs";
import { reportPage } from "./visual.report.mjs";
import { planOf, snapshotKey, takePictures } from "./visual.capture.mjs";

const cache = path.join(root, "node_modules/.cache/visual");
const bases = path.join(cache, "bases");
const reportFolder = path.join(root, "visual-report");
/** Maximum number of snapshots, for reviewers and for the hosting plan. */
const MAX_PICTURES = 700;
const MAX_BASES = 3;

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const hash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Prints the duration of a step. */
const timed = async (step, promise) => {
  const startedAt = Date.now();
  const result = await promise;
  console.info(`${step}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return result;
};

const storybookOfCommit = async (commit) => {
  const storybook = path.join(bases, commit, "storybook");
  if (!existsSync(storybook))
    await timed(`Storybook of ${commit.slice(0, 8)}`, buildCommit(root, commit, storybook));
  return storybook;
};

const storybookOfTree = async (builtStorybook) => {
  if (builtStorybook !== undefined) return builtStorybook;
  const storybook = path.join(cache, "now");
  await timed("Storybook of the working tree", buildStorybook(root, storybook));
  return storybook;
};

const removeOldBases = () => {
  const aged = readdirSync(bases)
    .map((name) => path.join(bases, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of aged.slice(MAX_BASES)) rmSync(folder, { recursive: true });
};

/** Writes the report page, prints a summary and sets the exit code. */
const report = (outcome, isApproved) => {
  const { count, all, changed, added, removed, faults } = outcome;
  writeFileSync(path.join(reportFolder, "index.html"), reportPage(outcome));
  for (const fault of faults) console.error(fault);
  for (const { title, name, mode, pixels, cells } of changed)
    console.info(
      `differs: ${[`${title}/${name} (${mode})`, `${pixels} pixels`, ...cells].join(", ")}`,
    );
  const stories = new Set(changed.map(({ id }) => id)).size;
  console.info(
    `${count} pictures (${all} in all, at most ${MAX_PICTURES}); ${changed.length} differ in ${stories} stories, ` +
      `${added.length} new, ${removed.length} gone, ${faults.length} failed: visual-report/index.html`,
  );
  if (all > MAX_PICTURES)
    console.error(`More than ${MAX_PICTURES} pictures: disable the snapshots of some stories.`);
  const differences = isApproved ? 0 : changed.length;
  process.exitCode = differences + faults.length > 0 || all > MAX_PICTURES || count === 0 ? 1 : 0;
};

/** Prints the number of pictures in each mode, and of those that typical changes affect. */
const printCount = async (browserPath, builtStorybook, isWriting) => {
  const storybook = await storybookOfTree(builtStorybook);
  const plan = await planOf(storybook, browserPath);
  const modes = new Map();
  for (const { mode } of plan) modes.set(mode, (modes.get(mode) ?? 0) + 1);
  for (const [mode, count] of modes) console.info(`${String(count).padStart(5)} ${mode}`);
  console.info(`${plan.length} pictures, at most ${MAX_PICTURES}`);
  const faults = await checkAffected({ storybook, plan, isWriting });
  for (const fault of faults) console.error(fault);
  process.exitCode = plan.length > MAX_PICTURES || faults.length > 0 ? 1 : 0;
};

/** Returns the hash of a commit. Ends the process with one line when this clone does not have it. */
const commitOf = (ref) => {
  try {
    return git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
  } catch {
    return stopWith(
      `This clone has no commit ${ref}: name another one with --base, or fetch it (git fetch --deepen=1 in a shallow clone).`,
    );
  }
};

const compare = async (
  browserPath,
  { base, approved, storybook: builtStorybook, only: pattern },
) => {
  const commit = commitOf(base);
  const only = pattern === undefined ? undefined : new RegExp(pattern, "i");
  const [tree, old] = await Promise.all([
    storybookOfTree(builtStorybook),
    storybookOfCommit(commit),
  ]);
  rmSync(reportFolder, { recursive: true, force: true });
  const after = path.join(reportFolder, "after");
  const before = path.join(bases, commit, await snapshotKey(browserPath, hash));
  const capture = (name, storybook, folder) =>
    timed(`Pictures of ${name}`, takePictures({ storybook, folder, browserPath, only }));
  const [now, then] = await Promise.all([
    capture("the working tree", tree, after),
    capture(commit.slice(0, 8), old, before),
  ]);
  const differences = path.join(reportFolder, "difference");
  const folders = { before, after, differences };
  const outcome = await compareFolders(folders, now.pictures, then.pictures);
  for (const { key } of [...outcome.changed, ...outcome.removed])
    cpSync(path.join(before, `${key}.png`), path.join(reportFolder, `before/${key}.png`));
  report(
    {
      ...outcome,
      base: `${base} (${commit.slice(0, 8)})`,
      count: now.pictures.length,
      all: now.all,
      faults: [...now.faults, ...then.faults.map((fault) => `${base}: ${fault}`)],
    },
    approved,
  );
  removeOldBases();
};

const main = async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== "--"),
    options: {
      base: { type: "string", default: "main" },
      approved: { type: "boolean", default: false },
      only: { type: "string" },
      storybook: { type: "string" },
      count: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
    },
  });
  const browserPath = requireBrowser();
  await (values.count
    ? printCount(browserPath, values.storybook, values.write)
    : compare(browserPath, values));
};

await main();
