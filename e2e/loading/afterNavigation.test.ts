import type { Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, holdBack, settle, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

/** Returns the distance from the top, in px, of what stands below the products of a page. */
const placesOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("main h2, footer")].map((element) => [
        element.id || element.tagName + element.textContent,
        element.getBoundingClientRect().top,
      ]),
    ),
  );

/** What Chromium counts as a layout shift, in px. */
const SHIFT = 3;

/** Tall enough that the browser skips no section. */
const height = 12_000;

test.for([
  ["/", 360],
  ["/", 1280],
  ["/index-v5", 360],
  ["/index-v5", 1280],
] as const)(
  "what stands below the products of %s keeps its place when they come after a navigation, at %i px",
  async ([path, width], { openPage }) => {
    const { page } = await openPage({ viewport: { width, height }, reducedMotion: "reduce" });
    await gotoSettled(page, `${url}${path}`);
    await page.locator(`a[href="/about"]`).filter({ visible: true }).first().click();
    await slowExpect(page).toHaveTitle(/^About/);
    await page.reload();
    await settle(page);
    const answer = await holdBack(page, `${url}/api/**`);
    await page.goBack();
    await slowExpect(page.getByText("Loading products...").first()).toBeVisible();
    const before = await placesOf(page);
    answer();
    await slowExpect(page.getByText("Loading products...")).toHaveCount(0);
    await settle(page);
    const after = await placesOf(page);
    const moved = Object.entries(before).filter(
      ([name, top]) => Math.abs((after[name] ?? Infinity) - top) >= SHIFT,
    );
    expect(moved).toEqual([]);
  },
);
