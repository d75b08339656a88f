import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { countSkipped } from "../a11yMatrix.ts";
import { gotoSettled, requestsOf, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const file = /\/woven-end-[\w.]+\.avif$/;

const ends = (page: Page): Locator => page.getByRole("contentinfo").locator("img");

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
  );

const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0);

test("the woven end is requested near the footer only, fills a wide screen and shifts nothing", async ({
  openPage,
}) => {
  const { page } = await openPage({ viewport: { width: 2560, height: 1000 } });
  const requested = requestsOf(page, (_request, path) => file.test(path));
  await gotoSettled(page, url);
  expect(requested).toEqual([]);
  const footer = page.getByRole("contentinfo");
  // Otherwise those of the footer arrive together with the picture. System fonts that are not there are rejected.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
  // Until it is rendered, its height is an estimate (docs/decisions/0015).
  await slowExpect.poll(() => countSkipped(page)).toBe(0);
  const height = (await footer.boundingBox())?.height;
  await scrollToEnd(page);
  await slowExpect.poll(() => isLoaded(ends(page).first())).toBe(true);
  expect(new Set(requested).size).toBe(1);
  expect((await footer.boundingBox())?.height).toBe(height);
  const last = await ends(page).last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThanOrEqual(2560);
});

test.for([
  ["/", 360],
  ["/", 1280],
  ["/allproducts", 360],
  ["/product-details/kanchipuram-temple-border", 360],
] as const)(
  "the main picture of %s at %i px is loaded once, at 360 px by the head",
  async ([path, width], { openPage }) => {
    const { page } = await openPage({ viewport: { width, height: 800 } });
    await gotoSettled(page, url + path);
    const loaded = await page.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
      return performance
        .getEntriesByName(image?.currentSrc ?? "")
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType);
    });
    expect(loaded).toEqual([width === 360 ? "link" : "img"]);
  },
);
