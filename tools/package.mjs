/**
 * `pnpm package:check`: packs `@pallu/ui` and `@pallu/client` as they would be published, checks them with publint and attw,
 * compares the sizes of entries with their limits (packages/ui/.size-limit.json), and installs the package in the applications of
 * packages/ui/consumers: Vite, Tailwind with TanStack Router, a plain server and Next.js. Each is built for production and opened
 * in Chromium: light, dark and right-to-left. Console messages, findings of axe, and styles that arrive after the content fail.
 * `--only vite` checks one application and skips the client.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { requireBrowser } from "./browser.mjs";
import {
  inScratch,
  installConsumer,
  library,
  lintPackage,
  notModules,
  pack,
  run,
  tool,
} from "./package.pack.mjs";
import { comparePacks, followGettingStarted } from "./package.managers.mjs";
import { judgeTokens } from "./package.tokens.mjs";
import { serveFolder } from "./serveFolder.mjs";
import { brand, checkTailwind, serveBy, visitAll } from "./package.visit.mjs";

const inApp = (app, name) => path.join(app, "node_modules", name);

/** The applications, in the order of their cost. `isRendered` marks those whose HTML has the content. */
const consumers = {
  vite: {
    pageFolder: "src",
    guideFolder: "src",
    build: (app) => {
      run(app, inApp(app, ".bin/tsc"), "--noEmit");
      run(app, inApp(app, ".bin/vite"), "build", "--logLevel", "error");
    },
    serve: (app) => serveFolder(path.join(app, "dist")),
    urlOf: ({ theme, dir }) => `/?theme=${theme}&dir=${dir}`,
  },
  tailwind: {
    pageFolder: "src",
    build: (app) => {
      run(app, inApp(app, ".bin/pallu-ui"), "theme", ...brand, "--out", "src/brand.css");
      run(app, inApp(app, ".bin/tsc"), "--noEmit");
      run(app, inApp(app, ".bin/vite"), "build", "--logLevel", "error");
    },
    serve: (app) => serveFolder(path.join(app, "dist")),
    urlOf: ({ theme, dir }) => `/?theme=${theme}&dir=${dir}`,
    check: checkTailwind,
  },
  ssr: {
    isRendered: true,
    pageFolder: "src",
    build: (app) => {
      const vite = inApp(app, ".bin/vite");
      const quiet = ["--logLevel", "error"];
      run(app, vite, "build", "--outDir", "dist/client", ...quiet);
      run(app, vite, "build", "--ssr", "src/render.tsx", "--outDir", "dist/server", ...quiet);
      run(app, process.execPath, "writePages.mjs");
    },
    serve: (app) => serveFolder(path.join(app, "dist/client")),
    urlOf: ({ theme, dir }) => `/${theme}-${dir}.html`,
  },
  next: {
    isRendered: true,
    pageFolder: "app/[look]",
    guideFolder: "app/first",
    build: (app) => run(app, inApp(app, ".bin/next"), "build"),
    serve: (app) =>
      serveBy(app, (port) => [
        inApp(app, "next/dist/bin/next"),
        "start",
        "--port",
        String(port),
        "--hostname",
        "127.0.0.1",
      ]),
    urlOf: ({ theme, dir }) => `/${theme}-${dir}`,
  },
};

const check = async (folder) => {
  const args = process.argv.slice(2);
  const only = args.includes("--only") ? args[args.indexOf("--only") + 1] : undefined;
  const faults = [];
  const executablePath = requireBrowser();

  const tarball = pack("ui", folder);
  lintPackage(tarball, notModules);
  console.info(run(library, tool("size-limit")));
  if (only === undefined) {
    lintPackage(pack("client", folder));
    for (const name of ["ui", "client"]) faults.push(...comparePacks(name, folder));
    for (const manager of ["pnpm", "yarn"]) followGettingStarted(manager, folder, tarball);
  }

  const browser = await chromium.launch({ args: ["--no-sandbox"], executablePath });
  try {
    faults.push(...(await judgeTokens(browser, path.join(library, "dist"))));
    for (const [name, consumer] of Object.entries(consumers)) {
      if (only !== undefined && only !== name) continue;
      const startedAt = Date.now();
      const app = installConsumer(name, consumer, folder, tarball);
      consumer.build(app);
      const served = await consumer.serve(app);
      const found = await visitAll(browser, served, consumer.urlOf, { ...consumer, name });
      faults.push(...found);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.info(`${name}: ${found.length} faults in 4 looks, ${seconds} s`);
    }
  } finally {
    await browser.close();
  }
  return faults;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const faults = await inScratch(check);
    for (const fault of faults) console.error(fault);
    console.info(`${faults.length} faults in the packages`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
