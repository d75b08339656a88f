import { expect, it } from "vitest";
import { changesOf, prepared, publishedVersions, refusals } from "./release.mjs";

const changelog = "# Changelog\n\n## 1.1.0\n\n- **Button**: new.\n\n## 1.0.0 (May)\n\n- First.\n";
const ready = {
  name: "@pallu/ui",
  version: "1.1.0",
  changelog,
  branch: "main",
  changed: "",
  published: ["1.0.0"],
};

it("a clean main with a new version and its changes may be released", () => {
  expect(refusals(ready)).toEqual([]);
});

it.each([
  ["another branch", { branch: "new-button" }, "The branch is new-button: release from main"],
  ["no branch", { branch: "" }, "The branch is none: release from main"],
  ["changes that are not committed", { changed: " M a\n?? b\n" }, "2 files are not committed"],
  ["a version that exists", { published: ["1.0.0", "1.1.0"] }, "1.1.0 is published already"],
  ["a version without changes", { version: "1.2.0" }, "CHANGELOG.md says nothing about 1.2.0"],
  [
    "changes without a version",
    { changelog: `## Unreleased\n\n- New.\n\n${changelog}` },
    'has changes under "Unreleased"',
  ],
  ["an empty section", { changelog: "## 1.1.0\n\n## 1.0.0\n- x" }, "says nothing about 1.1.0"],
])("%s: refused in one line", (_name, difference, line) => {
  const reasons = refusals({ ...ready, ...difference });
  expect(reasons).toEqual([expect.stringContaining(line)]);
  expect(reasons[0]).not.toContain("\n");
});

it("the changes of a version end at the next heading, and 1.1 is not 1.1.0", () => {
  expect(changesOf(changelog, "1.1.0")).toBe("- **Button**: new.");
  expect(changesOf(changelog, "1.0.0")).toBe("- First.");
  expect(changesOf(changelog, "1.1")).toBe("");
});

it("a package that the registry does not know has no versions; a registry that fails is no such answer", () => {
  const answers = (text) => () => text;
  const fails = (text) => () => {
    throw new Error(text);
  };
  expect(publishedVersions("@pallu/ui", answers('["1.0.0","1.1.0"]'))).toEqual(["1.0.0", "1.1.0"]);
  expect(publishedVersions("@pallu/ui", answers('"1.0.0"'))).toEqual(["1.0.0"]);
  expect(publishedVersions("@pallu/ui", fails("npm error code E404"))).toEqual([]);
  expect(() => publishedVersions("@pallu/ui", fails("npm error code ETIMEDOUT"))).toThrow(
    "The registry does not say",
  );
});

it("a version is prepared from the changes that are not released", () => {
  const files = {
    manifest: '{\n  "version": "1.1.0"\n}\n',
    changelog: `# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.1.0\n\n- Old.\n`,
  };
  const { manifest, changelog: text } = prepared(files, "1.2.0");
  expect(JSON.parse(manifest).version).toBe("1.2.0");
  expect(refusals({ ...ready, version: "1.2.0", changelog: text })).toEqual([]);
  expect(() => prepared(files, "v1.2")).toThrow('"v1.2" is no version');
  expect(() => prepared({ ...files, changelog }, "1.2.0")).toThrow("no changes");
});
