import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Delay of a font in ms: longer than a page waits for it. */
const lateMs = 900;

/**
 * Returns the sum of layout shifts until the page is idle (https://web.dev/articles/cls).
 * `lateFont` is the index of the delayed font among those the page requests.
 */
const shiftOf = async (path: string, width: number, lateFont?: number): Promise<number> => {
  const { page, context } = await openPage(browser, inject("shopUrl"), {
    viewport: { width, height: 800 },
  });
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  let asked = 0;
  if (lateFont !== undefined)
    await page.route("**/*.woff2", async (route) => {
      const isLate = asked === lateFont;
      asked += 1;
      if (isLate) await new Promise((resolve) => setTimeout(resolve, lateMs));
      await route.continue();
    });
  await page.goto(inject("shopUrl") + path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  await context.close();
  return shifts.reduce((sum, value) => sum + value, 0);
};

test.each([360, 1280])("nothing moves while a page loads, at %i px", async (width) => {
  for (const path of [
    "/",
    "/allproducts",
    "/product-details/kanchipuram-temple-border",
    "/cart",
    "/login",
  ])
    expect({ path, shift: await shiftOf(path, width) }).toEqual({ path, shift: 0 });
});

test.each([0, 1, 2])("nothing moves when font %i of the first view loads late", async (face) => {
  for (const width of [360, 1280])
    expect({ width, shift: await shiftOf("/", width, face) }).toEqual({ width, shift: 0 });
});

/** A tenth of a good CLS: a late font may move a centred line by a few pixels. */
const mostShift = 0.01;

test.each([360, 1280])(
  "the font of a template home causes a layout shift below 0.01, at %i px",
  async (width) => {
    for (const path of ["/index-v2", "/index-v3", "/index-v4", "/index-v5", "/index-v6"])
      expect({ path, isStill: (await shiftOf(path, width)) < mostShift }).toEqual({
        path,
        isStill: true,
      });
  },
);

test.each([
  ["/index-v2", "Bricolage Grotesque"],
  ["/index-v5", "Marcellus"],
  ["/index-v6", "Shrikhand"],
])("the font of %s is preloaded by the document", async (path, family) => {
  const url = inject("shopUrl");
  const { page, context, faults } = await openPage(browser, url);
  await page.goto(url + path, { waitUntil: "networkidle" });
  const { late, loaded } = await page.evaluate(async () => {
    await document.fonts.ready;
    const timings = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return {
      late: timings
        .filter(({ name, initiatorType }) => initiatorType === "css" && name.endsWith(".woff2"))
        .map(({ name }) => name),
      loaded: [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map((face) => face.family.replaceAll('"', "")),
    };
  });
  expect(loaded).toContain(family);
  expect({ late, faults }).toEqual({ late: [], faults: [] });
  await context.close();
});

test("[API-46] the invoice of a visitor makes no call", async () => {
  const url = inject("shopUrl");
  const { page, context, faults } = await openPage(browser, url);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  await page.goto(`${url}/invoice/PL-NONE`, { waitUntil: "networkidle" });
  expect(calls).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
