import type { Page } from "playwright";
import { expect } from "vitest";
import { lacksFont, withoutFonts } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import { countSkipped } from "../a11yMatrix.ts";
import { recordShifts, sumOfShifts } from "./layoutShift.ts";

const phone = { width: 390, height: 844 };

/** Resolves once everything is rendered: after a second (docs/decisions/0015), on a slow machine later. */
const waitUntilWhole = (page: Page): Promise<void> =>
  expect.poll(() => countSkipped(page), { timeout: 30_000 }).toBe(0);

test.for([320, 768])(
  "rendering skipped content moves nothing at %d px, and a reload in the middle of the page keeps the place",
  async (width, { openPage }) => {
    const { page } = await openPage({
      viewport: { ...phone, width },
      allowedMessages: lacksFont,
    });
    await withoutFonts(page);
    await recordShifts(page.context());
    const heading = page.getByRole("heading", { name: "Best Sellers" });
    const placeOf = (): Promise<number> =>
      heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await page.goto(url);
    await waitUntilWhole(page);
    expect(await sumOfShifts(page, 0, Infinity)).toBe(0);
    await heading.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    const place = await placeOf();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2 * phone.height);
    await page.reload();
    await waitUntilWhole(page);
    expect(await placeOf()).toBe(place);
    expect(await sumOfShifts(page, 0, Infinity)).toBe(0);
  },
);
