import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read, root } from "./sources.mjs";
import {
  auditReason,
  parseAudit,
  checkInstalled,
  checkLockfile,
  checkManifest,
  checkWorkspace,
  packagesOf,
  pnpmCommand,
} from "./supplyChain.mjs";

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

describe("the rules of the workspace", () => {
  const ours = read("pnpm-workspace.yaml");

  it("let a new version wait three days and run no script unasked", () => {
    expect(checkWorkspace(ours)).toEqual([]);
  });

  it.each([
    [ours.replace(/minimumReleaseAge: \d+/, "minimumReleaseAge: 1440")],
    [ours.replace("strictDepBuilds: true", "strictDepBuilds: false")],
    [ours.replace(/^trustPolicy.*\n/m, "")],
    [`${ours}minimumReleaseAgeExclude: [left-pad]\n`],
    [
      ours.replace(
        /allowBuilds:.*/,
        "allowBuilds: { a: true, b: true, c: true, d: true, e: true, f: true }",
      ),
    ],
  ])("are broken by any of these (%#)", (workspace) => {
    expect(checkWorkspace(workspace)).toHaveLength(1);
  });

  it("let one version be younger when it is named", () => {
    expect(checkWorkspace(`${ours}minimumReleaseAgeExclude: [left-pad@1.3.1]\n`)).toEqual([]);
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

it("pnpm is run as it runs us, or else by npx", () => {
  expect(pnpmCommand("/opt/pnpm")).toEqual(["/opt/pnpm"]);
  expect(pnpmCommand("/opt/pnpm.cjs")).toEqual([process.execPath, "/opt/pnpm.cjs"]);
  expect(pnpmCommand("/opt/npm-cli.js")).toEqual(["npx", "-y", "pnpm@12"]);
});

describe("an audit", () => {
  it.each(["", "ERR_PNPM_AUDIT_BAD_RESPONSE: 405", "{}", '{"error":{"code":"E"}}'])(
    "that did not happen is unknown, never good: %j",
    (output) => expect(parseAudit(output)).toBeNull(),
  );

  it("that a registry refuses says how", () => {
    const refused = "× The audit endpoint (at https://…/advisories/\n  │ bulk) responded with 405:";
    expect(auditReason(refused)).toBe("it answers 405 to an audit");
    expect(auditReason("")).toBe("it does not answer an audit");
  });

  it("counts what is high or critical", () => {
    const output = (high) =>
      `note\n${JSON.stringify({ metadata: { vulnerabilities: { low: 3, high, critical: 0 } } })}\n`;
    expect(parseAudit(output(0))).toEqual([]);
    expect(parseAudit(output(2))).toEqual(["2 known vulnerabilities are high."]);
  });
});

describe("a registry with a package of this hour, and one that runs a script", () => {
  let folder;
  let server;
  let registry;
  const hour = 3_600_000;

  const packed = (name, scripts) => {
    const source = path.join(folder, name, "package");
    mkdirSync(source, { recursive: true });
    const manifest = { name, version: "1.0.0", license: "MIT", scripts };
    writeFileSync(path.join(source, "package.json"), JSON.stringify(manifest));
    const file = path.join(folder, `${name}.tgz`);
    execFileSync("tar", ["-czf", file, "-C", path.join(folder, name), "package"]);
    return { manifest, content: readFileSync(file) };
  };

  const documentOf = ({ manifest, content }, publishedAt) => {
    const time = new Date(publishedAt).toISOString();
    const integrity = `sha512-${createHash("sha512").update(content).digest("base64")}`;
    const dist = { tarball: `${registry}${manifest.name}.tgz`, integrity };
    return {
      name: manifest.name,
      modified: time,
      time: { created: time, modified: time, "1.0.0": time },
      "dist-tags": { latest: "1.0.0" },
      versions: { "1.0.0": { ...manifest, dist } },
    };
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "pallu-registry-"));
    const wares = {
      "pallu-fixture-young": [packed("pallu-fixture-young", {}), Date.now() - hour],
      "pallu-fixture-scripted": [
        packed("pallu-fixture-scripted", { postinstall: "node -e 0" }),
        Date.now() - 90 * 24 * hour,
      ],
      "pallu-fixture-plain": [packed("pallu-fixture-plain", {}), Date.now() - 90 * 24 * hour],
    };
    server = createServer((request, response) => {
      const name = (request.url ?? "").slice(1).split("?")[0] ?? "";
      const [ware, publishedAt] = wares[name.replace(/\.tgz$/, "")] ?? [];
      if (!ware) response.writeHead(404).end("{}");
      else if (name.endsWith(".tgz")) response.end(ware.content);
      else
        response
          .setHeader("content-type", "application/json")
          .end(JSON.stringify(documentOf(ware, publishedAt)));
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    registry = `http://127.0.0.1:${server.address().port}/`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  /** Installs one of them under the rules of our own workspace. */
  const install = (name) =>
    new Promise((resolve) => {
      const project = path.join(folder, `with-${name}`);
      mkdirSync(project);
      // Without the patches: a project that lacks a patched package is refused for that.
      const rules = read("pnpm-workspace.yaml");
      writeFileSync(
        path.join(project, "pnpm-workspace.yaml"),
        rules.replace(/^patchedDependencies:\n(?: .*\n)+/m, ""),
      );
      writeFileSync(
        path.join(project, "package.json"),
        JSON.stringify({ name: "shop", private: true, dependencies: { [name]: "1.0.0" } }),
      );
      writeFileSync(path.join(project, ".npmrc"), `registry=${registry}\n`);
      const store = path.join(folder, "store");
      // Runs here, because npx would look for pnpm in that registry.
      const [command, ...first] = pnpmCommand();
      // Set by `npx -p node@24`, and npx would look for pnpm in that package.
      const { npm_config_package: _package, ...environment } = process.env;
      const child = spawn(command, [...first, "--dir", project, "install", "--store-dir", store], {
        cwd: root,
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...environment, CI: "" },
      });
      let output = "";
      child.stdout.on("data", (chunk) => (output += chunk));
      child.stderr.on("data", (chunk) => (output += chunk));
      child.on("close", (code) => resolve({ code, output }));
    });

  it("lets neither in, and an old plain one pass", { timeout: 300_000 }, async () => {
    const plain = await install("pallu-fixture-plain");
    expect([plain.code, plain.output]).toEqual([0, expect.stringContaining("Done")]);
    const young = await install("pallu-fixture-young");
    expect([young.code, young.output]).toEqual([
      1,
      expect.stringMatching(/MATUR|MINIMUM_RELEASE_AGE/i),
    ]);
    const scripted = await install("pallu-fixture-scripted");
    expect([scripted.code, scripted.output]).toEqual([
      1,
      expect.stringContaining("IGNORED_BUILDS"),
    ]);
  });
});
