import sharp from "sharp";
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const file = /\/woven-end-[\w.]+\.avif$/;

const ends = (page: Page): Locator => page.getByRole("contentinfo").locator("img");

/** Returns the requested files of woven ends. The array grows with every request. */
const requestsOf = (page: Page): string[] => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (file.test(request.url())) requested.push(request.url());
  });
  return requested;
};

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
  );

const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0);

/** Returns how much the colours of the footer's last 160 px differ, without the fringe. */
const contrastOfEnd = async (page: Page): Promise<number> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: 0, y: height - 150, width: width - 120, height: 90 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
};

test("the woven end is requested near the footer only, fills a wide screen and shifts nothing", async ({
  openPage,
}) => {
  const { page } = await openPage({ viewport: { width: 2560, height: 1000 } });
  const requested = requestsOf(page);
  await gotoSettled(page, url);
  expect(requested).toEqual([]);
  const footer = page.getByRole("contentinfo");
  // Otherwise those of the footer arrive together with the picture. System fonts that are not there are rejected.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
  const height = (await footer.boundingBox())?.height;
  await scrollToEnd(page);
  await slowExpect.poll(() => isLoaded(ends(page).first())).toBe(true);
  expect(new Set(requested).size).toBe(1);
  expect((await footer.boundingBox())?.height).toBe(height);
  const last = await ends(page).last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThanOrEqual(2560);
});

test("a browser that saves data requests no woven end and shows bars instead", async ({
  openPage,
}) => {
  const { page, context } = await openPage();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const requested = requestsOf(page);
  await gotoSettled(page, url);
  await scrollToEnd(page);
  await slowExpect(page.getByRole("button", { name: "Back to top" })).toBeVisible();
  await slowExpect(ends(page).first()).toBeHidden();
  expect(requested).toEqual([]);
  expect(await contrastOfEnd(page)).toBeGreaterThan(20);
});

test("a woven end that fails leaves the bars", async ({ openPage }) => {
  const { page } = await openPage({ allowedMessages: /ERR_FAILED/ });
  await page.route(file, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => file.test(request.url()));
  await gotoSettled(page, url);
  await scrollToEnd(page);
  await failed;
  // A width would be that of the browser's icon.
  expect(
    await ends(page)
      .first()
      .evaluate(({ clientWidth }) => clientWidth),
  ).toBe(0);
  expect(await contrastOfEnd(page)).toBeGreaterThan(20);
});

test.for([
  ["forced colours", { forcedColors: "active" }],
  ["print", { media: "print" }],
] as const)("the woven end is not shown in %s", async ([, media], { page }) => {
  await gotoSettled(page, url);
  await page.emulateMedia(media);
  await slowExpect(ends(page).first()).toBeHidden();
});
