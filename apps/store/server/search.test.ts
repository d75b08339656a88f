import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import type { PageList } from "../src/servedRoutes.ts";
import { addSearchFiles } from "./search.ts";

const pages: PageList = {
  paths: ["/"],
  productPath: (id) => `/product-details/${String(id).replaceAll(" ", "%20")}`,
};

/** Ids of the products, or null while the API cannot be reached. */
type Ids = readonly string[] | null;
const whole: Ids = ["a b&c"];

/** Serves the lists one after the other. The last one is served from then on. */
const open = (lists: readonly Ids[], maxUrls = 50_000) => {
  const app = Fastify();
  let time = 1;
  const left = [...lists];
  let ids: Ids = null;
  const listProductIds = vi.fn(async (after: string | number | null, limit: number) => {
    if (after === null) ids = (left.length > 1 ? left.shift() : left[0]) ?? null;
    if (!ids) throw new Error("away");
    const known = ids.filter((id) => after === null || id > String(after));
    return known.slice(0, limit);
  });
  addSearchFiles(app, {
    publicUrl: undefined,
    listPages: async () => pages,
    listProductIds,
    maxUrls,
    now: () => time,
  });
  const get = async (url: string, host = "shop.example"): Promise<string> =>
    (await app.inject({ url, headers: { host } })).body;
  const locations = async (url = "/sitemap.xml"): Promise<string[]> =>
    [...(await get(url)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = ""]) => at);
  const readings = (): number =>
    listProductIds.mock.calls.filter(([after]) => after === null).length;
  return { app, get, locations, readings, wait: (ms: number) => (time += ms) };
};

test("the sitemap has whole addresses, escaped", async () => {
  const { locations } = open([["a b&c"], whole]);
  expect(await locations()).toEqual([
    "http://shop.example/",
    "http://shop.example/product-details/a%20b&#38;c",
  ]);
});

test("a whole list is kept for a minute", async () => {
  const { locations, readings, wait } = open([whole]);
  await locations();
  wait(60_000);
  await locations();
  expect(readings()).toBe(1);
  wait(1);
  await locations();
  expect(readings()).toBe(2);
});

test("while the API is away the last whole list counts, and without one what is known", async () => {
  const { locations, readings, wait } = open([null, whole, null]);
  expect(await locations()).toHaveLength(1);
  expect(await locations()).toHaveLength(2);
  wait(60_001);
  expect(await locations()).toHaveLength(2);
  expect(readings()).toBe(3);
});

test("two who ask at once read the list once", async () => {
  const { locations, readings } = open([whole]);
  await Promise.all([locations(), locations()]);
  expect(readings()).toBe(1);
});

const manyIds = Array.from({ length: 25 }, (_, index) => `p${String(index).padStart(2, "0")}`);

test("more addresses than one sitemap may have are an index of sitemaps, each read from its own id on", async () => {
  const { locations, get } = open([manyIds], 10);
  expect(await get("/sitemap.xml")).toContain("<sitemapindex");
  const parts = await locations();
  expect(parts).toEqual([1, 2, 3].map((part) => `http://shop.example/sitemap-${part}.xml`));
  const listed = await Promise.all(parts.map((part) => locations(new URL(part).pathname)));
  expect(listed.map(({ length }) => length)).toEqual([10, 10, 6]);
  expect(listed.flat()).toEqual([
    "http://shop.example/",
    ...manyIds.map((id) => `http://shop.example/product-details/${id}`),
  ]);
});

test("a part has no more addresses than allowed and none of the next part, also after products were added", async () => {
  const added = [...manyIds, "p01b", "p01c"].toSorted();
  const { locations } = open([manyIds, added], 10);
  await locations();
  const listed = await Promise.all([1, 2, 3].map((part) => locations(`/sitemap-${part}.xml`)));
  expect(listed.map(({ length }) => length)).toEqual([10, 10, 6]);
  expect(new Set(listed.flat()).size).toBe(26);
});

test.each(["/sitemap-4.xml", "/sitemap-0.xml", "/sitemap-x.xml", "/sitemap-99999.xml"])(
  "%s is not there",
  async (url) => {
    const { app } = open([manyIds], 10);
    expect((await app.inject({ url, headers: { host: "shop.example" } })).statusCode).toBe(404);
  },
);

test("robots may come, but not into the API, and are told of the sitemap", async () => {
  const { get } = open([whole]);
  const robots = await get("/robots.txt");
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toContain("Sitemap: http://shop.example/sitemap.xml");
});

test("a page is listed once, also after products were removed", async () => {
  const { locations } = open([manyIds, manyIds.filter((id) => id !== "p01")], 10);
  await locations();
  const listed = [];
  for (const part of [1, 2, 3]) listed.push(...(await locations(`/sitemap-${part}.xml`)));
  expect([listed.length, new Set(listed).size]).toEqual([25, 25]);
});
