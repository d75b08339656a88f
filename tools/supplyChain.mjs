/**
 * Checks the dependencies by the lockfile, the manifests and the installed packages. pnpm itself lets new versions wait
 * (`minimumReleaseAge`), refuses install scripts, asks for vulnerabilities (`pnpm audit`) and writes the bill of materials
 * (`pnpm sbom`).
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { read, root } from "./sources.mjs";

/** Allowed licences. Adding one needs a decision. */
const ALLOWED_LICENCES = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/**
 * Packages whose licence was reviewed but is not in that list, or not in their package.json, with the reason.
 * @type {Record<string, string>}
 */
const reviewedLicences = {
  "@img/sharp-libvips":
    "LGPL-3.0-or-later: a separate library that sharp loads, unchanged, not shipped by us",
  "png-js": "MIT, as its LICENSE says",
  "require-like": "MIT, as its License says",
  spawndamnit: "MIT, as its LICENSE says",
};

/**
 * Returns the entries of a lockfile's `packages`, in its order.
 * @param {string} lockfile
 * @returns {{ id: string, resolution: Record<string, string> }[]} `id` is the name and the version
 */
export const packagesOf = (lockfile) =>
  Object.entries(parse(lockfile).packages ?? {}).map(([id, { resolution }]) => ({
    id,
    resolution,
  }));

/** Whether a package comes from the registry, with the hash of its content and nothing else. */
const isLocked = ({ integrity, ...others }) =>
  /^sha512-[\w+/=]{86,88}$/.test(integrity) && Object.keys(others).length === 0;

/** Returns the faults of locked packages. Every one must come from the registry and have an integrity hash. */
export const checkLockfile = (lockfile) => {
  const packages = packagesOf(lockfile);
  return packages.length === 0
    ? ["The lockfile names no package."]
    : packages
        .filter(({ resolution }) => !isLocked(resolution))
        .map(({ id }) => `${id} is not locked to a package of the registry by its hash.`);
};

/** Returns what of a manifest only pnpm replaces when it packs: other programs would publish the other value. */
const checkPublishConfig = (file, { publishConfig = {} }) =>
  Object.keys(publishConfig)
    .filter((name) => !["access", "provenance", "tag"].includes(name))
    .map((name) => `${file} has ${name} in publishConfig, which npm ignores: move it out.`);

/**
 * Returns dependencies without an exact version, and settings that only pnpm reads. A published package may ask for `^`,
 * so that an application installs one copy of what others ask for too; here the lockfile has one version.
 */
export const checkManifest = (file, manifest) => [
  ...checkPublishConfig(file, manifest),
  ...["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) => {
    const isRange = kind === "dependencies" && manifest.publishConfig !== undefined;
    const allowed = isRange ? /^\^\d+\.\d+\.\d+$/ : /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|workspace:\*)$/;
    return Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !allowed.test(version))
      .map(([name, version]) => `${file} asks for ${name} ${version}: pin one version.`);
  }),
];

const licenceOf = ({ license, licenses }) =>
  typeof license === "string"
    ? license
    : (license?.type ?? licenses?.map(({ type }) => type).join(" OR ") ?? "none");

/** Whether one alternative of a licence expression consists of allowed licences only. */
const isAllowedLicence = (expression) =>
  expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((one) => one.split(" AND ").every((part) => ALLOWED_LICENCES.has(part.trim())));

/**
 * Returns the installed packages whose licence is unknown. pnpm itself refuses install scripts that nobody decided on
 * (`strictDepBuilds`).
 * @param {Record<string, any>[]} manifests
 */
export const checkInstalled = (manifests) =>
  manifests
    .filter(({ name }) => !Object.keys(reviewedLicences).some((prefix) => name.startsWith(prefix)))
    .map((manifest) => ({ ...manifest, licence: licenceOf(manifest) }))
    .filter(({ licence }) => !isAllowedLicence(licence))
    .map(({ name, version, licence }) => `${name}@${version} has the licence ${licence}.`);

/** Returns the package.json of every package in the virtual store. */
const readInstalled = () => {
  const store = path.join(root, "node_modules/.pnpm");
  const seen = new Map();
  for (const folder of existsSync(store) ? readdirSync(store) : []) {
    const name = folder.replace(/^(@[^+]+)\+/, "$1/").replace(/(.)@.*$/, "$1");
    const file = path.join(store, folder, "node_modules", name, "package.json");
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, "utf8"));
    seen.set(`${manifest.name}@${manifest.version}`, manifest);
  }
  return [...seen.values()];
};

const printResult = (what, faults) => {
  console.info(`${faults.length === 0 ? "ok     " : "FAILED "} ${what}`);
  for (const fault of faults) console.info(`        ${fault}`);
  return faults.length === 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = packagesOf(read("pnpm-lock.yaml"));
  const installed = readInstalled();
  const manifests = [
    "package.json",
    ...["packages", "apps"].flatMap((folder) =>
      readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    ),
    "e2e/package.json",
    "resilience/package.json",
  ].filter((file) => existsSync(path.join(root, file)));
  const results = [
    printResult(
      `${packages.length} packages are locked by their hash`,
      checkLockfile(read("pnpm-lock.yaml")),
    ),
    printResult(
      `${manifests.length} manifests pin every version`,
      manifests.flatMap((file) => checkManifest(file, JSON.parse(read(file)))),
    ),
    printResult(
      `${installed.length} installed packages have an allowed licence`,
      installed.length === 0 ? ["Nothing is installed."] : checkInstalled(installed),
    ),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
