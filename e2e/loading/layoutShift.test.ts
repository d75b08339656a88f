import { expect } from "vitest";
import { gotoSettled } from "../browser.ts";
import { test, url } from "../fixtures.ts";

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
