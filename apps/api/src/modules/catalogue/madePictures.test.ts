import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMadePictures } from "./madePictures.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pallu-made-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes files that were last used one hour after the other. */
const fill = async (names: readonly string[], bytes: number): Promise<void> => {
  for (const [index, name] of names.entries()) {
    const usedAt = new Date(Date.now() - (names.length - index) * 3_600_000);
    await writeFile(join(folder, name), Buffer.alloc(bytes));
    await utimes(join(folder, name), usedAt, usedAt);
  }
};

test.each([
  ["files", { files: 5, bytes: 1_000_000 }],
  ["bytes", { files: 100, bytes: 5000 }],
])(
  "beyond the limit of %s those that were not used for longest are removed",
  async (_what, limits) => {
    await fill(["a", "b", "c", "d", "e", "f"], 1000);
    const made = openMadePictures(folder, limits);
    await made.keep("g", Buffer.alloc(1000));
    expect((await readdir(folder)).toSorted()).toEqual(["d", "e", "f", "g"]);
  },
);

test("one that is used again is marked, so that others are removed before it", async () => {
  await fill("abcdefghijklmnopqrst".split(""), 1000);
  const made = openMadePictures(folder, { files: 4, bytes: 1_000_000 });
  expect(await made.find("a")).toHaveLength(1000);
  await made.keep("z", Buffer.alloc(1000));
  expect((await readdir(folder)).toSorted()).toEqual(["a", "t", "z"]);
});

test("one that is not there is null, and a part that a killed process left is removed", async () => {
  await fill(["a.17.unfinished"], 10);
  const made = openMadePictures(folder, { files: 10, bytes: 1000 });
  expect(await made.find("a")).toBe(null);
  await made.keep("b", Buffer.alloc(10));
  expect(await readdir(folder)).toEqual(["b"]);
});
