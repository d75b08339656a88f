import { expect } from "vitest";
import { gotoSettled, holdBack } from "./browser.ts";
import { test } from "./fixtures.ts";
import type { OpenPage } from "./fixtures.ts";
import { recordShifts, sumOfShifts } from "./layoutShift.ts";
import { url } from "./shop.ts";

/** Delay of a font in ms: longer than a page waits for it. */
const lateMs = 900;

/**
 * Returns the sum of layout shifts until the page is idle (https://web.dev/articles/cls).
 * `lateFont` is the index of the delayed font among those the page requests.
 */
const shiftOf = async (
  openPage: OpenPage,
  path: string,
  width: number,
  lateFont?: number,
): Promise<number> => {
  const { page, context } = await openPage({
    viewport: { width, height: 800 },
  });
  await recordShifts(context);
  let asked = 0;
  if (lateFont !== undefined)
    await page.route("**/*.woff2", async (route) => {
      const isLate = asked === lateFont;
      asked += 1;
      if (isLate) await new Promise((resolve) => setTimeout(resolve, lateMs));
      await route.continue();
    });
  await gotoSettled(page, url + path);
  await page.evaluate(() => document.fonts.ready);
  const shift = await sumOfShifts(page);
  await context.close();
  return shift;
};

test.for([0, 1, 2])(
  "nothing moves when font %i of the first view loads late",
  async (face, { openPage }) => {
    for (const width of [360, 1280])
      expect({ width, shift: await shiftOf(openPage, "/", width, face) }).toEqual({
        width,
        shift: 0,
      });
  },
);

test.for([
  ["/index-v2", "Bricolage Grotesque"],
  ["/index-v5", "Marcellus"],
  ["/index-v6", "Shrikhand"],
])("the font of %s is preloaded by the document", async ([path, family], { page }) => {
  await gotoSettled(page, url + path);
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
  expect(late).toEqual([]);
});

test("fonts that missed the first paint are not used when a style sheet arrives later", async ({
  openPage,
}) => {
  const { page, context } = await openPage({ viewport: { width: 360, height: 800 } });
  await recordShifts(context);
  const release = await holdBack(page, "**/*.woff2");
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction((late) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint && performance.now() > paint.startTime + late;
  }, lateMs);
  release();
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A sheet with layers before another makes the browser build all style sheets anew. The first one orders the layers.
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = document.getElementById("later-styles")?.dataset["file"] ?? "";
    const isLoaded = new Promise((resolve, reject) => {
      sheet.addEventListener("load", resolve);
      sheet.addEventListener("error", reject);
    });
    document.head.querySelector("style")?.after(sheet);
    await isLoaded;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await sumOfShifts(page)).toBe(0);
});

test.for(["/", "/index-v2", "/index-v5", "/allproducts", "/login"])(
  "the main element of %s stays in its place while the rest of the document arrives",
  async (path, { openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const topOfMain = async (): Promise<number> => {
      await page.goto(url + path);
      return page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top);
    };
    const whole = await topOfMain();
    await page.route(url + path, async (route) => {
      const response = await route.fetch();
      const [start = ""] = /^.*?<main[^>]*>/s.exec(await response.text()) ?? [];
      await route.fulfill({ response, body: start });
    });
    expect(await topOfMain()).toBe(whole);
  },
);
