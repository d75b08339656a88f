import type { Page } from "playwright";
import { expect } from "vitest";
import { countSkipped } from "../a11yMatrix.ts";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const homes = ["/", "/index-v2", "/index-v3", "/index-v4", "/index-v5", "/index-v6"];

/** Returns pairs of visible controls of the header that overlap, by their names, and controls outside the window. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.getByRole("banner").evaluate((head) => {
    const controls = [...head.querySelectorAll<HTMLElement>("a, button, label, summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: control.getAttribute("aria-label") ?? control.textContent,
        box: control.getBoundingClientRect(),
      }));
    const pairs = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right - 1 &&
            box.left < one.box.right - 1 &&
            one.box.top < box.bottom - 1 &&
            box.top < one.box.bottom - 1,
        )
        .map((other) => `${one.name} overlaps ${other.name}`),
    );
    const outside = controls
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ name }) => `${name} is outside the window`);
    return [...pairs, ...outside];
  });

test.for([
  [1280, "100%"],
  [1280, "200%"],
  [360, "200%"],
] as const)(
  "no two controls of the header overlap, at the top and when it is stuck, and no page is wider than its window, at %i px and %s text",
  async ([width, size], { sharedPage }) => {
    const page = await sharedPage({
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
    });
    for (const path of homes) {
      await gotoSettled(page, url + path);
      await page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
      expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
      await slowExpect(page.getByRole("banner")).toHaveAttribute("data-state", "stuck");
      expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
      await expect.poll(() => countSkipped(page)).toBe(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ path, overflow }).toEqual({ path, overflow: 0 });
    }
  },
);

const others = [
  "/allproducts",
  "/product-details/kanchipuram-temple-border",
  "/cart",
  "/contact",
  "/login",
  "/register",
  "/thank-you",
  "/about",
  "/faq",
  "/pricing",
];

test("no page is wider than a window of 320 px with texts of 200 %", async ({ sharedPage }) => {
  const page = await sharedPage({ viewport: { width: 320, height: 800 } });
  for (const path of others) {
    await gotoSettled(page, url + path);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect.poll(() => countSkipped(page)).toBe(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ path, overflow }).toEqual({ path, overflow: 0 });
  }
});
