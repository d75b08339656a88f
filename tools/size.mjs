/**
 * `pnpm size`: what each route's first view costs on the wire, brotli 11, before anybody touches anything: the
 * entry, the route's chunk, what both import, and the chunks that load by themselves (`loadsByItself`). Parts that
 * are only `servedOnly`, rendered on the server and never hydrated, cost their CSS; what waits for the shopper's
 * hand stands under `onInteraction`. A chunk that budgets.json does not place is a fault, so that nothing grows
 * unseen.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const client = path.join(root, "apps/store/dist/client");

/** The keys of a manifest that are loaded with these, static imports included. */
const closure = (manifest, keys) => {
  const seen = new Set();
  const follow = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`${key} is not in the build: correct tools/budgets.json`);
    seen.add(key);
    for (const next of manifest[key].imports ?? []) follow(next);
  };
  for (const key of keys) follow(key);
  return [...seen];
};

/**
 * What a route loads before interaction, as file names of the build, and the chunks that nobody placed.
 * @returns {{ js: string[], css: string[], unplaced: string[] }}
 */
export const filesOf = (manifest, route, onInteraction) => {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const keys = closure(manifest, [...entries, ...route.chunks, ...route.loadsByItself]);
  const served = closure(manifest, route.servedOnly);
  const placed = new Set([...keys, ...served, ...onInteraction]);
  const unplaced = keys
    .flatMap((key) => manifest[key].dynamicImports ?? [])
    .filter((key) => !placed.has(key) && !/^src\/routes(?:\.further|\/.*Page)\.tsx$/.test(key));
  return {
    js: [...new Set(keys.map((key) => manifest[key].file).filter((file) => file.endsWith(".js")))],
    css: [...new Set([...keys, ...served].flatMap((key) => manifest[key].css ?? []))],
    unplaced: [...new Set(unplaced)],
  };
};

const weigh = (files, weightOf) => files.reduce((sum, file) => sum + weightOf(file), 0);

/** The rows of the table and the faults, route by route. */
export const judgeSizes = (manifest, budgets, weightOf) => {
  const rows = [];
  const faults = [];
  for (const [name, route] of Object.entries(budgets.routes)) {
    const files = filesOf(manifest, route, budgets.onInteraction);
    for (const kind of ["js", "css"]) {
      const bytes = weigh(files[kind], weightOf);
      rows.push({ name, kind, bytes, budget: route[kind], files: files[kind].length });
      if (bytes > route[kind]) faults.push(`${name}: ${kind} is ${bytes - route[kind]} bytes over`);
      if (kind === "js" && bytes === 0) faults.push(`${name}: no script was found`);
    }
    for (const key of files.unplaced)
      faults.push(
        `${name}: ${key} loads later; place it under loadsByItself or servedOnly of the route, or under onInteraction`,
      );
  }
  return { rows, faults };
};

const compressed = new Map();
const brotliSize = (file) => {
  if (!compressed.has(file)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const source = readFileSync(path.join(client, file));
    compressed.set(file, brotliCompressSync(source, { params }).length);
  }
  return compressed.get(file);
};

const check = () => {
  const file = path.join(client, ".vite/manifest.json");
  if (!existsSync(file)) throw new Error("The shop is not built: run `pnpm build` first.");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const budgets = JSON.parse(readFileSync(path.join(root, "tools/budgets.json"), "utf8"));
  const { rows, faults } = judgeSizes(manifest, budgets, brotliSize);
  console.info("route                  kind   files    bytes   budget    left");
  for (const { name, kind, files, bytes, budget } of rows) {
    const numbers = [files, bytes, budget, budget - bytes].map((n) => String(n).padStart(8));
    console.info(`${name.padEnd(22)} ${kind.padEnd(4)}${numbers.join(" ")}`);
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    check();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
