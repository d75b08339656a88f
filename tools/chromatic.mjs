/**
 * `pnpm chromatic`: publishes Storybook for review when a token is set, otherwise prints a notice and exits with 0.
 * Branches take snapshots only of stories that a change affects (TurboSnap), main takes all. Files that TurboSnap does
 * not see are declared as external: a change to one takes all snapshots.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Served as they are (`staticDirs` of .storybook/main.ts). */
const served = ["apps/api/seed/pictures/**", "apps/store/public/**", "packages/ui/src/fonts/**"];
/**
 * What style sheets import. vanilla-extract runs `*.css.ts` in a compiler of its own, so Storybook's module graph ends at
 * the style sheet.
 */
const importedByStyles = [
  "packages/ui/src/tokens/**",
  "packages/ui/src/style/**",
  "packages/ui/src/themes/**",
  "packages/ui/src/entries/tokens.ts",
  "packages/ui/src/layout/layoutStyle.ts",
  "packages/ui/src/patterns/patternStyle.ts",
];
export const externals = [...served, ...importedByStyles, ".storybook/*.css"];

const publish = () => {
  if (process.env.CHROMATIC_PROJECT_TOKEN) {
    const program = path.join(root, "node_modules/chromatic/dist/bin.cjs");
    const args = [
      program,
      "--build-script-name=storybook:build",
      "--exit-zero-on-changes",
      "--only-changed=!(main)",
      ...externals.map((pattern) => `--externals=${pattern}`),
    ];
    const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, DISABLE_ERROR_MONITORING: "true" },
    });
    process.exitCode = status ?? 1;
  } else {
    console.info("Chromatic was left out: CHROMATIC_PROJECT_TOKEN is not set.");
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) publish();
