import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { chromiumSwitches } from "./tools/browser.mjs";
import { stopWith } from "./tools/outcome.mjs";
import { largeYoungGeneration } from "./tools/v8.mjs";
import { sourceAliases } from "./tools/workspacePaths.mjs";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const watchConsole = at("tools/vitest.console.ts");

/** Starts the PostgreSQL of a run, where its server programs are found (docs/decisions/0041). */
const startServer = at("resilience/services/globalSetup.ts");

/** Set by tools/test.mjs when it finds a browser; stories and journeys need one. */
const hasBrowser = Boolean(process.env["CHROMIUM_PATH"]);

/** Set by tools/test.mjs for a run in other engines, which are named in it. */
const hasEngines = Boolean(process.env["ENGINES"]);

/** By default Vitest keeps one core for itself, which is half of a small machine. */
const maxWorkers = availableParallelism();

/** The browser's switches in tests. The browser of measurements is without those of V8. */
const testSwitches = [...chromiumSwitches, `--js-flags=${largeYoungGeneration.join(" ")}`];

const inNode = (
  name: string,
  include: string[],
  settings: {
    testTimeout?: number;
    hookTimeout?: number;
    execArgv?: string[];
    globalSetup?: string[];
    setupFiles?: string[];
  } = {},
): TestProjectConfiguration => ({
  resolve: { alias: sourceAliases },
  test: {
    name,
    include,
    environment: "node",
    isolate: false,
    maxWorkers,
    ...settings,
    setupFiles: [watchConsole, ...(settings.setupFiles ?? [])],
    execArgv: [...largeYoungGeneration, ...(settings.execArgv ?? [])],
  },
});

const inDom = (name: string, include: string[]): TestProjectConfiguration => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias: sourceAliases },
  // Small images have an address of their own, as in the shop's build.
  build: { assetsInlineLimit: 0 },
  test: {
    name,
    include,
    environment: "jsdom",
    isolate: false,
    maxWorkers,
    execArgv: largeYoungGeneration,
    setupFiles: [watchConsole, at("tools/vitest.dom.ts")],
  },
});

const stories = async (): Promise<TestProjectConfiguration[]> => {
  // tools/test.mjs sets WITHOUT_STORIES for a run of end-to-end tests, as Storybook takes seconds to load.
  const isLeftOut = Boolean(process.env["WITHOUT_STORIES"]);
  if (!hasBrowser || isLeftOut || !existsSync(at(".storybook/vitest.project.ts"))) return [];
  const { storyProjects } = await import("./.storybook/vitest.project.ts");
  return storyProjects(testSwitches).flatMap((project, index) =>
    typeof project !== "object" || "then" in project
      ? []
      : [
          {
            ...project,
            test: {
              ...project.test,
              // One page for each core. One mode after the other: the second one finds the bundled dependencies.
              maxWorkers,
              sequence: { groupOrder: 1 + index },
            },
          },
        ],
  );
};

/** Tests that depend on the processor's time: they measure what a visitor sees and when, or how a shop starts and stops. */
const timed = [
  "server/stop",
  ...["layoutShift360", "layoutShift1280", "systemFonts", "wholePage"].map(
    (name) => `loading/${name}`,
  ),
].map((name) => `e2e/${name}.test.ts`);
/** The project e2e does not have them, and would leave out those that its run names without a word. */
const leftOut = timed.filter((file) =>
  process.argv.some(
    (arg) => /^(?:\.\/)?e2e\/\w/.test(arg) && file.startsWith(arg.replace("./", "")),
  ),
);
if (/ --project[= ]e2e(?: |$)/.test(process.argv.join(" ")) && leftOut.length > 0)
  stopWith(
    `Run ${leftOut.join(", ")} with --project=e2e:alone: the project e2e does not have them.`,
  );

/** The longest files of a project start first, longest first, so that no worker waits for one at the end. */
const longest = [
  "e2e/navigation/menuAndSearch.test.ts",
  "e2e/accessibility/screens.test.ts",
  "e2e/server/stop.test.ts",
  "e2e/navigation/carousels.test.ts",
  "e2e/buying/delayed.test.ts",
  "e2e/account/email.test.ts",
  "e2e/accessibility/overlays.test.ts",
  "e2e/navigation/links.test.ts",
  "e2e/server/staticBuild.test.ts",
  "e2e/accessibility/html.test.ts",
  "e2e/accessibility/tables.test.ts",
  "e2e/loading/layoutShift360.test.ts",
  "e2e/loading/layoutShift1280.test.ts",
  "apps/api/src/db/dataFolder.test.ts",
  "apps/api/src/ops/restore.test.ts",
  "apps/api/src/http/admission.test.ts",
  "apps/api/src/modules/privacy/retention.test.ts",
  "apps/store/src/tests/table.test.tsx",
  "apps/store/src/tests/malformed.test.tsx",
  "apps/store/src/demo/templates/templates.test.tsx",
].map(at);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = longest.length;
    const rank = ({ moduleId }: TestSpecification): number =>
      longest.includes(moduleId) ? longest.indexOf(moduleId) : rest;
    const sorted = await super.sort(files);
    const names = [...new Set(sorted.map(({ project }) => project.name))];
    return names.flatMap((name) =>
      sorted
        .filter(({ project }) => project.name === name)
        .toSorted((one, other) => rank(one) - rank(other)),
    );
  }
}

/** Tests of scale, of a static build and of a copy of the repository. They run if NIGHTLY is set. */
const nightly = process.env["NIGHTLY"]
  ? []
  : ["catalogue/largeCatalogue", "server/newPage", "server/staticBuild", "server/withoutDemo"].map(
      (name) => `e2e/${name}.test.ts`,
    );

const engineTests = "e2e/engines/*.test.ts";

/** Real browsers on real shops, one shop for each worker, while no other project runs. */
const journeys = (
  name: string,
  order: number,
  workers: number,
  files: { include: string[]; exclude?: string[] },
): TestProjectConfiguration => ({
  resolve: { alias: sourceAliases },
  test: {
    name,
    ...files,
    environment: "node",
    isolate: false,
    globalSetup: ["e2e/globalSetup.ts"],
    provide: { chromiumSwitches: testSwitches },
    maxWorkers: workers,
    execArgv: largeYoungGeneration,
    sequence: { groupOrder: order },
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    reporters: ["default", "./tools/vitest.count.mjs"],
    sequence: { sequencer: LongestFirst },
    // The stories' browser waits while a cold cache bundles every dependency, longer on a busy machine.
    browser: { connectTimeout: 300_000 },
    projects: [
      inNode("contract", ["packages/contract/src/**/*.test.ts"]),
      inNode("demo", ["packages/demo/{src,studio}/*.test.{ts,mjs}"], { testTimeout: 60_000 }),
      inNode("client", ["packages/client/src/**/*.test.{ts,tsx}"], { testTimeout: 60_000 }),
      inNode("tools", ["tools/*.test.mjs"], { testTimeout: 60_000 }),
      inDom("ui", ["packages/ui/src/**/*.test.{ts,tsx}"]),
      inDom("store", ["apps/store/src/**/*.test.{ts,tsx}"]),
      inDom("desk", ["apps/desk/src/**/*.test.{ts,tsx}"]),
      inNode("store-server", ["apps/store/server/**/*.test.ts"], {
        testTimeout: 60_000,
        hookTimeout: 120_000,
        globalSetup: [startServer],
      }),
      inNode("api", ["apps/api/src/**/*.test.ts"], {
        testTimeout: 60_000,
        hookTimeout: 120_000,
        globalSetup: [startServer],
        setupFiles: [at("apps/api/src/testing/cheapHashes.ts")],
        // The embedded database runs for minutes, too short for the optimizing compiler to pay off.
        execArgv: ["--liftoff-only"],
      }),
      ...(await stories()),
      ...(hasBrowser
        ? [
            // One worker more than cores: tests often wait for the browser or for a delay.
            journeys("e2e", 3, maxWorkers + 1, {
              include: ["e2e/**/*.test.ts"],
              exclude: [...timed, ...nightly, engineTests],
            }),
            journeys("e2e:alone", 4, maxWorkers, { include: timed }),
          ]
        : []),
      ...(hasEngines ? [journeys("engines", 5, maxWorkers, { include: [engineTests] })] : []),
    ],
  },
});
