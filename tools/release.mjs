/**
 * `pnpm release ui`: publishes `@pallu/ui` from main (`client`: `@pallu/client`). Builds, packs and checks the tarball, then
 * publishes it with provenance. `--dry-run` does everything but publish, and prints what it would publish. The version is that
 * of package.json, its changes are the section of that name in CHANGELOG.md. The tag for a prerelease such as 1.0.0-beta.1
 * is `next`, else `latest`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inScratch, lintPackage, listTarball, notModules, pack, run } from "./package.pack.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const BRANCH = "main";

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
    ? [`CHANGELOG.md says nothing about ${version}: rename "Unreleased" to "${version}".`]
    : []),
];

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

const release = async (folder, isDryRun) => {
  const source = path.join(root, "packages", folder);
  const { name, version } = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8"));
  const changelog = readFileSync(path.join(source, "CHANGELOG.md"), "utf8");
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, ...options] = process.argv.slice(2);
  const unknown = options.find((option) => option !== "--dry-run");
  if (!["ui", "client"].includes(folder) || unknown !== undefined) {
    console.error("Name the package: pnpm release ui --dry-run, or client.");
    process.exitCode = 2;
  } else {
    try {
      await release(folder, options.includes("--dry-run"));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
