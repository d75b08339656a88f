/** Builds, packs and installs the published packages in scratch applications, as another team does. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./sources.mjs";

export const library = path.join(root, "packages/ui");

/** Runs a program and returns its output. Throws with the output if it fails. */
export const run = (cwd, command, ...args) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`);
  return stdout;
};

export const tool = (name) => path.join(root, "node_modules/.bin", name);

/** Creates a folder outside the repository. Calls `work` with it and removes it in the end. */
export const inScratch = async (work) => {
  const folder = mkdtempSync(path.join(tmpdir(), "pallu-package-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Builds a package of `packages/` and packs it with npm, as most teams do. Returns the path of the tarball. */
export const pack = (name, folder) => {
  const source = path.join(root, "packages", name);
  run(source, "npx", "-y", "pnpm@12", "run", "build");
  run(source, "npm", "pack", "--pack-destination", folder);
  const { version } = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8"));
  return path.join(folder, `pallu-${name}-${version}.tgz`);
};

/** Returns the paths of the files in a tarball, sorted. */
export const listTarball = (tarball) =>
  run(root, "tar", "-tzf", tarball)
    .trim()
    .split("\n")
    .map((file) => file.replace(/^package\//, ""))
    .toSorted();

/** The exports of `@pallu/ui` that are no modules: style sheets and data. */
export const notModules = [
  "./global",
  "./styles.css",
  "./fonts.css",
  "./tokens.css",
  "./tokens.json",
  "./figma.json",
  "./props.json",
];

/** Checks a tarball with publint and attw. */
export const lintPackage = (tarball, excluded = []) => {
  run(root, tool("publint"), "--strict", tarball);
  run(
    root,
    tool("attw"),
    tarball,
    "--profile",
    "esm-only",
    ...(excluded.length > 0 ? ["--exclude-entrypoints", ...excluded] : []),
  );
};

/** Installs packages in a folder. */
export const install = (app, ...packages) =>
  run(app, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline", ...packages);

const isExample = (file) => /^[A-Z]\w*\.tsx$/.test(file);

/**
 * Copies an application of packages/ui/consumers, with the page that all of them show and the document that Vite's share, and
 * installs the package. With `guideFolder`, the application also compiles the examples of the guides.
 */
export const installConsumer = (name, { pageFolder, guideFolder }, folder, ...packages) => {
  const app = path.join(folder, name);
  const shared = path.join(library, "consumers/vite");
  cpSync(path.join(library, "consumers", name), app, { recursive: true });
  cpSync(path.join(shared, "src/App.tsx"), path.join(app, pageFolder, "App.tsx"));
  if (pageFolder === "src")
    cpSync(path.join(shared, "index.html"), path.join(app, "index.html"), { force: false });
  const guides = path.join(library, "src/guides");
  if (guideFolder !== undefined)
    for (const file of readdirSync(guides).filter(isExample))
      cpSync(path.join(guides, file), path.join(app, guideFolder, file));
  install(app, ...packages);
  return app;
};
