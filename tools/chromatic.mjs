/**
 * `pnpm chromatic`: publishes Storybook for review when a token is set, otherwise prints a notice and exits with 0.
 * Branches take snapshots only of stories that a change affects (TurboSnap), main takes all. Files that no import
 * reaches, such as the folders of `staticDirs`, are declared as external: a change to one takes all snapshots.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const program = path.join(root, "node_modules/chromatic/dist/bin.cjs");
  const args = [
    program,
    "--build-script-name=storybook:build",
    "--exit-zero-on-changes",
    "--only-changed=!(main)",
    "--externals=apps/api/seed/pictures/**",
    "--externals=apps/store/public/**",
    "--externals=packages/ui/src/fonts/**",
    "--externals=.storybook/*.css",
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
