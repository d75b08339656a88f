import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "./makeFolder.ts";

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "pallu-make-folder-"));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test("concurrent calls create the same folder and its parents", async () => {
  for (let round = 0; round < 50; round++) {
    const folder = join(parent, String(round), "a", "b");
    await Promise.all([makeFolder(folder), makeFolder(folder), makeFolder(folder)]);
    expect(statSync(folder).isDirectory()).toBe(true);
  }
});

test("an existing folder is accepted, a file in its place is refused", async () => {
  const file = join(parent, "file");
  writeFileSync(file, "text");
  await expect(makeFolder(parent)).resolves.toBeUndefined();
  await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
});
