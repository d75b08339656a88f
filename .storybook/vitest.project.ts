import path from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import type { TestProjectConfiguration } from "vitest/config";
import { sourceAliases } from "../tools/workspacePaths.mjs";
import { testModes } from "./modes.ts";

const configDir = path.dirname(fileURLToPath(import.meta.url));
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/**
 * Stories of each mode (docs/decisions/0040). axe runs in the second mode only: on the stories tagged `axe`, which show
 * every state of a component, and on those with a play function, which open what opens. These also run in the first
 * mode, because they may depend on direction. All other stories run once, in the first mode.
 */
const selections: Record<keyof typeof testModes, { include: string[]; exclude: string[] }> = {
  "light-ltr": { include: ["test"], exclude: ["axe"] },
  "dark-rtl": { include: ["axe", "play-fn"], exclude: [] },
};

/** Whether the stories that show every state are run and compared with their pictures (`pnpm visual`). */
const isVisual = Boolean(process.env["VITE_VISUAL"]);
const pictures = path.join(configDir, "../.visual");

/** End-to-end tests and tests in jsdom cover the screens and their states. Their stories run at night. */
const exclude = [
  "**/node_modules/**",
  "**/*.mdx",
  ...(process.env["NIGHTLY"] ? [] : ["apps/store/**"]),
];

/** Bundled dependencies, which the modes share. They run one after the other, because two servers would break it. */
const cache: Plugin = {
  name: "pallu:cache",
  enforce: "post",
  config: () => ({ cacheDir: path.join(configDir, "../node_modules/.cache/stories") }),
};

const projectOf = (
  mode: keyof typeof testModes,
  switches: readonly string[],
): TestProjectConfiguration => ({
  plugins: [
    storybookTest({
      configDir,
      tags: isVisual ? { include: ["axe"], exclude: [] } : selections[mode],
    }),
    cache,
  ],
  /* Styles are compiled by a server that does not see the settings of Storybook. */
  resolve: { alias: sourceAliases },
  test: {
    name: mode,
    isolate: false,
    setupFiles: [path.join(configDir, "vitest.setup.ts")],
    exclude,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1200, height: 900 },
      provider: playwright({
        launchOptions: { executablePath, args: [...switches] },
        contextOptions: {
          viewport: { width: 1280, height: 1000 },
          reducedMotion: "reduce",
          deviceScaleFactor: 1,
          locale: "en-GB",
          timezoneId: "UTC",
        },
      }),
      instances: [{ browser: "chromium", name: `stories:${mode}` }],
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => path.join(pictures, mode, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) =>
            path.join(pictures, `${mode}-differences`, `${arg}${ext}`),
        },
      },
    },
    /* The Storybook plugin reads the globals of a run from the first key, and from the second whether axe runs. */
    provide: {
      "storybook/test-initial-globals": testModes[mode],
      "storybook/test-provided": { a11y: mode === "dark-rtl" && !isVisual },
    },
  },
});

/**
 * Runs stories as browser tests, in two modes. Each must render, play and log no warning, and in the second mode pass axe.
 * @param switches Chromium's switches
 */
export const storyProjects = (switches: readonly string[]): TestProjectConfiguration[] => [
  projectOf("light-ltr", switches),
  projectOf("dark-rtl", switches),
];
