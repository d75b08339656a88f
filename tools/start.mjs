/**
 * `pnpm start`: builds what is stale, then serves shop, API and images from this process. `--build-only` stops after
 * the build.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = path.join(root, "apps/store/dist");

const vite = path.join(root, "apps/store/node_modules/vite/bin/vite.js");
const tsc = path.join(root, "node_modules/typescript/bin/tsc");

/** The builds. A change in any of its inputs makes a build stale. */
const builds = [
  {
    name: "pages",
    inputs: [
      "pnpm-lock.yaml",
      "packages/client/src",
      "packages/contract/src",
      "packages/ui/src",
      "apps/store/src",
      "apps/store/public",
      "packages/demo/content",
      "packages/demo/samples",
      "apps/store/index.html",
      "apps/store/vite.config.ts",
    ],
    folder: "apps/store",
    commands: [
      // The demo may be left out.
      ...(existsSync(path.join(root, "packages/demo")) ? [[vite, "build"]] : []),
      [vite, "build", "--mode", "own"],
      [vite, "build", "--ssr", "src/entryServer.tsx", "--outDir", "dist/server"],
    ],
  },
  {
    name: "desk",
    inputs: [
      "pnpm-lock.yaml",
      "packages/ui/src",
      "apps/desk/src",
      "apps/desk/index.html",
      "apps/desk/vite.config.ts",
      "apps/store/src/platform/delivery/styleSingleton.ts",
    ],
    folder: "apps/desk",
    commands: [[vite, "build"]],
  },
  {
    name: "server",
    inputs: [
      "pnpm-lock.yaml",
      "tsconfig.base.json",
      "tsconfig.server.json",
      "packages/contract/src",
      "packages/contract/tsconfig.server.json",
      "apps/api/src",
      "apps/api/tsconfig.server.json",
      "packages/demo/src",
      "apps/store/server",
      "apps/store/tsconfig.server.json",
    ],
    folder: ".",
    // The demo may be left out.
    commands: ["packages/contract", "apps/api", "packages/demo", "apps/store"]
      .map((folder) => path.join(folder, "tsconfig.server.json"))
      .filter((file) => existsSync(path.join(root, file)))
      .map((file) => [tsc, "--project", file]),
  },
];

const notBuilt = /\.(?:test|stories|fixtures)\.tsx?$/;

const filesOf = (input) => {
  const full = path.join(root, input);
  if (path.extname(input)) return [full];
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
};

const fingerprint = ({ inputs }) => {
  const hash = createHash("sha256").update(process.env.VITE_API_URL ?? "");
  for (const file of inputs.flatMap(filesOf))
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
};

const isBuildOnly = process.argv.includes("--build-only");
let child = null;

// The signal went to the whole process group, so a command that it ended did not fail.
const onSignal = () => {
  child?.kill();
  process.exit(isBuildOnly ? 1 : 0);
};
const signals = ["SIGTERM", "SIGINT"];
for (const signal of signals) process.on(signal, onSignal);

/** Runs a program. Prints its output only on failure. */
const run = async (folder, args) => {
  child = spawn(process.execPath, args, {
    cwd: path.join(root, folder),
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += chunk.toString()));
  const [status, signal] = await once(child, "close");
  child = null;
  if (signal === "SIGTERM" || signal === "SIGINT") onSignal();
  if (status === 0) return;
  console.error(output);
  console.error("The shop could not be built; see the output above.");
  process.exit(1);
};

const staleBuilds = builds
  .map((build) => ({
    ...build,
    stamp: path.join(dist, `.${build.name}-built-from`),
    current: fingerprint(build),
  }))
  .filter(({ stamp, current }) => !existsSync(stamp) || readFileSync(stamp, "utf8") !== current);

if (staleBuilds.length > 0) console.info("Building the shop …");
for (const { folder, commands, stamp, current } of staleBuilds) {
  for (const args of commands) await run(folder, args);
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, current);
}

if (!isBuildOnly) {
  process.env.NODE_ENV ??= "production";
  // From here on the shop handles the signals.
  await import("../apps/store/dist/node/server/stopSignal.js");
  for (const signal of signals) process.off(signal, onSignal);
  await import("../apps/store/dist/node/server/main.js");
}
