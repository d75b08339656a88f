/** The size of each component of the built package by itself. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

export const sizesFile = fileURLToPath(new URL("package.sizes.json", import.meta.url));

const writeIt = ": run `pnpm package:check --write-sizes`";

/** A limit leaves this much room, so that a small change need not touch it. */
const ROOM = 1.05;

export const isComponent = (name) => /^[A-Z]\w*[a-z]\w*$/.test(name) && !/Icon$|^Ui/.test(name);

/** Returns the names of the components that a built entry exports. */
const componentsOf = (entry) => {
  const source = readFileSync(entry, "utf8");
  return [...source.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list]) => list.split(","))
    .map((part) => part.trim().split(/ as /).at(-1))
    .filter(isComponent);
};

/** Bundles a module for production, as Vite does for an application. Returns the written files. */
export const bundle = async (entry, external) => {
  const [{ output }] = await build({
    root: path.dirname(entry),
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      assetsInlineLimit: 0,
      lib: { entry, formats: ["es"], cssFileName: "styles" },
      rolldownOptions: { external },
    },
  });
  return output;
};

/** Returns the bytes of the package's own modules that a component needs, minified, after Brotli. */
const sizeOf = async (file, entry, name) => {
  writeFileSync(file, `export { ${name} } from ${JSON.stringify(entry)};`);
  // Dependencies are shared with other components, and their size is not ours.
  const [module] = await bundle(file, /^@?[a-z]/);
  return brotliCompressSync(module.code).length;
};

/** Returns the bytes of every component that the main entry exports. */
export const sizesOf = async (dist) => {
  const entry = path.join(dist, "entries/index.js");
  const folder = mkdtempSync(path.join(tmpdir(), "pallu-size-"));
  const sizes = {};
  try {
    for (const name of componentsOf(entry))
      sizes[name] = await sizeOf(path.join(folder, "component.js"), entry, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return sizes;
};

const readLimits = () => JSON.parse(readFileSync(sizesFile, "utf8"));

/** Returns the limits of these components: those that there are, and new ones where there are none. */
export const limitsOf = (sizes, limits = readLimits()) =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      limits[name] ?? Math.ceil((size * ROOM) / 10) * 10,
    ]),
  );

/**
 * Returns the components that are over their limit or have none, and limits without a component.
 * @param {Record<string, number>} sizes
 * @param {Record<string, number>} limits
 */
export const judgeComponents = (sizes, limits = readLimits()) => [
  ...Object.entries(sizes).flatMap(([name, size]) => {
    if (limits[name] === undefined) return [`${name} has no limit${writeIt}`];
    return size > limits[name] ? [`${name}: ${size} bytes, ${size - limits[name]} over`] : [];
  }),
  ...Object.keys(limits)
    .filter((name) => sizes[name] === undefined)
    .map((name) => `${name} has a limit and is not exported${writeIt}`),
];
