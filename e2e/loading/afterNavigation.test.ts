import type { Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, holdBack, settle, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

/** Returns the distances from the top, in px, by the text of what a selector matches. */
const placesOf = async (page: Page, selector: string): Promise<Record<string, number>> => {
  const places = await page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map(
        (element) => [element.textContent, element.getBoundingClientRect().top] as const,
      ),
    );
  return Object.fromEntries(places);
};

test.for([
  ["/", 360, "main h2, footer"],
  ["/", 1280, "main h2, footer"],
  ["/index-v5", 360, "main h2, footer"],
  ["/index-v5", 1280, "main h2, footer"],
  ["/allproducts", 360, "main [name=sort]"],
] as const)(
  "when the products of %s come after a navigation at %i px, %s stay in their place",
  async ([path, width, selector], { openPage }) => {
    // So tall that the browser skips no section.
    const { page } = await openPage({ viewport: { width, height: 12_000 } });
    await gotoSettled(page, url + path);
    await page.locator(`a[href="/about"]`).filter({ visible: true }).first().click();
    await slowExpect(page).toHaveTitle(/^About/);
    await page.reload();
    await settle(page);
    const answer = await holdBack(page, `${url}/api/**`);
    await page.goBack();
    await slowExpect(page.getByText("Loading products...").first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await placesOf(page, selector);
    answer();
    await slowExpect(page.getByText("Loading products...")).toHaveCount(0);
    await settle(page);
    const after = await placesOf(page, selector);
    const shiftOf = (text: string): number => (after[text] ?? Infinity) - (before[text] ?? 0);
    // Chromium counts 3 px as a layout shift.
    expect(Object.keys(before).filter((text) => Math.abs(shiftOf(text)) >= 3)).toEqual([]);
  },
);
