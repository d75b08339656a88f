import { expect, test } from "vitest";
import { createApiResponses } from "./apiResponses.ts";
import { FRESH_MS, freshnessByVersion } from "./freshness.ts";

const open = () => {
  let time = 0;
  let version = 1;
  let isAway = false;
  const data: Record<string, unknown> = { "/a": [1], "/b": [2] };
  const loads: string[] = [];
  const freshness = freshnessByVersion(
    async () => {
      if (isAway) throw new Error("away");
      return String(version);
    },
    () => time,
  );
  const load = async (path: string): Promise<string> => {
    loads.push(path);
    if (isAway || !(path in data)) throw new Error("no answer");
    return JSON.stringify(data[path]);
  };
  return {
    ...createApiResponses(load, freshness),
    loads,
    /** Writes a change. The reader sees it a moment later. */
    write: (change: Record<string, unknown> = {}) => {
      Object.assign(data, change);
      version++;
      time += FRESH_MS;
    },
    leave: () => {
      isAway = true;
      time += FRESH_MS;
    },
  };
};

const hashesOf = async ({ read }: ReturnType<typeof open>, ...paths: string[]) =>
  new Map(await Promise.all(paths.map(async (path) => [path, (await read(path)).hash] as const)));

test("after a write that changes no answer each path is read once for all pages, and none has changed", async () => {
  const answers = open();
  const [first, second] = [await hashesOf(answers, "/a", "/b"), await hashesOf(answers, "/a")];
  expect(answers.loads).toEqual(["/a", "/b"]);
  answers.write();
  const unchanged = await Promise.all(
    [first, second, first].map((hashes) => answers.areUnchanged(hashes)),
  );
  expect(unchanged).toEqual([true, true, true]);
  expect(answers.loads).toEqual(["/a", "/b", "/a", "/b"]);
});

test("a page changes with any of its answers", async () => {
  const answers = open();
  const [both, one] = [await hashesOf(answers, "/a", "/b"), await hashesOf(answers, "/a")];
  answers.write({ "/b": [3] });
  expect(await answers.areUnchanged(both)).toBe(false);
  expect(await answers.areUnchanged(one)).toBe(true);
  expect((await answers.read("/b")).json).toBe("[3]");
});

test("what cannot be read counts as changed, and is tried again", async () => {
  const answers = open();
  const hashes = await hashesOf(answers, "/a");
  await expect(answers.read("/c")).rejects.toThrow("no answer");
  await expect(answers.read("/c")).rejects.toThrow("no answer");
  expect(answers.loads).toEqual(["/a", "/c", "/c"]);
  answers.leave();
  expect(await answers.areUnchanged(hashes)).toBe(false);
});
