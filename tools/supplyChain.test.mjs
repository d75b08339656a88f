import { describe, expect, it } from "vitest";
import { read } from "./sources.mjs";
import { checkInstalled, checkLockfile, checkManifest, packagesOf } from "./supplyChain.mjs";

const hash = `sha512-${"A".repeat(86)}==`;

const lockfileWith = (resolution) =>
  `lockfileVersion: '9.0'\n\npackages:\n\n  '@a/b@1.0.0':\n    resolution: {integrity: ${hash}}\n\n  c@2.0.0:\n    resolution: ${resolution}\n\nsnapshots:\n\n  c@2.0.0: {}\n`;

describe("the lockfile", () => {
  it("locks every package to the registry by its hash", () => {
    expect(packagesOf(read("pnpm-lock.yaml")).length).toBeGreaterThan(300);
    expect(checkLockfile(read("pnpm-lock.yaml"))).toEqual([]);
    expect(checkLockfile(lockfileWith(`{integrity: ${hash}}`))).toEqual([]);
  });

  it.each([
    "{tarball: https://elsewhere.example/c.tgz}",
    `{integrity: ${hash}, tarball: https://elsewhere.example/c.tgz}`,
    "{integrity: sha1-AAAA}",
    "{commit: abc, repo: https://elsewhere.example/c.git, type: git}",
  ])("may not lock a package to %s", (resolution) => {
    expect(checkLockfile(lockfileWith(resolution))).toEqual([expect.stringContaining("c@2.0.0")]);
  });

  it("that names nothing is not a good one", () => {
    expect(checkLockfile("lockfileVersion: '9.0'\n")).toHaveLength(1);
  });
});

describe("manifests and packages", () => {
  it("a range is no version", () => {
    expect(checkManifest("package.json", { dependencies: { a: "1.2.3", b: "^1.2.3" } })).toEqual([
      "package.json asks for b ^1.2.3: pin one version.",
    ]);
  });

  it("a published package may ask for a caret range, and for nothing wider", () => {
    const publishConfig = { access: "public" };
    const dependencies = { a: "^1.2.3", b: ">=1.2.3", c: "1" };
    expect(checkManifest("package.json", { publishConfig, dependencies })).toHaveLength(2);
    const devDependencies = { a: "^1.2.3" };
    expect(checkManifest("package.json", { publishConfig, devDependencies })).toHaveLength(1);
  });

  it("a published package has no setting that only pnpm reads", () => {
    const publishConfig = { access: "public", exports: { ".": "./dist/index.js" } };
    expect(checkManifest("package.json", { publishConfig })).toEqual([
      "package.json has exports in publishConfig, which npm ignores: move it out.",
    ]);
  });

  it("an unknown licence is reported", () => {
    const packages = [
      { name: "good", version: "1.0.0", license: "(MIT OR GPL-3.0)" },
      { name: "both", version: "1.0.0", license: "(MIT AND GPL-3.0)" },
      { name: "old", version: "1.0.0", licenses: [{ type: "MIT" }] },
    ];
    expect(checkInstalled(packages)).toEqual(["both@1.0.0 has the licence (MIT AND GPL-3.0)."]);
  });
});
