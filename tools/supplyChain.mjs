/**
 * `pnpm supply-chain`: checks the dependencies, offline, by the lockfile, the installed packages and the workflows of CI. `--registry` also asks
 * the registry for known vulnerabilities and for the age of every locked version. Answers that the registry did not
 * give are reported and exit with 1. `--sbom FILE` writes the bill of materials (CycloneDX).
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { read, root } from "./sources.mjs";

const MAX_BUILD_SCRIPTS = 5;
const MIN_RELEASE_AGE_MINUTES = 3 * 24 * 60;

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

/** Returns the names in `allowBuilds` that may run install scripts. */
const buildersOf = (workspace) =>
  Object.entries(parse(workspace).allowBuilds ?? {})
    .filter(([, isAllowed]) => isAllowed === true)
    .map(([name]) => name);

/** Returns the faults of the workspace's rules for new versions. */
export const checkWorkspace = (workspace) => {
  const requiredSettings = {
    strictDepBuilds: true,
    blockExoticSubdeps: true,
    trustPolicy: "no-downgrade",
  };
  const settings = parse(workspace);
  const faults = Object.entries(requiredSettings)
    .filter(([name, value]) => settings[name] !== value)
    .map(([name, value]) => `pnpm-workspace.yaml must set ${name}: ${value}.`);
  if (!(settings.minimumReleaseAge >= MIN_RELEASE_AGE_MINUTES))
    faults.push(`minimumReleaseAge must be ${MIN_RELEASE_AGE_MINUTES} minutes or more.`);
  if (buildersOf(workspace).length > MAX_BUILD_SCRIPTS)
    faults.push(`More than ${MAX_BUILD_SCRIPTS} packages may run scripts when they are installed.`);
  for (const entry of settings.minimumReleaseAgeExclude ?? [])
    if (!/.@\d+\.\d+\.\d+/.test(entry))
      faults.push(`${entry} may be of any age: name its version.`);
  return faults;
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

/**
 * Returns what the workflows run without an exact version: actions that are not pinned by a commit, and
 * images.
 * @param {string} file
 * @param {string} text
 */
export const checkWorkflow = (file, text) => {
  const workflow = parse(text);
  const jobs = Object.values(workflow.jobs);
  const actions = jobs.flatMap(({ steps = [] }) => steps.map(({ uses }) => uses).filter(Boolean));
  const images = jobs
    .map(({ container }) => container)
    .filter(Boolean)
    .map((container) => container.image ?? container);
  return [
    ...actions
      .filter((action) => !/@[\da-f]{40}$/.test(action))
      .map((action) => `${file} uses ${action}: pin it by the hash of a commit.`),
    ...images
      .filter((image) => !/:\d+\.\d+\.\d+/.test(image))
      .map((image) => `${file} runs in ${image}: name an exact version.`),
  ];
};

const workflowFolder = ".github/workflows";
export const workflowFiles = readdirSync(path.join(root, workflowFolder)).map(
  (name) => `${workflowFolder}/${name}`,
);

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

/** Returns the command of pnpm: the running one, or else npx. */
export const pnpmCommand = (running = process.env.npm_execpath ?? "") => {
  if (!/pnpm[^/\\]*$/.test(running)) return ["npx", "-y", "pnpm@12"];
  return /\.[cm]?js$/.test(running) ? [process.execPath, running] : [running];
};

const pnpm = (args) => {
  const [command, ...first] = pnpmCommand();
  const result = spawnSync(command, [...first, ...args], { cwd: root, encoding: "utf8" });
  return { ok: result.status === 0, output: `${result.stdout}${result.stderr}` };
};

/**
 * Returns the vulnerabilities in an audit's output. `null` when the registry gave no answer.
 * @param {string} output
 * @returns {string[] | null}
 */
export const parseAudit = (output) => {
  const start = output.indexOf("{");
  let report;
  try {
    report = JSON.parse(output.slice(start, output.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
  const counts = report.metadata?.vulnerabilities;
  if (!counts || typeof counts.high !== "number") return null;
  return ["critical", "high"]
    .filter((level) => counts[level] > 0)
    .map((level) => `${counts[level]} known vulnerabilities are ${level}.`);
};

const printResult = (what, faults) => {
  console.info(`${faults.length === 0 ? "ok     " : "FAILED "} ${what}`);
  for (const fault of faults) console.info(`        ${fault}`);
  return faults.length === 0;
};

const checkOffline = () => {
  const [lockfile, workspace] = [read("pnpm-lock.yaml"), read("pnpm-workspace.yaml")];
  const manifests = [
    "package.json",
    ...["packages", "apps"].flatMap((folder) =>
      readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    ),
    "e2e/package.json",
    "resilience/package.json",
  ].filter((file) => existsSync(path.join(root, file)));
  const installed = readInstalled();
  const results = [
    printResult(
      `${packagesOf(lockfile).length} packages are locked by their hash`,
      checkLockfile(lockfile),
    ),
    printResult(
      "new versions wait three days, and only named packages run install scripts",
      checkWorkspace(workspace),
    ),
    printResult(
      `${manifests.length} manifests pin every version`,
      manifests.flatMap((file) => checkManifest(file, JSON.parse(read(file)))),
    ),
    printResult(
      `${installed.length} installed packages have an allowed licence`,
      installed.length === 0 ? ["Nothing is installed."] : checkInstalled(installed),
    ),
    printResult(
      `${workflowFiles.length} workflows pin their actions and images`,
      workflowFiles.flatMap((file) => checkWorkflow(file, read(file))),
    ),
  ];
  return results.every(Boolean);
};

/** Returns a short reason why an audit failed. */
export const auditReason = (output) => {
  const [, status] = /responded\s+with\s+(\d{3})/.exec(output.replace(/[^\w\s]/g, " ")) ?? [];
  return status ? `it answers ${status} to an audit` : "it does not answer an audit";
};

const checkRegistry = () => {
  const ages = pnpm(["install", "--frozen-lockfile", "--no-trust-lockfile", "--lockfile-only"]);
  const areOldEnough = printResult(
    "every locked version is three days old",
    ages.ok ? [] : [ages.output.trim()],
  );
  const { output } = pnpm(["audit", "--json"]);
  const advisories = parseAudit(output);
  const builders = buildersOf(read("pnpm-workspace.yaml")).length;
  const advisoryCount =
    advisories === null ? `UNKNOWN (${auditReason(output)})` : String(advisories.length);
  console.info(
    `G19: high or critical advisories ${advisoryCount}; ${builders} packages may run scripts; every version three days old: ${areOldEnough ? "yes" : "NO"}`,
  );
  if (advisories === null) {
    console.info(
      `UNKNOWN known vulnerabilities: this registry gave no information, ${auditReason(output)}.`,
    );
    console.info("        Nothing was checked: use another registry before a release.");
    return false;
  }
  return printResult("no known vulnerability is high or critical", advisories) && areOldEnough;
};

const writeSbom = (file) =>
  printResult(
    `the bill of materials is in ${file}`,
    ((result) => (result.ok ? [] : [result.output.trim()]))(
      pnpm([
        "sbom",
        "--sbom-format",
        "cyclonedx",
        "--sbom-type",
        "application",
        "--lockfile-only",
        "--out",
        file,
      ]),
    ),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const sbom = args.indexOf("--sbom");
  const results =
    sbom >= 0
      ? [writeSbom(args[sbom + 1] ?? "sbom.cdx.json")]
      : [checkOffline(), ...(args.includes("--registry") ? [checkRegistry()] : [])];
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
