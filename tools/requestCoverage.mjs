/**
 * Prints how many own files and lines run between the GET of an uncached page and the last byte of its HTML:
 * `pnpm figures:request [--files] [--root FOLDER]`. Builds the shop, starts it on a new database and requests
 * other pages first, so that all modules are loaded. Then it requests one page. `--files` prints every file; `--root` measures
 * another checkout, in which the dependencies are installed. A line counts if code in it ran.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const WARM = ["/", "/product-details/coimbatore-two-seater"];
const MEASURED = "/product-details/kanchipuram-temple-border";
/** Pause in ms before that page, in which timers run. What they run is not counted. */
const IDLE_MS = 5000;

/** Groups of source files. A file is in the first that fits. */
const groups = {
  "providers and shell":
    /Provider\.tsx$|^apps\/store\/src\/App\.tsx$|^apps\/store\/src\/sections\/shell\/|^packages\/ui\/src\/provider\//,
  "parts of the page":
    /^packages\/ui\/|^apps\/store\/src\/(?:content\/|(?:features|routes|sections)\/.*\.tsx$)/,
  "way of the request": /^/,
};

export const groupOf = (file) => Object.keys(groups).find((name) => groups[name].test(file));

/**
 * Returns the lines of a script in which code ran, from 0, each with the column where that begins.
 * @param functions those of a script in V8's coverage
 */
export const linesRun = (text, functions) => {
  const hasRun = new Uint8Array(text.length);
  const ranges = functions.flatMap((one) => one.ranges);
  // Inner ranges follow the outer ones that they are in, and override them.
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges)
    hasRun.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  let start = 0;
  return text.split("\n").flatMap((content, line) => {
    const column = [...content.matchAll(/\w/g)].find(({ index }) => hasRun[start + index])?.index;
    start += content.length + 1;
    return column === undefined ? [] : [{ line, column }];
  });
};

/** Returns a function that reads a script and its source map. The bundle of the pages is built into a folder for its map. */
const openScripts = (root, folder) => {
  const store = path.join(root, "apps/store");
  const entry = readdirSync(path.join(store, "dist/server")).find((name) => name.endsWith(".js"));
  const input = `src/${entry.replace(/\.js$/, ".tsx")}`;
  const build = ["build", "--ssr", input, "--outDir", folder, "--sourcemap", "--logLevel", "error"];
  execFileSync(process.execPath, ["node_modules/vite/bin/vite.js", ...build], {
    cwd: store,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
  return (file) => {
    const isBundle = file === path.join(store, "dist/server", entry);
    const mapFile = isBundle ? path.join(folder, `${entry}.map`) : `${file}.map`;
    const map = existsSync(mapFile) && new SourceMap(JSON.parse(readFileSync(mapFile, "utf8")));
    // Paths in the map of the bundle are relative to the folder that it was built in.
    const from = isBundle ? folder : path.dirname(file);
    return {
      text: readFileSync(file, "utf8"),
      sourceOf: ({ line, column }) => {
        if (!map) return `${path.relative(root, file)}:${line}`;
        const found = map.findEntry(line, column);
        if (!found.originalSource) return null;
        const source = path.relative(root, path.resolve(from, found.originalSource));
        return `${source}:${found.originalLine}`;
      },
    };
  };
};

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
};

/** Starts the shop, requests the pages, and returns V8's coverage of a pause and then of the last page. */
const measure = async (root, folder) => {
  const start = path.join(root, "tools/start.mjs");
  execFileSync(process.execPath, [start, "--build-only"], { cwd: root, stdio: "inherit" });
  const port = await freePort();
  const hook = new URL("requestCoverage.hook.mjs", import.meta.url).href;
  const env = { ...process.env, PORT: port, DATA_DIR: folder, NODE_OPTIONS: `--import ${hook}` };
  const shop = spawn(process.execPath, ["--conditions=compiled", start], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    const get = async (page) => {
      const response = await fetch(`http://127.0.0.1:${port}${page}`);
      await response.text();
      return response.ok;
    };
    const take = async () => {
      const reported = once(shop, "message");
      shop.send("take");
      return (await reported)[0];
    };
    while (!(await get("/").catch(() => false))) {
      if (shop.exitCode !== null) throw new Error("The shop ended before it answered.");
      await delay(200);
    }
    for (const page of WARM) await get(page);
    await take();
    await delay(IDLE_MS);
    const idle = await take();
    if (!(await get(MEASURED))) throw new Error(`The shop has no page ${MEASURED}.`);
    return { idle, measured: await take() };
  } finally {
    shop.kill();
    if (shop.exitCode === null) await once(shop, "exit");
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { files: { type: "boolean" }, root: { type: "string" } },
  });
  const root = path.resolve(values.root ?? fileURLToPath(new URL("..", import.meta.url)));
  const data = mkdtempSync(path.join(tmpdir(), "pallu-coverage-"));
  // In the workspace, as the build imports the bundle, and that React.
  const bundle = path.join(root, "apps/store/dist/coverage");
  try {
    const { idle, measured } = await measure(root, data);
    const open = openScripts(root, bundle);
    const linesOf = (scripts) =>
      scripts.flatMap(({ url, functions }) => {
        const file = url.startsWith("file:") ? fileURLToPath(url) : "";
        if (!file.startsWith(`${root}/`) || file.includes("/node_modules/")) return [];
        const { text, sourceOf } = open(file);
        return linesRun(text, functions).map(sourceOf);
      });
    const ranBefore = new Set(linesOf(idle));
    const lines = new Set(linesOf(measured).filter((line) => !ranBefore.has(line)));
    const counts = new Map();
    for (const line of lines) {
      const file = line?.replace(/:\d+$/, "") ?? "";
      if (/^(?:apps|packages)\/(?!.*node_modules)/.test(file))
        counts.set(file, (counts.get(file) ?? 0) + 1);
    }
    for (const name of Object.keys(groups).toReversed()) {
      const found = [...counts]
        .filter(([file]) => groupOf(file) === name)
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      const sum = found.reduce((total, [, count]) => total + count, 0);
      console.log(`${name}: ${found.length} files, ${sum} lines`);
      if (values.files) for (const [file, count] of found) console.log(`  ${file}: ${count}`);
    }
  } finally {
    for (const folder of [data, bundle]) rmSync(folder, { recursive: true, force: true });
  }
}
