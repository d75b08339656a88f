/**
 * `pnpm start`: builds what is stale, then serves shop, API and images from this process. `--build-only` stops after
 * the build.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = join(root, "apps/store/dist/.built-from");

/** Inputs of the build. A change in any of them makes the build stale. */
const inputs = [
  "pnpm-lock.yaml",
  "packages/contract/src",
  "packages/ui/src",
  "apps/store/src",
  "apps/store/public",
  "apps/store/index.html",
  "apps/store/vite.config.ts",
];

const notBuilt = /\.(?:test|stories|fixtures)\.tsx?$/;

const filesOf = (path) => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
};

const fingerprint = () => {
  const hash = createHash("sha256").update(process.env.VITE_API_URL ?? "");
  for (const input of inputs) {
    const files = /\.\w+$/.test(input) ? [join(root, input)] : filesOf(input).toSorted();
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
};

const isBuilt = (wanted) => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;

/** Builds the store with its own script. Prints the output only on failure. */
const build = async (wanted) => {
  console.info("Building the shop …");
  for (const args of [
    ["build"],
    ["build", "--ssr", "src/entry.server.tsx", "--outDir", "dist/server"],
  ]) {
    const vite = join(root, "apps/store/node_modules/vite/bin/vite.js");
    const child = spawn(process.execPath, [vite, ...args], {
      cwd: join(root, "apps/store"),
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (output += chunk.toString()));
    onStop(() => void child.kill());
    const [status, signal] = await once(child, "close");
    // The signal went to the whole process group, so the build did not fail.
    if (signal === "SIGTERM" || signal === "SIGINT") process.exit(isBuildOnly ? 1 : 0);
    if (status !== 0) {
      console.error(output);
      console.error("The shop could not be built; the reason stands above.");
      process.exit(1);
    }
  }
  writeFileSync(stamp, wanted);
};

const isBuildOnly = process.argv.includes("--build-only");
register();
const { onStop } = isBuildOnly
  ? { onStop: () => undefined }
  : await import("../apps/store/server/stopSignal.ts");

const wanted = fingerprint();
if (!isBuilt(wanted)) await build(wanted);

if (!isBuildOnly) {
  process.env.NODE_ENV ??= "production";
  await import("../apps/store/server/main.ts");
}
