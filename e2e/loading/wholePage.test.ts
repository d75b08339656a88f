import sharp from "sharp";
import type { Page } from "playwright";
import { expect } from "vitest";
import { lacksFont, withoutFonts } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import { countSkipped } from "../a11yMatrix.ts";

const phone = { width: 390, height: 844 };

/** Resolves once everything is rendered: after a second (docs/decisions/0015), on a slow machine later. */
const waitUntilWhole = (page: Page): Promise<void> =>
  expect.poll(() => countSkipped(page), { timeout: 30_000 }).toBe(0);

test.for([
  "/",
  "/allproducts",
  "/product-details/kanchipuram-temple-border",
  "/about",
  "/portfolio-v1",
  "/index-v5",
])("a full-page picture of %s shows every section", async (path, { openPage }) => {
  const { page } = await openPage({ viewport: phone });
  await page.goto(url + path);
  await waitUntilWhole(page);
  const boxes = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [
      ...document.querySelectorAll("main section, main [role=list] > div:not([role]), footer"),
    ]
      .map((element) => element.getBoundingClientRect())
      .map(({ left, right, top, height }) => ({
        left: Math.max(0, Math.ceil(left)),
        top: Math.ceil(top + window.scrollY),
        width: Math.floor(Math.min(right, clientWidth)) - Math.max(0, Math.ceil(left)),
        height: Math.floor(height) - 1,
      }))
      .filter(({ width, height }) => width > 100 && height > 60);
  });
  const picture = await page.screenshot({ fullPage: true });
  expect(boxes.length).toBeGreaterThan(0);
  const blank = [];
  for (const box of boxes) {
    const { channels } = await sharp(await sharp(picture).extract(box).toBuffer()).stats();
    if (channels.every(({ stdev }) => stdev < 1)) blank.push(box);
  }
  expect(blank).toEqual([]);
});

/** Observes layout shifts from the start of each document. Returns a function that reads their values. */
const observeShifts = async (page: Page): Promise<() => Promise<number[]>> => {
  await page.context().addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
};

test.for([320, 768])(
  "rendering skipped content moves nothing at %d px, and a reload in the middle of the page keeps the place",
  async (width, { openPage }) => {
    const { page } = await openPage({
      viewport: { ...phone, width },
      allowedMessages: lacksFont,
    });
    await withoutFonts(page);
    const readShifts = await observeShifts(page);
    const heading = page.getByRole("heading", { name: "Best Sellers" });
    const placeOf = (): Promise<number> =>
      heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await page.goto(url);
    await waitUntilWhole(page);
    expect(await readShifts()).toEqual([]);
    await heading.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    const place = await placeOf();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2 * phone.height);
    await page.reload();
    await waitUntilWhole(page);
    expect(await placeOf()).toBe(place);
    expect(await readShifts()).toEqual([]);
  },
);
