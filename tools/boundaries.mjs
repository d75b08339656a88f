/**
 * Checks which modules may import which. Lint rules compare import specifiers, so `../../x` bypasses them. This check
 * resolves every import to a file and compares folders. An unknown folder is a fault, so that every new one needs a
 * rule.
 */
import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { importsOf, read, report, root, sourceFiles } from "./sources.mjs";

/** The packages, and the packages that each may import. */
const rooms = {
  "packages/contract": [],
  "packages/ui": [],
  "apps/api": ["packages/contract"],
  "apps/store": ["packages/contract", "packages/ui"],
  e2e: ["packages/contract", "apps/api", "apps/store"],
  resilience: ["packages/contract", "apps/api"],
  ".storybook": ["packages/ui", "packages/contract", "apps/store"],
};

const packageOf = {
  "@pallu/contract": "packages/contract",
  "@pallu/ui": "packages/ui",
  "@pallu/api": "apps/api",
  "@pallu/store": "apps/store",
};

/** Later layers may import earlier ones, never the reverse. */
const layers = {
  "packages/ui": ["tokens", "layout", "components", "patterns", "entries"],
  "apps/store": ["platform", "features", "routes", "entry", "server"],
  "apps/api": ["base", "tables and rules", "database", "repo", "http", "service", "routes", "app"],
};

const uiFolders = {
  tokens: "tokens",
  style: "tokens",
  fonts: "tokens",
  themes: "tokens",
  icons: "tokens",
  provider: "tokens",
  layout: "layout",
  components: "components",
  patterns: "patterns",
  entries: "entries",
  foundations: "entries",
};

const storeFolders = {
  platform: "platform",
  content: "platform",
  features: "features",
  routes: "routes",
};

/** Features that others may import (a cart line shows a variant). Pages compose all other combinations. */
const baseFeatures = new Set(["session", "currency", "notices", "catalogue"]);

const apiRoles = {
  tables: "tables and rules",
  rules: "tables and rules",
  messages: "tables and rules",
  types: "tables and rules",
  repo: "repo",
  service: "service",
  routes: "routes",
};

const apiFolders = {
  db: "database",
  http: "http",
  modules: "service",
  seed: "service",
  ops: "app",
  testing: "app",
};
const apiBase = /^(?:(?:clock|config|folders|retention|startupError)|http\/secrets)\.ts$/;

const isTest = (file) =>
  /\.(?:test|stories|fixtures)\.tsx?$/.test(file) || /(?:^|\/)testing\/|^resilience\//.test(file);
const isConfig = (file) => /(?:\.config|\.postgres\.config)\.ts$/.test(file);

const roomOf = (file) =>
  Object.keys(rooms).find((room) => file.startsWith(`${room}/`)) ??
  /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ??
  file.split("/")[0];

const uiLayer = ([folder]) =>
  uiFolders[folder.replace(/\..*$/, "")] ?? (folder === "index.ts" ? "entries" : undefined);

const entryFile = /^(?:App|entry\.\w+|routes\.server)\.tsx?$/;

const storeLayer = ([folder]) =>
  storeFolders[folder] ??
  (/^routes(?:\.secondary|\.meta)?\.tsx?$/.test(folder)
    ? "routes"
    : entryFile.test(folder)
      ? "entry"
      : undefined);

const apiLayer = (segments) => {
  const role = /\.(\w+)\.ts$/.exec(segments.at(-1))?.[1];
  if (apiRoles[role]) return apiRoles[role];
  if (apiBase.test(segments.join("/"))) return "base";
  if (segments.length > 1) return apiFolders[segments[0]];
  return segments[0] === "context.ts" ? "database" : "app";
};

/** Returns a file's package, its layer and, inside the store, its feature. */
export const placeOf = (file) => {
  const room = roomOf(file);
  const segments = file.slice(room.length + 1).split("/");
  if (segments[0] !== "src") return { room, layer: room === "apps/store" ? "server" : undefined };
  const inside = segments.slice(1);
  if (room === "packages/ui") return { room, layer: uiLayer(inside) };
  if (room === "apps/api") return { room, layer: apiLayer(inside) };
  if (room !== "apps/store") return { room };
  return {
    room,
    layer: storeLayer(inside),
    feature: inside[0] === "features" ? inside[1] : undefined,
  };
};

const nameOf = (specifier) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

const judgePackage = (file, specifier, declared) => {
  const { room } = placeOf(file);
  const name = nameOf(specifier);
  const client = room === "packages/ui" || file.startsWith("apps/store/src/");
  const loose = isTest(file) || isConfig(file);
  if (client && !loose && (name === "zod" || specifier === "@pallu/contract/schemas"))
    return "schemas are too heavy for the browser: use the types and rules of @pallu/contract";
  if (client && !loose && isBuiltin(specifier) && !file.endsWith(".server.tsx"))
    return `browser code has no ${specifier}`;
  const target = packageOf[name];
  if (target === room) return undefined;
  if (specifier === "@pallu/contract/fixtures" && !loose && room !== ".storybook" && room !== "e2e")
    return "sample answers are for tests and stories";
  if (specifier === "@pallu/api/internals" && room !== "resilience")
    return "the internals of the API are for resilience/: use @pallu/api";
  if (target === "apps/api" && room === "apps/store")
    return loose || file.startsWith("apps/store/server/")
      ? undefined
      : "only apps/store/server starts the API; the store talks to it over HTTP";
  if (target && !rooms[room].includes(target)) return `${room} may not know ${target}`;
  if (!target && !isBuiltin(specifier) && !declared(name))
    return `${name} is not among the dependencies of ${room}/package.json`;
  return undefined;
};

const judgeLayers = (from, to, file) => {
  const order = layers[from.room];
  if (!order || isTest(file)) return undefined;
  if (order.indexOf(to.layer) > order.indexOf(from.layer))
    return `${from.layer} may not import ${to.layer} (${order.join(" ← ")})`;
  if (from.feature && to.feature && from.feature !== to.feature && !baseFeatures.has(to.feature))
    return `feature ${from.feature} may not import feature ${to.feature}: the page composes them`;
  return undefined;
};

/**
 * Returns the fault of one import, or undefined.
 * @param {string} file path from the root
 * @param {string} specifier as written
 * @param {(name: string) => boolean} declared whether the room's package.json has a dependency
 */
export const judgeImport = (file, specifier, declared = () => true) => {
  if (!specifier.startsWith(".")) return judgePackage(file, specifier, declared);
  const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ""));
  const from = placeOf(file);
  const to = placeOf(target);
  if (to.room !== from.room)
    return rooms[to.room] && from.room !== ".storybook" && from.room !== "e2e"
      ? `reaches into ${to.room} by path: use its package name`
      : undefined;
  if (isTest(target) && !isTest(file) && !isConfig(file) && from.layer !== "app") {
    return "shipped code may not import tests, stories or fixtures";
  }
  return judgeLayers(from, to, file);
};

/** Returns the fault of a file's location, or undefined. */
export const judgePlace = (file) => {
  const { room, layer } = placeOf(file);
  if (!rooms[room]) return `${room} has no rule: name in tools/boundaries.mjs whom it may know`;
  if (file.startsWith(`${room}/src/`) && layers[room] && !layer)
    return `stands in no layer: name its folder in tools/boundaries.mjs (${layers[room].join(" ← ")})`;
  if (/\/(?:utils?|helpers?|common|misc|shared|lib)\//.test(file))
    return "a folder is named after what it holds, not utils, helpers, common, misc, shared or lib";
  return undefined;
};

const namesIn = (manifest) => {
  if (!existsSync(path.join(root, manifest))) return [];
  const json = JSON.parse(read(manifest));
  return ["dependencies", "peerDependencies", "devDependencies"].flatMap((group) =>
    Object.keys(json[group] ?? {}),
  );
};

/** Shipped code must declare its dependencies. Tests, stories and configuration may also use those of the root. */
const declaredBy = (room) => {
  const own = new Set(namesIn(`${room}/package.json`));
  const all = new Set([...own, ...namesIn("package.json")]);
  const isRoot = !existsSync(path.join(root, room, "package.json"));
  return (file) => (isRoot || isTest(file) || isConfig(file) ? all : own);
};

const check = () => {
  const files = sourceFiles();
  const known = new Map(Object.keys(rooms).map((room) => [room, declaredBy(room)]));
  const faults = files.flatMap((file) => {
    const misplaced = judgePlace(file);
    if (misplaced) return [{ file, line: 1, message: misplaced }];
    const names = known.get(roomOf(file))(file);
    return importsOf(file, read(file)).flatMap(({ line, specifier }) => {
      const message = judgeImport(file, specifier, (name) => names.has(name));
      return message ? [{ file, line, message: `${specifier}: ${message}` }] : [];
    });
  });
  report("boundaries", files.length, faults);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) check();
