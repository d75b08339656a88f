import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import type { PageList } from "../src/routes.server.ts";
import { addSearchFiles } from "./search.ts";

const whole: PageList = { paths: ["/", "/product-details/a%20b&c"], isWhole: true };
const part: PageList = { paths: ["/"], isWhole: false };

const open = (...lists: PageList[]) => {
  const app = Fastify();
  let time = 0;
  const listPages = vi.fn(async () => lists.shift() ?? part);
  addSearchFiles(app, { publicUrl: undefined, listPages, now: () => time });
  const get = async (url: string, host = "shop.example"): Promise<string> =>
    (await app.inject({ url, headers: { host } })).body;
  const locations = async (): Promise<string[]> =>
    [...(await get("/sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = ""]) => at);
  return { get, locations, listPages, wait: (ms: number) => (time += ms) };
};

test("the sitemap has whole addresses, escaped", async () => {
  const { locations } = open(whole);
  expect(await locations()).toEqual([
    "http://shop.example/",
    "http://shop.example/product-details/a%20b&#38;c",
  ]);
});

test("a whole list is kept for ten minutes", async () => {
  const { locations, listPages, wait } = open(whole, whole);
  await locations();
  wait(599_999);
  await locations();
  expect(listPages).toHaveBeenCalledTimes(1);
  wait(1);
  await locations();
  expect(listPages).toHaveBeenCalledTimes(2);
});

test("a list of data that have changed is read again after a minute", async () => {
  const app = Fastify();
  let [time, version] = [0, "1"];
  const lists = [whole, { paths: ["/"], isWhole: true }];
  addSearchFiles(app, {
    publicUrl: undefined,
    listPages: async () => lists.shift() ?? part,
    readVersion: async () => {
      if (version === "away") throw new Error("The database is away.");
      return version;
    },
    now: () => time,
  });
  const count = async (): Promise<number> =>
    (await app.inject({ url: "/sitemap.xml", headers: { host: "shop.example" } })).body.split(
      "<loc>",
    ).length - 1;
  expect(await count()).toBe(2);
  time += 60_000;
  expect(await count()).toBe(2);
  version = "away";
  time += 60_000;
  expect(await count()).toBe(2);
  version = "2";
  time += 59_999;
  expect(await count()).toBe(2);
  time += 1;
  expect(await count()).toBe(1);
});

test("while the API is away the last whole list counts, and without one what is known", async () => {
  const { locations, listPages, wait } = open(part, whole, part);
  expect(await locations()).toHaveLength(1);
  expect(await locations()).toHaveLength(2);
  wait(600_000);
  expect(await locations()).toHaveLength(2);
  expect(listPages).toHaveBeenCalledTimes(3);
});

test("two who ask at once read the list once", async () => {
  const { locations, listPages } = open(whole);
  await Promise.all([locations(), locations()]);
  expect(listPages).toHaveBeenCalledTimes(1);
});

test("robots may come, but not into the API, and are told of the sitemap", async () => {
  const { get } = open();
  const robots = await get("/robots.txt");
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toContain("Sitemap: http://shop.example/sitemap.xml");
});
