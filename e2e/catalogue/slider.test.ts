import type { Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";

const low = (page: Page) => page.getByRole("slider", { name: "Lowest price" });

const openFilters = async (openPage: OpenPage, hasTouch = false): Promise<Page> => {
  const { page } = await openPage({ hasTouch });
  await gotoSettled(page, `${url}/allproducts`);
  await low(page).evaluate((thumb) => thumb.scrollIntoView({ block: "center" }));
  return page;
};

const middleOf = async (page: Page): Promise<{ x: number; y: number }> => {
  const box = await low(page).boundingBox();
  if (!box) throw new Error("The slider is not in sight.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test("[CAT-08] a drag sets the price when it ends, and the thumb follows the pointer", async ({
  openPage,
}) => {
  const page = await openFilters(openPage);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  await page.mouse.move(x + 60, y);
  await slowExpect(low(page)).not.toHaveAttribute("aria-valuenow", "0");
  expect(new URL(page.url()).searchParams.has("min")).toBe(false);
  expect(Math.abs((await middleOf(page)).x - (x + 60))).toBeLessThan(10);
  await page.mouse.up();
  await slowExpect(page).toHaveURL(/[?&]min=\d+/);
});
