import type { SharedTurn } from "@pallu/api";
import { expect, test } from "vitest";
import { FRESH_MS, MAX_STALE_MS, freshnessByAge, freshnessByVersion } from "./freshness.ts";
import type { Freshness } from "./freshness.ts";
import { createCachedPage } from "./cachedPage.ts";
import type { CachedPage } from "./cachedPage.ts";
import { createPageCache } from "./pageCache.ts";
import type { Rendering } from "./pageCache.ts";

const pageOf = (html: string): CachedPage =>
  createCachedPage({ html, status: 200, policy: "", isTagged: true });

const waiter = { source: "a", hasLeft: () => false };

const open = (freshnessOf: (now: () => number) => Freshness, maxBytes = 1e9) => {
  let time = 0;
  let data = "first";
  let waits: Promise<void> = Promise.resolve();
  const renders: string[] = [];
  const cache = createPageCache({
    freshness: freshnessOf(() => time),
    maxBytes,
    now: () => time,
  });
  const render = (key: string, change: Partial<Rendering>) => async (): Promise<Rendering> => {
    renders.push(key);
    const html = data;
    await waits;
    return { page: pageOf(html), isComplete: true, responseHashes: null, ...change };
  };
  return {
    cache,
    renders,
    get: async (key = "/", change: Partial<Rendering> = {}) =>
      String(await (await cache.get(key, waiter, render(key, change))).body("identity")),
    wait: (ms: number) => (time += ms),
    write: (text: string) => (data = text),
    hold: () => {
      let release = (): void => undefined;
      waits = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** Lets background work continue. */
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
};

const byVersion = () => {
  let version = 1;
  let reads = 0;
  let isAway = false;
  const opened = open((now) =>
    freshnessByVersion(async () => {
      reads++;
      if (isAway) throw new Error("away");
      return String(version);
    }, now),
  );
  return {
    ...opened,
    reads: () => reads,
    leave: () => (isAway = true),
    write: (text: string) => {
      opened.write(text);
      version++;
    },
  };
};

test("as long as nothing was written a page is rendered once, and the version is read now and then", async () => {
  const { get, wait, renders, reads } = byVersion();
  for (let turn = 0; turn < 100; turn++) {
    expect(await get()).toBe("first");
    wait(FRESH_MS / 5);
  }
  expect(renders).toEqual(["/"]);
  expect(reads()).toBeLessThanOrEqual(21);
});

test("a write shows within a second, also on a page that nobody asked for meanwhile", async () => {
  const { get, wait, write, settle } = byVersion();
  await get();
  wait(60_000);
  write("second");
  wait(10);
  expect(await get()).toBe("second");
  write("third");
  wait(MAX_STALE_MS);
  await get();
  await settle();
  expect(await get()).toBe("third");
});

test("the copy before is served for the moment of one rendering, and no longer", async () => {
  const { get, wait, write, settle, hold, renders } = byVersion();
  await get();
  const release = hold();
  write("second");
  wait(FRESH_MS);
  // The version is being read, so the previous page is still served.
  expect(await get()).toBe("first");
  await settle();
  expect(await get()).toBe("first");
  expect(renders).toHaveLength(2);
  wait(MAX_STALE_MS);
  const late = get();
  release();
  expect(await late).toBe("second");
  expect(renders).toHaveLength(2);
});

test("a page that reads nothing is rendered again for the hour alone", async () => {
  const { get, wait, write, renders, reads } = byVersion();
  const nothing = { responseHashes: new Map<string, string>() };
  await get("/about", nothing);
  const before = reads();
  write("second");
  wait(60 * 60_000);
  await get("/about", nothing);
  expect(renders).toEqual(["/about"]);
  expect(reads()).toBe(before);
  wait(1);
  expect(await get("/about", nothing)).toBe("second");
});

test("a page that lacks something is kept nowhere; one that is rendered while the version cannot be read neither", async () => {
  const { get, wait, renders, leave } = byVersion();
  await get("/", { isComplete: false });
  await get("/");
  leave();
  wait(FRESH_MS);
  await get("/other");
  await get("/other");
  expect(renders).toEqual(["/", "/", "/other", "/other"]);
});

test("when the database went away a kept page is rendered anew, which tells what is the matter", async () => {
  const { get, wait, leave, renders } = byVersion();
  await get();
  leave();
  wait(60_000);
  await get("/", { isComplete: false });
  expect(renders).toHaveLength(2);
});

test("a page whose answers are still the same is kept on, and its time starts anew", async () => {
  const { cache, get, wait, write, renders } = byVersion();
  await get();
  write("second");
  wait(60_000);
  const kept = await cache.get("/", waiter, async (before) => {
    if (!before) throw new Error("It was kept.");
    return before;
  });
  expect(String(await kept.body("identity"))).toBe("first");
  expect(await get()).toBe("first");
  expect(renders).toEqual(["/"]);
});

test("with another host a page is kept for a moment", async () => {
  const { get, wait, write, settle } = open(freshnessByAge);
  await get();
  write("second");
  wait(FRESH_MS - 1);
  expect(await get()).toBe("first");
  wait(1);
  await get();
  await settle();
  expect(await get()).toBe("second");
  write("third");
  wait(60_000);
  expect(await get()).toBe("third");
});

test("a rendering that failed is tried again by the next one who asks", async () => {
  const { cache, get } = byVersion();
  await expect(
    cache.get("/", waiter, async () => {
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await get()).toBe("first");
});

test("a rendering is shared by all who ask, and takes the turns of all their sources", async () => {
  const { cache } = byVersion();
  const waiting: string[] = [];
  let admit: (release: () => void) => void = () => undefined;
  const queue: Parameters<SharedTurn["run"]>[0] = {
    enqueue: (caller) => {
      waiting.push(caller.source);
      ({ admit } = caller);
    },
  };
  const ask = (source: string) =>
    cache.get("/", { ...waiter, source }, (_cached, turn) =>
      turn.run(queue, async () => ({
        page: pageOf("first"),
        isComplete: true,
        responseHashes: null,
      })),
    );
  const pages = [ask("a"), ask("a"), ask("b")];
  await expect.poll(() => waiting).toEqual(["a", "b"]);
  admit(() => undefined);
  expect(new Set(await Promise.all(pages.map(async (page) => page))).size).toBe(1);
});

test("a page that is rendered again after it was served keeps its place when its client leaves", async () => {
  const { cache, get, wait, write, settle } = open(freshnessByAge);
  await get();
  write("second");
  wait(FRESH_MS);
  const left: boolean[] = [];
  const page = await cache.get("/", { source: "a", hasLeft: () => true }, (cached, turn) =>
    turn.run(
      {
        enqueue: ({ hasLeft, admit }) => {
          left.push(hasLeft());
          admit(() => undefined);
        },
      },
      async () => cached ?? Promise.reject(new Error("It was kept.")),
    ),
  );
  await settle();
  expect(String(await page.body("identity"))).toBe("first");
  expect(left).toEqual([false]);
});

test("memory is bounded: who was asked for last stays", async () => {
  const { size } = pageOf("x".repeat(10_000));
  const { get, renders, write } = open(freshnessByAge, size * 3);
  write("x".repeat(10_000));
  for (const key of ["a", "b", "c", "a", "d", "a", "b"]) await get(key);
  expect(renders).toEqual(["a", "b", "c", "d", "b"]);
});

test("the size of a page covers its compressed forms", async () => {
  const html = Array.from(
    { length: 100 },
    (_, index) => `<article class="card"><h3>Piece ${index * 7919}</h3></article>`,
  ).join("");
  const page = pageOf(html);
  const bodies = await Promise.all(
    (["identity", "br", "gzip"] as const).map(async (encoding) => page.body(encoding)),
  );
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(page.size);
});
