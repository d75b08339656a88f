/**
 * Prints how much own code commits have, side by side: `node tools/figures.mjs [COMMIT …]`. Default: HEAD. Reads the commits
 * from Git, so nothing has to be checked out. Fails for an unknown commit.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const isSource = (path) =>
  /^(?:apps|packages)\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|stories|fixtures|d)\.tsx?$|\/(?:testing|content|seed|samples)\//.test(path);

const store = "apps/store/src/";

/** Groups of files, each counted on its own. A file can be in several. */
const groups = {
  "source of apps and packages": isSource,
  "routing and head of the store": (path) =>
    isSource(path) &&
    (/^apps\/store\/src\/(?:routes[.\w]*|servedRoutes|pages|loadPage|HeadSlot|RouteHead)\.tsx?$/.test(
      path,
    ) ||
      path.startsWith(`${store}platform/routing/`) ||
      /\/platform\/rendering\/(?:head|PageHead|lazyWithRetry)\.tsx?$/.test(path)),
  "platform/rendering": (path) => isSource(path) && path.startsWith(`${store}platform/rendering/`),
  "list of products": (path) =>
    isSource(path) && /^apps\/store\/src\/(?:routes|features)\/catalogue\//.test(path),
  "server of the store": (path) => isSource(path) && path.startsWith("apps/store/server/"),
  "vite.config.ts of the store": (path) => path === "apps/store/vite.config.ts",
  tools: (path) => /^(?:tools|resilience)\/.*\.m?[jt]s$/.test(path),
};

const suffixOf = (path) => /\/[^./]+\.(\w+)\.tsx?$/.exec(path)?.[1];

const linesOf = (text) => text.split("\n").length - 1;

/**
 * Counts files and lines of every group, the suffixes of source files (`*.rules.ts`) and the groups of chunks of the build.
 * @param files text of each file, by its path from the root
 */
export const figuresOf = (files) => {
  const paths = [...files.keys()];
  const rows = Object.entries(groups).map(([name, isIn]) => {
    const found = paths.filter(isIn);
    return [
      name,
      {
        files: found.length,
        lines: found.reduce((sum, path) => sum + linesOf(files.get(path)), 0),
      },
    ];
  });
  const suffixes = new Set(paths.filter(isSource).map(suffixOf).filter(Boolean));
  const config = files.get("apps/store/vite.config.ts") ?? "";
  const chunks = /groups: \[([^\]]*)\]/.exec(config)?.[1]?.match(/name:/g)?.length ?? 0;
  return { ...Object.fromEntries(rows), suffixes: suffixes.size, "groups of chunks": chunks };
};

const root = fileURLToPath(new URL("..", import.meta.url));

/** Returns the text of each TypeScript and JavaScript file of a commit, by its path. */
const readCommit = (commit) => {
  const listed = execFileSync("git", ["ls-tree", "-r", "--name-only", `${commit}^{commit}`], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const paths = listed
    .split("\n")
    .filter((path) => /^(?:apps|packages|tools|resilience)\/.*\.m?[jt]sx?$/.test(path));
  const { stdout } = spawnSync("git", ["cat-file", "--batch"], {
    cwd: root,
    input: paths.map((path) => `${commit}:${path}\n`).join(""),
    maxBuffer: 2 ** 30,
  });
  let at = 0;
  return new Map(
    paths.map((path) => {
      const end = stdout.indexOf("\n", at);
      const size = Number(stdout.toString("utf8", at, end).split(" ")[2]);
      at = end + 1 + size + 1;
      return [path, stdout.toString("utf8", end + 1, end + 1 + size)];
    }),
  );
};

const show = (figure) =>
  typeof figure === "number" ? `${figure}` : `${figure.lines} lines, ${figure.files} files`;

if (import.meta.url === `file://${process.argv[1]}`) {
  const commits = process.argv.length > 2 ? process.argv.slice(2) : ["HEAD"];
  try {
    const columns = commits.map((commit) => figuresOf(readCommit(commit)));
    console.log(
      ["".padEnd(30), ...commits.map((commit) => commit.slice(0, 10).padStart(26))].join(""),
    );
    for (const name of Object.keys(columns[0]))
      console.log(
        [name.padEnd(30), ...columns.map((column) => show(column[name]).padStart(26))].join(""),
      );
  } catch {
    console.error(`Unknown commit among: ${commits.join(", ")}. Fetch it, or give its full name.`);
    process.exitCode = 1;
  }
}
