/**
 * Checks which modules may import which. Lint rules compare import specifiers, so `../../x` bypasses them. This check
 * resolves every import to a file and compares folders. An unknown folder is a violation, so that every new
 * one needs a rule. Also checks that the packages named by the specification are declared and used.
 */
import { existsSync, readdirSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { importsOf, read, report, root, sourceFiles } from "./sources.mjs";

/** The packages, and the packages that each may import. */
const workspaces = {
  "packages/client": ["packages/contract"],
  "packages/contract": [],
  "packages/ui": [],
  "apps/api": ["packages/client", "packages/contract"],
  "apps/desk": ["packages/ui"],
  "apps/store": [
    "apps/desk",
    "packages/client",
    "packages/contract",
    "packages/demo",
    "packages/ui",
  ],
  "packages/demo": ["packages/contract", "packages/ui", "apps/api"],
  e2e: ["packages/contract", "apps/api", "apps/store"],
  resilience: ["packages/contract", "apps/api"],
  ".storybook": ["packages/ui", "packages/contract", "apps/store"],
  "docs/storybook": ["packages/ui", "packages/contract", "apps/store"],
};

/** Workspaces that import the sources of others by path: they show or drive what the others are made of. */
const importsByPath = new Set([".storybook", "docs/storybook", "e2e", "packages/demo"]);

const workspaceOfPackage = {
  "@pallu/client": "packages/client",
  "@pallu/contract": "packages/contract",
  "@pallu/demo": "packages/demo",
  "@pallu/ui": "packages/ui",
  "@pallu/api": "apps/api",
  "@pallu/store": "apps/store",
  "@pallu/desk": "apps/desk",
};

/**
 * The packages that the specification names, and the workspaces that declare each and use it in what they ship. `null` is
 * the root, whose commands or configuration run it.
 */
export const requiredPackages = {
  react: ["apps/store", "packages/ui"],
  "react-dom": ["apps/store", "packages/ui"],
  "react-router-dom": ["apps/store"],
  "@radix-ui/react-accordion": ["packages/ui"],
  "@radix-ui/react-dialog": ["packages/ui"],
  "@radix-ui/react-slider": ["packages/ui"],
  "@vanilla-extract/css": ["apps/store", "packages/ui"],
  swr: ["apps/store"],
  storybook: [null],
  "@storybook/react-vite": [null],
  chromatic: [null],
  vitest: [null],
};

/** Later layers may import earlier ones, never the reverse. */
const layers = {
  "packages/ui": ["tokens", "layout", "components", "patterns", "sections", "desk", "entries"],
  "apps/store": ["platform", "features", "sections", "routes", "entry", "server"],
  "apps/desk": ["platform", "frame", "pages", "entry"],
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
  sections: "sections",
  desk: "desk",
  entries: "entries",
  foundations: "entries",
  guides: "entries",
};

const storeFolders = {
  features: "features",
  sections: "sections",
  routes: "routes",
  demo: "routes",
  own: "routes",
  testing: "entry",
  tests: "entry",
};

const deskFolders = { platform: "platform", frame: "frame", pages: "pages" };

/** The only file of the desk that names the API: it has the types of its calls. */
const deskCallTypes = "apps/desk/src/platform/callTypes.ts";

/** Folders of `platform`, one for each subject. */
const platformFolders = new Set([
  "data",
  "delivery",
  "focus",
  "preferences",
  "routing",
  "shop",
  "ui",
]);

/** Folders of pages. Every shop has those of `routes`; a shop has those of `own` or those of `demo`. */
const pageFolders = ["routes", "demo", "own"];

/** Features that others may import (a cart line shows a variant). Pages compose all other combinations. */
const baseFeatures = new Set(["session", "currency", "notices", "catalogue", "personalList"]);

/** Folders of the API. Later ones may import earlier ones, never the reverse, whatever the role of a file. */
const apiOrder = ["db", "http", "modules", "seed", "ops"];

const apiRoles = {
  tables: "tables and rules",
  rules: "tables and rules",
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
const apiBase =
  /^(?:(?:clock|config|fillTasks|folders|retention|startupError|totals)|http\/secrets)\.ts$/;

const isTest = (file) =>
  /\.(?:test|stories|fixtures)\.tsx?$/.test(file) || /(?:^|\/)testing\/|^resilience\//.test(file);
const isConfig = (file) =>
  /(?:\.config|\.postgres\.config)\.ts$|^packages\/\w+\/build\//.test(file);

const workspaceOf = (file) =>
  Object.keys(workspaces).find((workspace) => file.startsWith(`${workspace}/`)) ??
  /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ??
  file.split("/")[0];

const uiLayer = ([folder]) =>
  uiFolders[folder.replace(/\..*$/, "")] ?? (folder === "index.ts" ? "entries" : undefined);

/** A file that is in no folder of a page. */
const entryOfRoom = /\.tsx?$/;

const entryFile = /^(?:App|entry(?:Client|Server)|servedRoutes|routes\.load)\.tsx?$/;

const storeLayer = ([folder, subject = ""]) =>
  // What other pages and the frame of all pages show of the demo, where the shop is the demo.
  (folder === "demo" && entryOfRoom.test(subject) ? "sections" : undefined) ??
  storeFolders[folder] ??
  (folder === "platform" && platformFolders.has(subject) ? "platform" : undefined) ??
  (/^(?:routes|loadPage)\.ts$/.test(folder)
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

/** Returns a file's package, its layer and, inside the store, its feature, inside the API, its folder. */
export const locationOf = (file) => {
  const workspace = workspaceOf(file);
  const segments = file.slice(workspace.length + 1).split("/");
  if (segments[0] !== "src")
    return { workspace, layer: workspace === "apps/store" ? "server" : undefined };
  const inside = segments.slice(1);
  if (workspace === "packages/ui") return { workspace, layer: uiLayer(inside) };
  if (workspace === "apps/api") {
    const folder = apiOrder.find((name) => name === inside[0]);
    return { workspace, layer: apiLayer(inside), folder };
  }
  if (workspace === "apps/desk")
    return {
      workspace,
      layer: deskFolders[inside[0]] ?? (inside.length === 1 ? "entry" : undefined),
    };
  if (workspace !== "apps/store") return { workspace };
  return {
    workspace,
    layer: storeLayer(inside),
    feature: inside[0] === "features" ? inside[1] : undefined,
    pageFolder: pageFolders.find((name) => name === inside[0]),
  };
};

const packageNameOf = (specifier) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

const packageViolation = (file, specifier, declared) => {
  const { workspace } = locationOf(file);
  const name = packageNameOf(specifier);
  if (file === deskCallTypes && (specifier === "@pallu/api/desk" || name === "zod"))
    return undefined;
  const client =
    workspace === "packages/ui" ||
    file.startsWith("apps/store/src/") ||
    file.startsWith("apps/desk/src/");
  const isExempt = isTest(file) || isConfig(file);
  if (client && !isExempt && (name === "zod" || specifier === "@pallu/contract/schemas"))
    return "schemas are too heavy for the browser: use the types and rules of @pallu/contract";
  if (client && !isExempt && isBuiltin(specifier) && !file.endsWith(".server.tsx"))
    return `browser code has no ${specifier}`;
  const target = workspaceOfPackage[name];
  if (target === workspace) return undefined;
  if (specifier === "@pallu/contract/fixtures" && !isExempt && !importsByPath.has(workspace))
    return "sample answers are for tests and stories";
  if (specifier === "@pallu/api/internals" && workspace !== "resilience")
    return "the internals of the API are for resilience/: use @pallu/api";
  if (target === "apps/api" && workspace === "apps/store")
    return isExempt || file.startsWith("apps/store/server/")
      ? undefined
      : "only apps/store/server starts the API; the store talks to it over HTTP";
  if (target === "packages/demo" && !isExempt && locationOf(file).pageFolder !== "demo")
    return "only apps/store/src/demo has contents of the demo";
  if (target && !workspaces[workspace].includes(target))
    return `${workspace} may not import ${target}`;
  if (!target && !isBuiltin(specifier) && !declared(name))
    return `${name} is not among the dependencies of ${workspace}/package.json`;
  return undefined;
};

const layerViolation = (from, to, file) => {
  const order = layers[from.workspace];
  if (!order || isTest(file) || isConfig(file)) return undefined;
  if (order.indexOf(to.layer) > order.indexOf(from.layer))
    return `${from.layer} may not import ${to.layer} (${order.join(" ← ")})`;
  if (from.folder && to.folder && apiOrder.indexOf(to.folder) > apiOrder.indexOf(from.folder))
    return `${from.folder} may not import ${to.folder} (${apiOrder.join(" ← ")})`;
  const isShown = from.pageFolder === "routes" && to.layer === "sections";
  if (
    from.pageFolder &&
    to.pageFolder &&
    from.pageFolder !== to.pageFolder &&
    to.pageFolder !== "routes" &&
    !isShown
  )
    return `${from.pageFolder} may not import ${to.pageFolder}: a shop is the demo or its own`;
  if (from.feature && to.feature && from.feature !== to.feature && !baseFeatures.has(to.feature))
    return `feature ${from.feature} may not import feature ${to.feature}: the page composes them`;
  return undefined;
};

/** Returns the file that a relative specifier names. */
const targetOf = (file, specifier) =>
  path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ""));

/**
 * Returns the violation of one import, or undefined.
 * @param {string} file path from the root
 * @param {string} specifier as written
 * @param {(name: string) => boolean} declared whether the workspace's package.json has a dependency
 */
export const importViolation = (file, specifier, declared = () => true) => {
  // A module that a Vite plugin of the workspace generates.
  if (specifier.startsWith("virtual:")) return undefined;
  if (!specifier.startsWith(".")) return packageViolation(file, specifier, declared);
  const target = targetOf(file, specifier);
  const from = locationOf(file);
  const to = locationOf(target);
  if (to.workspace !== from.workspace)
    return workspaces[to.workspace] && !importsByPath.has(from.workspace)
      ? `reaches into ${to.workspace} by path: use its package name`
      : undefined;
  if (isTest(target) && !isTest(file) && !isConfig(file) && from.layer !== "app") {
    return "shipped code may not import tests, stories or fixtures";
  }
  return layerViolation(from, to, file);
};

/** Returns the violation of a file's location, or undefined. */
export const locationViolation = (file) => {
  const { workspace, layer } = locationOf(file);
  if (!workspaces[workspace])
    return `${workspace} has no rule: name in tools/boundaries.mjs what it may import`;
  if (file.startsWith(`${workspace}/src/`) && layers[workspace] && !layer)
    return `is in no layer: name its folder in tools/boundaries.mjs (${layers[workspace].join(" ← ")})`;
  if (/\/(?:utils?|helpers?|common|misc|shared|lib)\//.test(file))
    return "a folder is named after what it holds, not utils, helpers, common, misc, shared or lib";
  return undefined;
};

const dependenciesIn = (manifest) => {
  if (!existsSync(path.join(root, manifest))) return [];
  const json = JSON.parse(read(manifest));
  return ["dependencies", "peerDependencies", "devDependencies"].flatMap((group) =>
    Object.keys(json[group] ?? {}),
  );
};

/** Whether the text of commands runs a package: a script of package.json, or a tool that starts its program. */
const isRunBy = (commands, name) =>
  new RegExp(`"${name} |bin\\("${name}"\\)|node_modules/(?:\\.bin/)?${name}[/"]`).test(commands);

/**
 * Returns the violations of `requiredPackages`.
 * @param {(workspace: string | null) => readonly string[]} declaredIn names in the package.json of a workspace
 * @param {readonly { file: string, specifier: string }[]} imports of all files
 * @param {string} commands texts of the scripts and tools of the root
 */
export const requiredViolations = (declaredIn, imports, commands) =>
  Object.entries(requiredPackages).flatMap(([name, places]) =>
    places.flatMap((workspace) => {
      const file = `${workspace ?? "."}/package.json`;
      const isUsed = imports.some(
        (one) =>
          packageNameOf(one.specifier) === name &&
          (workspace === null
            ? one.file.startsWith(".storybook/") || !one.file.includes("/")
            : workspaceOf(one.file) === workspace && !isTest(one.file) && !isConfig(one.file)),
      );
      return [
        ...(declaredIn(workspace).includes(name)
          ? []
          : [{ file, line: 1, message: `must declare ${name}, which the specification names` }]),
        ...(isUsed || (workspace === null && isRunBy(commands, name))
          ? []
          : [{ file, line: 1, message: `${name} is used by nothing that is shipped or run` }]),
      ];
    }),
  );

/** Shipped code must declare its dependencies. Tests, stories and configuration may also use those of the root. */
const declaredBy = (workspace) => {
  const own = new Set(dependenciesIn(`${workspace}/package.json`));
  const all = new Set([...own, ...dependenciesIn("package.json")]);
  const isRoot = !existsSync(path.join(root, workspace, "package.json"));
  return (file) => (isRoot || isTest(file) || isConfig(file) ? all : own);
};

/** An application that installs the package, with a package.json of its own. */
const consumerOf = (file) => /^packages\/ui\/consumers\/[^/]+/.exec(file)?.[0];

const check = () => {
  const files = sourceFiles();
  const known = new Map(
    Object.keys(workspaces).map((workspace) => [workspace, declaredBy(workspace)]),
  );
  const imports = [];
  const violations = files.flatMap((file) => {
    const violation = locationViolation(file);
    if (violation) return [{ file, line: 1, message: violation }];
    const consumer = consumerOf(file);
    const names = consumer
      ? new Set(dependenciesIn(`${consumer}/package.json`))
      : known.get(workspaceOf(file))(file);
    return importsOf(file, read(file)).flatMap(({ line, specifier }) => {
      imports.push({ file, line, specifier });
      const message = importViolation(file, specifier, (name) => names.has(name));
      return message ? [{ file, line, message: `${specifier}: ${message}` }] : [];
    });
  });
  const ofRoot = ["vitest.config.ts"].flatMap((file) =>
    importsOf(file, read(file)).map(({ specifier }) => ({ file, specifier })),
  );
  const tools = readdirSync(path.join(root, "tools")).filter((file) => file.endsWith(".mjs"));
  const required = requiredViolations(
    (workspace) => dependenciesIn(path.posix.join(workspace ?? "", "package.json")),
    [...imports, ...ofRoot],
    [read("package.json"), ...tools.map((file) => read(`tools/${file}`))].join("\n"),
  );
  report("boundaries", files.length, [...violations, ...required]);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) check();
