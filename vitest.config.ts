import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const watchConsole = at("tools/vitest.console.ts");

/** Set by tools/test.mjs when it finds a browser; stories and journeys need one. */
const hasBrowser = Boolean(process.env["CHROMIUM_PATH"]);

/** In CI a test in a browser that fails has a second go, and the run tells which (docs/decisions/0016). */
const secondGo = process.env["CI"] ? 1 : 0;

/** Vitest keeps one core for itself unless told, which is half of a small machine. */
const maxWorkers = availableParallelism();

const inNode = (
  name: string,
  include: string[],
  settings: { testTimeout?: number; hookTimeout?: number } = {},
): TestProjectConfiguration => ({
  test: { name, include, environment: "node", setupFiles: [watchConsole], maxWorkers, ...settings },
});

const inDom = (name: string, include: string[]): TestProjectConfiguration => ({
  plugins: [react(), vanillaExtractPlugin()],
  // Small images have an address of their own, as in the shop's build.
  build: { assetsInlineLimit: 0 },
  test: {
    name,
    include,
    environment: "jsdom",
    maxWorkers,
    setupFiles: [watchConsole, at("tools/vitest.dom.ts")],
  },
});

const stories = async (): Promise<TestProjectConfiguration[]> => {
  if (!hasBrowser || !existsSync(at(".storybook/vitest.project.ts"))) return [];
  const { storyProjects } = await import("./.storybook/vitest.project.ts");
  return storyProjects.flatMap((project) =>
    typeof project !== "object" || "then" in project
      ? []
      : [
          {
            ...project,
            test: { ...project.test, sequence: { groupOrder: 1 }, retry: secondGo },
          },
        ],
  );
};

/** Tests that depend on the processor's time: they stop and start shops or measure what a visitor sees and when. */
const timed = ["layoutShift", "popups", "start", "stop", "wholePage"].map(
  (name) => `e2e/${name}.test.ts`,
);
/** Tests of scale, which the nightly run adds (`pnpm verify --all`). */
const nightly = process.env["NIGHTLY"] ? [] : ["e2e/largeCatalogue.test.ts"];

/** Real browsers on real shops, one shop for each worker, when nothing else wants the processor. */
const journeys = (
  name: string,
  order: number,
  workers: number,
  files: { include: string[]; exclude?: string[] },
): TestProjectConfiguration => ({
  test: {
    name,
    ...files,
    environment: "node",
    globalSetup: ["e2e/globalSetup.ts"],
    maxWorkers: workers,
    sequence: { groupOrder: order },
    retry: secondGo,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    // The stories' browser waits while a cold cache bundles every dependency, longer on a busy machine.
    browser: { connectTimeout: 300_000 },
    projects: [
      inNode("contract", ["packages/contract/src/**/*.test.ts"]),
      inNode("client", ["packages/client/src/**/*.test.{ts,tsx}"], { testTimeout: 60_000 }),
      inNode("tools", ["tools/*.test.mjs"]),
      inDom("ui", ["packages/ui/src/**/*.test.{ts,tsx}"]),
      inDom("store", ["apps/store/src/**/*.test.{ts,tsx}"]),
      inNode("store-server", ["apps/store/server/**/*.test.ts"], {
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      inNode("api", ["apps/api/src/**/*.test.ts"], {
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      ...(await stories()),
      ...(hasBrowser
        ? [
            journeys("e2e", 2, Math.min(2, maxWorkers), {
              include: ["e2e/**/*.test.ts"],
              exclude: [...timed, ...nightly],
            }),
            journeys("e2e:alone", 3, 1, { include: timed }),
          ]
        : []),
    ],
  },
});
