import path from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import type { TestProjectConfiguration } from "vitest/config";
import { testModes } from "./modes.ts";

const configDir = path.dirname(fileURLToPath(import.meta.url));
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/**
 * Stories of each mode. The first mode runs all of them, also the dark and the right-to-left one of each component.
 * Components know no theme, so the second mode runs only stories with a play function, which may depend on direction.
 */
const tags: Record<keyof typeof testModes, { include: string[] }> = {
  "light-ltr": { include: ["test"] },
  "dark-rtl": { include: ["play-fn"] },
};

/** Screens consist of components that are tested in every mode, so they run in the first mode only. */
const notScreens = ["**/node_modules/**", "**/*.mdx", "apps/store/**"];

/** Bundled dependencies, which the modes share. They run one after the other, because two servers would break it. */
const cache: Plugin = {
  name: "pallu:cache",
  enforce: "post",
  config: () => ({ cacheDir: path.join(configDir, "../node_modules/.cache/stories") }),
};

const projectOf = (
  mode: keyof typeof testModes,
  exclude: string[] | undefined,
  switches: readonly string[],
): TestProjectConfiguration => ({
  plugins: [storybookTest({ configDir, tags: tags[mode] }), cache],
  test: {
    name: mode,
    isolate: false,
    setupFiles: [path.join(configDir, "vitest.setup.ts")],
    ...(exclude && { exclude }),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1200, height: 900 },
      provider: playwright({
        launchOptions: {
          executablePath,
          args: [...switches],
        },
        contextOptions: {
          viewport: { width: 1280, height: 1000 },
          reducedMotion: "reduce",
          deviceScaleFactor: 1,
          locale: "en-GB",
          timezoneId: "UTC",
        },
      }),
      instances: [{ browser: "chromium", name: `stories:${mode}` }],
    },
    /* The Storybook plugin reads the globals of a run from this key. */
    provide: { "storybook/test-initial-globals": testModes[mode] },
  },
});

/**
 * Runs stories as browser tests, in two modes. Each must render, play, pass axe and log no warning.
 * @param switches Chromium's switches
 */
export const storyProjects = (switches: readonly string[]): TestProjectConfiguration[] => [
  projectOf("light-ltr", undefined, switches),
  projectOf("dark-rtl", notScreens, switches),
];
