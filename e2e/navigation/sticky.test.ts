import type { Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

/** Top of the header in the viewport, in px. */
const headTop = (page: Page): Promise<number> =>
  page.getByRole("banner").evaluate((head) => head.getBoundingClientRect().top);

const headPosition = (page: Page): Promise<string> =>
  page.getByRole("banner").evaluate((head) => getComputedStyle(head).position);

test.for([375, 1280])(
  "[HDR-46] [HDR-47] the header is sticky beyond 50 px, at %i px",
  async (width, { openPage }) => {
    const { page } = await openPage({
      viewport: { width, height: 800 },
    });
    await gotoSettled(page, url);
    const atRest = await headTop(page);
    const isHeld = async (): Promise<boolean> => (await headPosition(page)) !== "relative";
    for (const [top, held] of [
      [50, false],
      [51, true],
      [300, true],
      [50, false],
      [0, false],
    ] as const) {
      await scrollTo(page, top);
      await slowExpect.poll(isHeld).toBe(held);
      expect(await headTop(page)).toBe(held ? 0 : atRest - top);
    }
  },
);

test("[FTR-12] [FTR-13] [FTR-14] [FTR-15] the back-to-top button shows beyond 300 px and scrolls smoothly", async ({
  page,
}) => {
  await gotoSettled(page, url);
  const button = page.getByRole("button", { name: "Back to top" });
  await slowExpect(button).toBeHidden();
  await scrollTo(page, 300);
  await slowExpect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await slowExpect(button).toBeHidden();
  await scrollTo(page, 301);
  await slowExpect(button).toBeVisible();
  await scrollTo(page, 2000);
  const box = await button.boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeGreaterThan(450);

  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    window.addEventListener("scroll", () => tops.push(window.scrollY));
  });
  await button.click();
  await slowExpect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(tops.some((top) => top > 0 && top < 2000)).toBe(true);
  await slowExpect(button).toBeHidden();
});

test("[HOME-61] the home page shows the scroll progress", async ({ page }) => {
  await gotoSettled(page, url);
  const progress = (): Promise<number[]> =>
    page.evaluate(() => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const shown = [...document.querySelectorAll<HTMLElement>("[aria-hidden]")]
        .map(({ style }) => style.inlineSize)
        .filter((size) => size.endsWith("%"))
        .map((size) => Number.parseFloat(size));
      return [...shown, (scrollTop / (scrollHeight - clientHeight)) * 100].map(Math.round);
    });
  await slowExpect.poll(progress).toEqual([0, 0]);
  for (const top of [1500, 1_000_000]) {
    await scrollTo(page, top);
    await slowExpect
      .poll(async () => {
        const [shown = 0, real = 0] = await progress();
        return real > 0 && Math.abs(shown - real) <= 1;
      })
      .toBe(true);
  }
});

test("no control of a card is focused under the catalogue's sticky toolbar, at 360 px", async ({
  openPage,
}) => {
  const { page } = await openPage({ viewport: { width: 360, height: 640 } });
  await gotoSettled(page, `${url}/allproducts?q=jamdani`);
  const wish = page.getByRole("main").getByRole("button", { name: /^Add to wishlist/ });
  const covered = await wish.evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        // In the viewport, but behind the toolbar.
        window.scrollBy({ top: button.getBoundingClientRect().top - 100, behavior: "instant" });
        (button as HTMLElement).focus();
        const { left, top, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((button) => button.ariaLabel),
  );
  expect(covered).toEqual([]);
});
