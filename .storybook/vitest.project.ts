import path from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectConfiguration } from "vitest/config";
import { testModes } from "./modes.ts";

const configDir = path.dirname(fileURLToPath(import.meta.url));
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Screens consist of components that are tested in every mode, so they run in the first mode only. */
const screens = "apps/store/**";
const [screensMode] = Object.keys(testModes);

/** Runs every story as a browser test, once per mode. It must render, play, pass axe and log no warning. */
export const storyProject: TestProjectConfiguration = {
  plugins: [storybookTest({ configDir })],
  test: {
    name: "stories",
    isolate: false,
    setupFiles: [path.join(configDir, "vitest.setup.ts")],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1200, height: 900 },
      provider: playwright({
        launchOptions: {
          executablePath,
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--font-render-hinting=none",
            "--force-color-profile=srgb",
          ],
        },
        contextOptions: {
          viewport: { width: 1280, height: 1000 },
          reducedMotion: "reduce",
          deviceScaleFactor: 1,
          locale: "en-GB",
          timezoneId: "UTC",
        },
      }),
      instances: Object.entries(testModes).map(([name, globals]) => ({
        browser: "chromium" as const,
        name: `stories:${name}`,
        ...(name !== screensMode && { exclude: ["**/node_modules/**", "**/*.mdx", screens] }),
        /* The Storybook plugin reads the globals of a run from this key. */
        provide: { "storybook/test-initial-globals": globals } as never,
      })),
    },
  },
};
