/** Packs and installs the packages with npm, pnpm and yarn. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { library, listTarball, run } from "./package.pack.mjs";

const pnpm = ["npx", "-y", "pnpm@12"];
const yarn = ["npx", "-y", "@yarnpkg/cli-dist@4.18.1"];

const packers = {
  npm: (file) => ["npm", "pack", "--pack-destination", path.dirname(file)],
  pnpm: (file) => [...pnpm, "pack", "--out", file],
  yarn: (file) => [...yarn, "pack", "--out", file],
};

/** Adds a tarball to the application of the current folder. The applications of packages/ui/consumers are installed by npm. */
const installers = {
  pnpm: (tarball) => [...pnpm, "add", tarball],
  yarn: (tarball) => [...yarn, "add", `@pallu/ui@file:${tarball}`],
};

/** What yarn needs beside its defaults: it also installs in CI, and in a folder that other tools read. */
const settings =
  "nodeLinker: node-modules\nenableImmutableInstalls: false\nenableTelemetry: false\n";

/** Marks a folder as the root of a project. Without the files, yarn and pnpm look for a root in the folders above. */
const markAsProjectRoot = (folder) => {
  writeFileSync(path.join(folder, "yarn.lock"), "");
  writeFileSync(path.join(folder, ".yarnrc.yml"), settings);
};

/**
 * Returns how the files and package.json in the tarballs of two managers differ.
 * @param {{ files: string[], manifest: object }} one of npm
 * @param {{ files: string[], manifest: object }} other
 */
export const differences = (one, other, manager) =>
  [
    ...other.files.filter((file) => !one.files.includes(file)).map((file) => `${file} is added`),
    ...one.files.filter((file) => !other.files.includes(file)).map((file) => `${file} is missing`),
    ...["exports", "bin", "dependencies", "peerDependencies", "sideEffects"]
      .filter((key) => JSON.stringify(one.manifest[key]) !== JSON.stringify(other.manifest[key]))
      .map((key) => `"${key}" differs`),
  ].map((difference) => `${manager} packs another package than npm: ${difference}`);

/** Packs a built package with each manager. Returns how the tarballs differ. */
export const comparePacks = (name, folder) => {
  const project = path.join(folder, `pack-${name}`);
  const source = path.join(library, "..", name);
  mkdirSync(project);
  for (const entry of ["bin", "dist", "LICENSE", "LICENSES", "README.md", "CHANGELOG.md"])
    if (existsSync(path.join(source, entry)))
      cpSync(path.join(source, entry), path.join(project, entry), { recursive: true });
  const manifest = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8"));
  // Dependencies for development are names of this workspace.
  delete manifest.devDependencies;
  writeFileSync(path.join(project, "package.json"), JSON.stringify(manifest, null, 2));
  markAsProjectRoot(project);
  const packed = Object.entries(packers).map(([manager, command]) => {
    const out = path.join(folder, `${manager}-${name}`);
    mkdirSync(out);
    const tarball = path.join(out, `pallu-${name}-${manifest.version}.tgz`);
    run(project, ...command(tarball));
    const text = run(project, "tar", "-xzOf", tarball, "package/package.json");
    return { manager, files: listTarball(tarball), manifest: JSON.parse(text) };
  });
  const [byNpm, ...others] = packed;
  return others.flatMap((one) => differences(byNpm, one, one.manager));
};

/**
 * Follows "Getting started" with a manager, from an empty folder: installs the tarball, compiles and builds the application
 * of Vite, and writes a style sheet for a brand. Throws if a step fails.
 */
export const followGettingStarted = (manager, folder, tarball) => {
  const app = path.join(folder, `guide-${manager}`);
  cpSync(path.join(library, "consumers/vite"), app, { recursive: true });
  cpSync(path.join(library, "src/guides/FirstPage.tsx"), path.join(app, "src/FirstPage.tsx"));
  for (const guide of ["RouterLinks", "ThemedPart", "UrduCart", "ProductPage"])
    cpSync(path.join(library, `src/guides/${guide}.tsx`), path.join(app, `src/${guide}.tsx`));
  if (manager === "yarn") markAsProjectRoot(app);
  run(app, ...installers[manager](tarball));
  const bin = (name) => path.join(app, "node_modules/.bin", name);
  run(app, bin("tsc"), "--noEmit");
  run(app, bin("vite"), "build", "--logLevel", "error");
  const dark = ["dark.action=#d9a6f0", "dark.actionHover=#e4bff5", "dark.actionPress=#cf92ea"];
  run(app, bin("pallu-ui"), "theme", ...dark, "--out", "brand.css");
  if (!readFileSync(path.join(app, "brand.css"), "utf8").includes("--pl-color-action: #d9a6f0;"))
    throw new Error(`${manager}: npx @pallu/ui theme wrote no colour`);
  const refused = spawnSync(bin("pallu-ui"), ["theme", "dark.action=#7a1fa2"], {
    encoding: "utf8",
  });
  if (refused.status !== 1 || !refused.stderr.includes("needs 4.5:1"))
    throw new Error(`${manager}: npx @pallu/ui theme accepts colours with too little contrast`);
  console.info(`${manager}: installed, compiled, built, and a brand written`);
};
