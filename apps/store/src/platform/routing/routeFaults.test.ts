import { expect, test } from "vitest";
import type { PageMeta } from "./route.ts";
import { routeFaults } from "./routeFaults.ts";
import type { RouteFiles } from "./routeFaults.ts";

const Page = (): null => null;
const meta: PageMeta = { title: "Picks", description: "Six pieces." };
const picksView = { key: "page:/picks" };
const loadOf = (key: string) => ({ load: () => [{ key, load: async () => [] }] });

const picks = "./routes/picks/";
const whole: RouteFiles = {
  routes: [{ folder: picks, paths: ["/picks"] }],
  modules: {},
  pages: { [`${picks}PicksPage.tsx`]: { default: Page, meta } },
  loads: { [`${picks}picks.load.ts`]: loadOf(picksView.key) },
  firstViews: { [`${picks}picks.firstView.ts`]: { picksView, PICKS: 6 } },
};

const withPaths = (...paths: string[]): Partial<RouteFiles> => ({
  routes: [{ folder: picks, paths }],
  loads: {},
  firstViews: {},
});

test("a whole page has no fault", () => {
  expect(routeFaults(whole)).toEqual([]);
});

test.each<[what: string, files: Partial<RouteFiles>, line: string]>([
  [
    "a folder without a page",
    { pages: {} },
    "./routes/picks/ has no page: a file whose name ends in Page.tsx.",
  ],
  [
    "two pages",
    { pages: { ...whole.pages, [`${picks}OtherPage.tsx`]: { default: Page, meta } } },
    "./routes/picks/ has 2 pages, PicksPage.tsx and OtherPage.tsx: a folder is one page.",
  ],
  [
    "a page without meta",
    { pages: { [`${picks}PicksPage.tsx`]: { default: Page } } },
    "./routes/picks/PicksPage.tsx does not export meta: title and description.",
  ],
  [
    "a page that is no default export",
    { pages: { [`${picks}PicksPage.tsx`]: { meta } } },
    "./routes/picks/PicksPage.tsx has no default export: the page.",
  ],
  [
    "a first view that nothing loads, on the server or in a large catalogue",
    { loads: {} },
    "./routes/picks/ has picks.firstView.ts and no picks.load.ts, by which the server and, in a large catalogue, the browser load it.",
  ],
  [
    "a load file that exports no load",
    { loads: { [`${picks}picks.load.ts`]: {} } },
    "./routes/picks/picks.load.ts does not export load.",
  ],
  [
    "a first view that the load file leaves out",
    { loads: { [`${picks}picks.load.ts`]: { load: () => [] } } },
    "./routes/picks/picks.load.ts does not load the first view page:/picks.",
  ],
  [
    "a view whose key is the path of no page: the browser would not find its load in a large catalogue",
    { loads: { [`${picks}picks.load.ts`]: loadOf("page:/pick") }, firstViews: {} },
    "./routes/picks/picks.load.ts loads page:/pick, whose path is none of the page's: /picks.",
  ],
  [
    "a path with a parameter that is missing in the sitemap",
    withPaths("/picks", "/picks/:id"),
    "./routes/picks/route.ts lists no page of /picks/:id in the sitemap: export server.sitemap.",
  ],
])("%s is refused in one line", (_what, change, line) => {
  expect(routeFaults({ ...whole, ...change })).toEqual([line]);
});

const beside = (...paths: string[]): RouteFiles => {
  const folder = "./routes/other/";
  return {
    ...whole,
    routes: [...whole.routes, { folder, paths }],
    pages: { ...whole.pages, [`${folder}OtherPage.tsx`]: { default: Page, meta } },
  };
};

test("pages with other paths stand beside it, also one that matches every path", () => {
  expect(routeFaults(beside("/other", "*"))).toEqual([]);
});

test.each([
  ["the same path", "/picks"],
  ["another spelling of the path", "/Picks"],
  ["a pattern that matches the path", "/:name"],
])("%s in another folder is refused, by both names", (_what, path) => {
  expect(routeFaults(beside(path))).toContain(
    `./routes/picks/ has the path /picks, which ./routes/other/ has too: ${path}.`,
  );
});

test("personal pages and pages with a list need no list of their paths", () => {
  const [file = ""] = Object.keys(whole.pages);
  const personal = { pages: { [file]: { default: Page, meta: { ...meta, isPersonal: true } } } };
  expect(routeFaults({ ...whole, ...withPaths("/picks/:id"), ...personal })).toEqual([]);
  const module = { paths: ["/picks/:id"], server: { sitemap: async () => ["/picks/1"] } };
  const modules = { [`${picks}route.ts`]: module };
  expect(routeFaults({ ...whole, ...withPaths("/picks/:id"), modules })).toEqual([]);
});
