import { expect, test } from "vitest";
import type { Caller } from "../../http/fairQueue.ts";
import { createKeptLists } from "./keptLists.ts";

const rowsOf = (list: readonly string[]): number => list.length;

const waiter = { source: "a", hasLeft: () => false };

/** Opens kept lists with a version and a list that a test can change. */
const open = () => {
  const state = { version: "1", list: ["a"], reads: 0 };
  const lists = createKeptLists(async () => state.version);
  const get = (key = "k"): Promise<string[]> =>
    lists.get(key, waiter, {
      read: async () => {
        state.reads += 1;
        return state.list;
      },
      rowsOf,
    });
  return { state, lists, get };
};

test("a list is read once until the version changes", async () => {
  const { state, get } = open();
  expect([await get(), await get(), await get("other")]).toEqual([["a"], ["a"], ["a"]]);
  expect(state.reads).toBe(2);
  Object.assign(state, { version: "2", list: ["b"] });
  expect([await get(), await get()]).toEqual([["b"], ["b"]]);
  expect(state.reads).toBe(3);
});

test("requests at the same time share one read, those of another version do not", async () => {
  const { state, lists } = open();
  const answers: ((list: string[]) => void)[] = [];
  const read = () => new Promise<string[]>((resolve) => void answers.push(resolve));
  const early = [
    lists.get("k", waiter, { read, rowsOf }),
    lists.get("k", waiter, { read, rowsOf }),
  ];
  await expect.poll(() => answers.length).toBe(1);
  state.version = "2";
  const late = lists.get("k", waiter, { read, rowsOf });
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(["new"]);
  expect(await late).toEqual(["new"]);
  answers[0]?.(["old"]);
  expect(await Promise.all(early)).toEqual([["old"], ["old"]]);
  // The slower read of the earlier version is not taken for the current list.
  const now = lists.get("k", waiter, { read: async () => ["again"], rowsOf });
  expect(await now).not.toEqual(["old"]);
});

test("an error is not kept", async () => {
  const { lists, get } = open();
  const failing = lists.get("k", waiter, {
    read: () => Promise.reject(new Error("away")),
    rowsOf,
  });
  await expect(failing).rejects.toThrow("away");
  expect(await get()).toEqual(["a"]);
});

test("lists beyond 16 MiB are dropped, the least recently used first", async () => {
  const { state, get } = open();
  state.list = Array.from({ length: 2000 }, () => "row");
  for (const key of ["1", "2", "3", "1", "4", "5"]) await get(key);
  expect(state.reads).toBe(5);
  await get("1");
  expect(state.reads).toBe(5);
  await get("2");
  expect(state.reads).toBe(6);
});

test("a kept list does not wait for a turn, and a list that is read does", async () => {
  const { state, lists, get } = open();
  await get();
  const waiting: Caller[] = [];
  const queue = { enqueue: (caller: Caller) => void waiting.push(caller) };
  const read = async () => ["read"];
  expect(await lists.get("k", waiter, { read, rowsOf, queue })).toEqual(["a"]);
  expect(waiting).toEqual([]);
  state.version = "2";
  const list = lists.get("k", waiter, { read, rowsOf, queue });
  await expect.poll(() => waiting.length).toBe(1);
  // Another source that asks for the same list brings its own place.
  const other = lists.get("k", { ...waiter, source: "b" }, { read, rowsOf, queue });
  await expect.poll(() => waiting.map(({ source }) => source)).toEqual(["a", "b"]);
  waiting[1]?.admit(() => undefined);
  expect(await Promise.all([list, other])).toEqual([["read"], ["read"]]);
});
