/**
 * `pnpm package:check`: packs `@pallu/ui` as it would be published, checks the package with publint and
 * attw, installs it in the application in packages/ui/consumers/vite, type-checks and builds that, and opens it in
 * Chromium: light, dark and right-to-left. Console messages and findings of axe fail.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright";
import { findBrowser } from "./browser.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const library = path.join(root, "packages/ui");
const { resolve } = createRequire(import.meta.url);
const folder = mkdtempSync(path.join(tmpdir(), "pallu-package-"));

/** Runs a program and returns its output. Throws with the output if it fails. */
const run = (cwd, command, ...args) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`);
  return stdout;
};

const freePort = () =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

const pack = () => {
  run(library, "npx", "-y", "pnpm@12", "run", "build");
  run(library, "npx", "-y", "pnpm@12", "pack", "--pack-destination", folder);
  const { version } = JSON.parse(readFileSync(path.join(library, "package.json"), "utf8"));
  return path.join(folder, `pallu-ui-${version}.tgz`);
};

/** Installs the package in a copy of an application, as another team does. */
const install = (name, tarball) => {
  const app = path.join(folder, name);
  cpSync(path.join(library, "consumers", name), app, { recursive: true });
  run(app, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline", tarball);
  return app;
};

const axe = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

/** Opens the page and uses it. Returns its console messages and the findings of axe. */
const visit = async (browser, url, { theme, dir, width }) => {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => faults.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  await page.goto(`${url}/?theme=${theme}&dir=${dir}`);
  const check = async (what) => {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    for (const { id, nodes } of violations) faults.push(`axe, ${what}: ${id}, ${nodes[0].html}`);
  };
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
  await check("page");
  if (process.env.PICTURES)
    await page.screenshot({
      path: path.join(process.env.PICTURES, `${theme}-${dir}-${width}.png`),
      fullPage: true,
    });
  for (const [opener, title] of [
    ["Size guide", "Size guide"],
    ["Open cart", "Cart"],
  ]) {
    await page.getByRole("button", { name: opener }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    await check(title);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
  await context.close();
  return faults.map((fault) => `${theme}, ${dir}, ${width} px: ${fault}`);
};

const visitAll = async (app) => {
  const port = await freePort();
  const vite = path.join(app, "node_modules/vite/bin/vite.js");
  const args = [vite, "preview", "--port", String(port), "--strictPort", "--host", "127.0.0.1"];
  const server = spawn(process.execPath, args, { cwd: app, stdio: ["ignore", "pipe", "inherit"] });
  const browser = await chromium.launch({ args: ["--no-sandbox"], executablePath: findBrowser() });
  try {
    await new Promise((ready, fail) => {
      server.once("exit", () => fail(new Error("The preview did not start.")));
      server.stdout.on("data", (said) => String(said).includes(String(port)) && ready());
    });
    const looks = [
      { theme: "light", dir: "ltr", width: 1280 },
      { theme: "dark", dir: "ltr", width: 1280 },
      { theme: "light", dir: "rtl", width: 360 },
      { theme: "dark", dir: "rtl", width: 360 },
    ];
    const faults = [];
    for (const look of looks)
      faults.push(...(await visit(browser, `http://127.0.0.1:${port}`, look)));
    return faults;
  } finally {
    await browser.close();
    server.removeAllListeners("exit");
    server.kill();
  }
};

/** Returns the bytes of one import after Vite and Brotli, without React. */
const sizeOf = async (app, source) => {
  writeFileSync(path.join(app, "one.js"), source);
  const { build } = await import(path.join(app, "node_modules/vite/dist/node/index.js"));
  const [{ output }] = await build({
    root: app,
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: "one.js", formats: ["es"] },
      rolldownOptions: { external: /^react/ },
    },
  });
  return brotliCompressSync(output[0].code).length;
};

try {
  const tarball = pack();
  run(root, path.join(root, "node_modules/.bin/publint"), "--strict", tarball);
  run(
    root,
    path.join(root, "node_modules/.bin/attw"),
    tarball,
    "--profile",
    "esm-only",
    "--exclude-entrypoints",
    "./global",
    "./styles.css",
  );
  const app = install("vite", tarball);
  run(app, path.join(app, "node_modules/.bin/tsc"), "--noEmit");
  run(app, path.join(app, "node_modules/.bin/vite"), "build", "--logLevel", "error");
  const faults = await visitAll(app);
  for (const fault of faults) console.error(fault);
  const bytes = await sizeOf(app, 'export { Button } from "@pallu/ui";');
  console.info(`import { Button }: ${bytes} bytes (Brotli)`);
  console.info(`${faults.length} faults in 4 looks of an application that installed the package`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
