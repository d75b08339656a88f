/**
 * `pnpm size`: measures the bytes that every page loads before interaction, with brotli 11. Counts the entry, the
 * page's chunk, their imports, and chunks that load by themselves (`loadsByItself`, by path). Server-only islands count
 * their CSS. Chunks that load after an interaction are listed in `onInteraction`, those that only a catalogue too large to
 * be read whole needs in `onLargeCatalogue`, and what only a shop of one's own needs in `onOwnShop`. An unlisted chunk is a
 * fault, so that no growth goes unnoticed. All pages share one budget; an exception must state `why`. The pages of the build
 * for a shop of one's own have budgets of their own (`own`).
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "./sources.mjs";

const dist = path.join(root, "apps/store/dist");
const desk = path.join(root, "apps/desk/dist");

/** Returns the manifest keys that load with these, static imports included. */
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

const dynamicImportsOf = (manifest, keys) =>
  keys.flatMap((key) => manifest[key].dynamicImports ?? []);

const isPage = (key) => /^src\/(?:routes|demo|own)\/[^/]+\/\w+Page\.tsx$/.test(key);

/** Returns the keys of a source file, or of a chunk that pages share and the build names after one of its modules. */
const keysOf = (manifest, name) =>
  Object.keys(manifest).filter(
    (key) => key === name || (!manifest[key].src && manifest[key].name === name),
  );

/** Whether a chunk is a server-only island: its CSS loads with the page, its script does not. */
const isIsland = (key) => key.endsWith(".island.tsx");

/**
 * Returns the files of the build that a page loads before interaction, and the unlisted chunks.
 * @returns {{ js: string[], css: string[], unlisted: string[] }}
 */
export const filesOf = (
  manifest,
  { path, source },
  { loadsByItself, onInteraction, onLargeCatalogue = [], onOwnShop = [] },
) => {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const start = [...entries, source, ...(loadsByItself[path] ?? [])];
  const keys = closure(manifest, start);
  const islands = dynamicImportsOf(manifest, keys).filter(isIsland);
  const served = closure(manifest, islands);
  const later = [...onInteraction, ...onLargeCatalogue, ...onOwnShop].flatMap((name) =>
    keysOf(manifest, name),
  );
  const listed = new Set([...keys, ...served, ...later]);
  const unlisted = dynamicImportsOf(manifest, keys).filter(
    (key) => !listed.has(key) && !isPage(key),
  );
  return {
    js: [...new Set(keys.map((key) => manifest[key].file).filter((file) => file.endsWith(".js")))],
    css: [...new Set([...keys, ...served].flatMap((key) => manifest[key].css ?? []))],
    unlisted: [...new Set(unlisted)],
  };
};

const sumSizes = (files, sizeOf) => files.reduce((sum, file) => sum + sizeOf(file), 0);

/** Returns faults of the budgets themselves: an exception without a reason, or an unknown name. */
const checkBudgets = (
  manifest,
  pages,
  { onInteraction, onLargeCatalogue = [], onOwnShop = [], loadsByItself, exceptions },
) => {
  const paths = new Set(pages.map(({ path }) => path));
  return [
    ...[...Object.keys(loadsByItself), ...Object.keys(exceptions)]
      .filter((path) => !paths.has(path))
      .map((path) => `${path} is in tools/budgets.json and not in the URL table`),
    ...Object.entries(exceptions)
      .filter(([, { why }]) => !why)
      .map(([path]) => `${path}: an exception says why`),
    ...[...onInteraction, ...onLargeCatalogue, ...onOwnShop]
      .filter((name) => keysOf(manifest, name).length === 0)
      .map((name) => `${name} is not in the build: correct tools/budgets.json`),
  ];
};

/** Returns the rows of the table and the faults, by page. */
export const checkSizes = (manifest, pages, budgets, sizeOf) => {
  const rows = [];
  const faults = checkBudgets(manifest, pages, budgets);
  for (const page of pages) {
    const { path } = page;
    const files = filesOf(manifest, page, budgets);
    const row = { path, files: files.js.length + files.css.length };
    for (const kind of ["js", "css"]) {
      const budget = budgets.exceptions[path]?.[kind] ?? budgets[kind];
      row[kind] = sumSizes(files[kind], sizeOf);
      row[`${kind}Left`] = budget - row[kind];
      if (row[kind] > budget) faults.push(`${path}: ${kind} is ${row[kind] - budget} bytes over`);
    }
    rows.push(row);
    if (row.js === 0) faults.push(`${path}: no script was found`);
    for (const key of files.unlisted)
      faults.push(`${path}: ${key} loads later; list it under loadsByItself or onInteraction`);
  }
  return { rows, faults };
};

/** Returns the files that a page of the desk loads: the entry and the page's chunk, with their imports. */
export const deskFilesOf = (manifest, source) => {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const keys = closure(manifest, [...entries, source]);
  return {
    js: [...new Set(keys.map((key) => manifest[key].file))],
    css: [...new Set(keys.flatMap((key) => manifest[key].css ?? []))],
  };
};

const compressed = new Map();
/** Returns a function that measures the files of a folder. */
const brotliSizeIn = (folder) => (name) => {
  const file = path.join(folder, name);
  if (!compressed.has(file)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    compressed.set(file, brotliCompressSync(readFileSync(file), { params }).length);
  }
  return compressed.get(file);
};

/** Returns rows and faults of the pages of the desk, which share one budget. */
const checkDesk = (budget) => {
  const manifest = JSON.parse(readFileSync(path.join(desk, ".vite/manifest.json"), "utf8"));
  const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.+Page\.tsx$/.test(key));
  const rows = pages.map((source) => {
    const { js, css } = deskFilesOf(manifest, source);
    const sizes = { js: sumSizes(js, brotliSizeIn(desk)), css: sumSizes(css, brotliSizeIn(desk)) };
    return {
      path: `desk ${path.basename(source, ".tsx")}`,
      files: js.length + css.length,
      ...sizes,
      jsLeft: budget.js - sizes.js,
      cssLeft: budget.css - sizes.css,
    };
  });
  const faults = rows.flatMap(({ path: page, jsLeft, cssLeft }) =>
    jsLeft < 0 || cssLeft < 0 ? [`${page}: over its budget`] : [],
  );
  return { rows, faults };
};

/** Returns rows and faults of the pages of one build of the store. */
const checkStore = (client, pages, budgets) => {
  const folder = path.join(dist, client);
  const manifest = JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8"));
  return checkSizes(manifest, pages, budgets, brotliSizeIn(folder));
};

const check = async () => {
  const server = path.join(dist, "server/entryServer.js");
  if (!existsSync(server))
    throw new Error("The shop is not built: run `node tools/start.mjs --build-only` first.");
  const budgets = JSON.parse(readFileSync(path.join(root, "tools/budgets.json"), "utf8"));
  const { listSources } = await import(pathToFileURL(server).href);
  const shop = checkStore("client", listSources("client"), budgets);
  const own = checkStore("own", listSources("own"), { ...budgets, ...budgets.own });
  const staff = checkDesk(budgets.desk);
  const [rows, faults] = [
    [...shop.rows, ...own.rows.map((row) => ({ ...row, path: `own ${row.path}` })), ...staff.rows],
    [...shop.faults, ...own.faults.map((fault) => `own ${fault}`), ...staff.faults],
  ];
  console.info("page                     files       js     left      css     left");
  for (const { path: at, files, js, jsLeft, css, cssLeft } of rows) {
    const numbers = [js, jsLeft, css, cssLeft].map((number) => String(number).padStart(8));
    console.info(`${at.padEnd(24)} ${String(files).padStart(5)} ${numbers.join(" ")}`);
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await check();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
