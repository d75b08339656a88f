/**
 * `pnpm release ui`: publishes `@pallu/ui` from main (`client`: `@pallu/client`). Builds, packs and checks the tarball, then
 * publishes it with provenance. `--dry-run` does everything but publish, and prints what it would publish. The version is that
 * of package.json, its changes are the section of that name in CHANGELOG.md. The tag for a prerelease such as 1.0.0-beta.1
 * is `next`, else `latest`.
 *
 * `pnpm release ui --prepare 0.2.0` writes that version into package.json and over the changes under "Unreleased". Commit both.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inScratch, lintPackage, listTarball, notModules, pack, run } from "./package.pack.mjs";
import { root } from "./sources.mjs";

const BRANCH = "main";
const UNRELEASED = "Unreleased";

/** Returns the section of a version in a changelog, without its heading, or an empty string. */
export const changesOf = (changelog, version) => {
  const lines = changelog.split("\n");
  const start = lines.findIndex(
    (line) => line === `## ${version}` || line.startsWith(`## ${version} `),
  );
  if (start === -1) return "";
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith("## "));
  return rest
    .slice(0, end === -1 ? undefined : end)
    .join("\n")
    .trim();
};

/**
 * Returns why a package cannot be released, one line each.
 * @param {{ name: string, version: string, changelog: string, branch: string, changed: string, published: string[] }} state
 *   `changed` is the output of `git status --porcelain`, `published` the versions that the registry has
 */
export const refusals = ({ name, version, changelog, branch, changed, published }) => [
  ...(branch === BRANCH
    ? []
    : [`The branch is ${branch || "none"}: release from ${BRANCH} (git switch ${BRANCH}).`]),
  ...(changed.trim() === ""
    ? []
    : [`${changed.trim().split("\n").length} files are not committed: commit or remove them.`]),
  ...(published.includes(version)
    ? [`${name} ${version} is published already: raise "version" in its package.json.`]
    : []),
  ...(changesOf(changelog, version) === ""
    ? [`CHANGELOG.md says nothing about ${version}: prepare the version (--prepare ${version}).`]
    : []),
  ...(changesOf(changelog, UNRELEASED) === ""
    ? []
    : [`CHANGELOG.md has changes under "${UNRELEASED}": prepare their version (--prepare 0.2.0).`]),
];

/**
 * Returns package.json and the changelog with a new version. Throws if it is no version or there are no changes.
 * @param {{ manifest: string, changelog: string }} files their texts
 */
export const prepared = ({ manifest, changelog }, version) => {
  if (!/^\d+\.\d+\.\d+(?:-[0-9a-z]+(?:\.[0-9a-z]+)*)?$/.test(version))
    throw new Error(
      `"${version}" is no version: write three numbers, as in 0.2.0 or 1.0.0-beta.1.`,
    );
  if (changesOf(changelog, UNRELEASED) === "")
    throw new Error(`CHANGELOG.md has no changes under "${UNRELEASED}": write what is new there.`);
  return {
    manifest: manifest.replace(/"version": "[^"]*"/, `"version": "${version}"`),
    changelog: changelog.replace(`## ${UNRELEASED}\n`, `## ${version}\n`),
  };
};

/** Returns the versions of a package that the registry has. A package that it does not know has none. */
export const publishedVersions = (name, ask = run) => {
  try {
    return [JSON.parse(ask(root, "npm", "view", name, "versions", "--json"))].flat();
  } catch (error) {
    if (/\bE404\b/.test(String(error))) return [];
    throw new Error(`The registry does not say which versions of ${name} exist: try again.`, {
      cause: error,
    });
  }
};

const git = (...args) => run(root, "git", ...args).trim();

/** Returns the branch. A workflow checks out a commit without one, and names it in CI. */
const currentBranch = (env = process.env) =>
  git("branch", "--show-current") || env.GITHUB_REF_NAME || env.CI_COMMIT_BRANCH || "";

const filesOf = (folder) => ({
  manifest: path.join(root, "packages", folder, "package.json"),
  changelog: path.join(root, "packages", folder, "CHANGELOG.md"),
});

const textsOf = (folder) =>
  Object.fromEntries(
    Object.entries(filesOf(folder)).map(([name, file]) => [name, readFileSync(file, "utf8")]),
  );

const prepare = (folder, version) => {
  const texts = prepared(textsOf(folder), version);
  for (const [name, file] of Object.entries(filesOf(folder))) writeFileSync(file, texts[name]);
  console.info(`packages/${folder} has the version ${version}. Commit it, then release it.`);
};

const release = async (folder, isDryRun) => {
  const { manifest, changelog } = textsOf(folder);
  const { name, version } = JSON.parse(manifest);
  const reasons = refusals({
    name,
    version,
    changelog,
    branch: currentBranch(),
    changed: git("status", "--porcelain"),
    published: publishedVersions(name),
  });
  if (reasons.length > 0) throw new Error(reasons.join("\n"));
  const tag = version.includes("-") ? "next" : "latest";
  await inScratch((scratch) => {
    const tarball = pack(folder, scratch);
    lintPackage(tarball, folder === "ui" ? notModules : []);
    console.info(`${name} ${version}, tag ${tag}, ${listTarball(tarball).length} files`);
    console.info(changesOf(changelog, version));
    if (isDryRun) {
      console.info(`Dry run: npm publish --provenance --tag ${tag} would publish this.`);
      return;
    }
    run(root, "npm", "publish", tarball, "--provenance", "--access", "public", "--tag", tag);
    console.info(`Published. Tag the commit: git tag ${folder}-v${version}`);
  });
};

const usage = `pnpm release ui --dry-run     shows what would be published (or client)
pnpm release ui               publishes it
pnpm release ui --prepare 0.2.0   writes the version and the changelog`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, option = "", version = ""] = process.argv.slice(2);
  if (!["ui", "client"].includes(folder) || !["", "--dry-run", "--prepare"].includes(option)) {
    console.error(usage);
    process.exitCode = 2;
  } else {
    try {
      if (option === "--prepare") prepare(folder, version);
      else await release(folder, option === "--dry-run");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
