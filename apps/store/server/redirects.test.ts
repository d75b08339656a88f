import { ReadError } from "@pallu/api";
import { afterEach, expect, test } from "vitest";
import { openTestStore, testBuild } from "./pages.fixtures.ts";
import type { TestStore } from "./pages.fixtures.ts";

let store: TestStore | undefined;
afterEach(async () => {
  await store?.close();
  store = undefined;
});

/** Opens a store with redirects, and records what is looked up. */
const open = async (targets: Record<string, string>, failure?: Error) => {
  const found: string[] = [];
  let asked = 0;
  const build = testBuild(undefined, (path) => !/^\/(?:missing|product-details)/.test(path));
  store = await openTestStore({
    build,
    load: async () => "[]",
    readVersion: async () => "1",
    redirects: {
      isUsed: async () => {
        asked++;
        return Object.keys(targets).length > 0;
      },
      find: async (url) => {
        found.push(url);
        if (failure) throw failure;
        return targets[url] ?? null;
      },
    },
  });
  return { ...store, build, found, asked: () => asked };
};

test("a missing page leads to its redirect, by GET and HEAD; browsers keep it for an hour", async () => {
  const { get, found } = await open({
    "/missing/old?id=7": "/about?x=1#top",
    "/product-details/sold": "/",
  });
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await get("/missing/old?id=7", {}, { method });
    expect([status, headers.location, headers["cache-control"]]).toEqual([
      301,
      "/about?x=1#top",
      "public, max-age=3600",
    ]);
  }
  // A page with data whose product is missing.
  expect((await get("/product-details/sold")).headers.location).toBe("/");
  expect((await get("/missing/other")).status).toBe(404);
  expect(found.at(-1)).toBe("/missing/other");
});

test("a page that exists is never looked up, and without redirects no page is", async () => {
  const { get, found } = await open({ "/": "/about", "/plain": "/about" });
  expect([(await get("/")).status, (await get("/plain")).status]).toEqual([200, 200]);
  expect(found).toEqual([]);
  await store?.close();
  const none = await open({});
  for (const path of ["/missing/1", "/missing/2", "/missing/3"])
    expect((await none.get(path)).status).toBe(404);
  expect([none.found, none.asked()]).toEqual([[], 1]);
});

test("a lookup that fails is 503, so that no crawler forgets the address", async () => {
  const { get } = await open({ "/a": "/b" }, new ReadError("a redirect", "unreachable"));
  const { status, headers } = await get("/missing/old");
  expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([
    503,
    "2",
    "no-store",
  ]);
});

test("invented addresses render one page, and push out no other", async () => {
  const { get, build } = await open({ "/a": "/b" });
  await get("/");
  await Promise.all(Array.from({ length: 100 }, (_, index) => get(`/missing/${index}`)));
  await get("/");
  expect(build.rendered).toEqual(["/", "/missing"]);
});
