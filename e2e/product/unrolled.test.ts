import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const saree = `${url}/product-details/kanchipuram-temple-border`;

const strip = (page: Page): Locator =>
  page.getByRole("region", { name: "The whole saree, laid flat" });
const scrolled = (page: Page): Promise<number> =>
  strip(page).evaluate(({ scrollLeft }) => scrollLeft);
const pictureOf = (page: Page): Promise<string | null> =>
  strip(page).locator("img").getAttribute("src");

/** Drags from the middle of the strip sideways. */
const drag = async (page: Page, byPx: number): Promise<void> => {
  const box = await strip(page).boundingBox();
  if (!box) throw new Error("The strip is not visible");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 4 });
  await page.mouse.up();
};

test("a mouse drags the cloth of the first variant and of another one", async ({ page }) => {
  await gotoSettled(page, saree);
  const first = await pictureOf(page);
  await strip(page).and(page.locator("[data-drag=ready]")).scrollIntoViewIfNeeded();
  await drag(page, -150);
  expect(await scrolled(page)).toBe(150);
  await page.mouse.move(0, 0);
  expect(await scrolled(page)).toBe(150);
  const peacock = page.getByRole("link", { name: "Peacock" });
  await peacock.evaluate((link) =>
    window.addEventListener(
      "click",
      () => (document.body.dataset["current"] = `${link.ariaCurrent}`),
    ),
  );
  await peacock.click();
  // The swatch is current with the press, before the page has rendered again.
  expect(await page.locator("body").getAttribute("data-current")).toBe("true");
  await expect.poll(() => pictureOf(page)).toContain("--peacock.cloth.");
  expect(first).toContain("--rani-pink.cloth.");
  await strip(page).scrollIntoViewIfNeeded();
  await drag(page, -120);
  expect(await scrolled(page)).toBe(120);
});

test("the border has its real size by keyboard, also when the page is zoomed", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("screenScale", "43"));
  await gotoSettled(page, saree);
  const opener = page.getByRole("button", { name: "Show the border at real size" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const cloth = page.getByRole("region", { name: "The border at real size, laid flat" });
  const widthPx = (): Promise<number> =>
    cloth.locator("img").evaluate((image) => image.getBoundingClientRect().width);
  await expect.poll(widthPx).toBeCloseTo(30 * 43, 0);
  const filePx = (): Promise<number[]> =>
    cloth
      .locator("img")
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(filePx).toEqual([1500, 940]);
  await cloth.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => cloth.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", {
    width: 640,
    height: 450,
    deviceScaleFactor: 2,
    mobile: false,
  });
  await expect.poll(widthPx).toBeCloseTo(30 * 21.5, 0);
  await page.keyboard.press("Escape");
  await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
});
