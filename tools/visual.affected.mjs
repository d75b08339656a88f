/** Checks which snapshots Chromatic takes after typical changes (TurboSnap), with its own trace of the built Storybook. */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { read, root } from "./sources.mjs";

const run = promisify(execFile);
const figuresFile = path.join(root, "docs/storybook/pages/affected.json");

/** How far the figures may be from those in the documentation, as a part of all pictures. */
const TOLERANCE = 0.05;

const { externals, untraced } = JSON.parse(read("chromatic.config.json"));

/** Whether a change to a file takes all snapshots: Chromatic does not trace it, or it configures Storybook. */
export const affectsAll = (file) =>
  file.startsWith(".storybook/") ||
  externals.some((pattern) =>
    pattern.endsWith("/**") ? file.startsWith(pattern.slice(0, -2)) : file === pattern,
  );

/** Returns the stories files that Chromatic finds to be affected by a change to a file. */
const trace = async (file, storybook) => {
  const { stdout } = await run(
    path.join(root, "node_modules/.bin/chromatic"),
    [
      "trace",
      file,
      "--mode",
      "compact",
      "--stats-file",
      path.join(storybook, "preview-stats.json"),
      ...untraced.flatMap((pattern) => ["--untraced", pattern]),
    ],
    { cwd: root, maxBuffer: 2 ** 24 },
  );
  if (!/Traced 1 changed file to \d+ affected/.test(stdout))
    throw new Error(`chromatic trace ${file}: ${stdout}`);
  return [...stdout.matchAll(/^— (?:\.\/)?(\S+)$/gm)].map(([, name]) => name);
};

/**
 * Compares what a change affects with what is documented.
 * @param {{ change: string, file: string, shows: string[], leaves: string[], pictures: number }} documented titles of stories
 *   that the change must and must not affect, and the number of pictures
 * @param {{ title: string }[]} pictures those that the change takes
 * @param {number} all the number of all pictures
 */
export const compareAffected = ({ change, shows, leaves, pictures: figure }, pictures, all) => {
  const titles = new Set(pictures.map(({ title }) => title));
  return [
    ...shows
      .filter((title) => !titles.has(title))
      .map((title) => `${change}: no picture of ${title}`),
    ...leaves
      .filter((title) => titles.has(title))
      .map((title) => `${change}: takes pictures of ${title}, which it does not change`),
    ...(Math.abs(pictures.length - figure) > all * TOLERANCE
      ? [
          `${change}: ${pictures.length} pictures, not ${figure} as in affected.json. If that is right: node tools/visual.mjs --count --write`,
        ]
      : []),
  ];
};

/**
 * @param {{ storybook: string, plan: { title: string, file: string }[], isWriting: boolean }} options a built Storybook with
 *   its stats, its snapshots, and whether the figures are written to the documentation
 * @returns {Promise<string[]>} what is wrong
 */
export const checkAffected = async ({ storybook, plan, isWriting }) => {
  const documented = JSON.parse(readFileSync(figuresFile, "utf8"));
  const results = await Promise.all(
    documented.map(async (entry) => {
      const files = affectsAll(entry.file)
        ? undefined
        : new Set(await trace(entry.file, storybook));
      const pictures = plan.filter(({ file }) => files?.has(file) ?? true);
      return { entry, pictures };
    }),
  );
  for (const { entry, pictures } of results)
    console.info(`${String(pictures.length).padStart(5)} ${entry.change} (${entry.file})`);
  if (isWriting) {
    const figures = results.map(({ entry, pictures }) => ({
      ...entry,
      pictures: pictures.length,
    }));
    writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
    return [];
  }
  return results.flatMap(({ entry, pictures }) => compareAffected(entry, pictures, plan.length));
};
