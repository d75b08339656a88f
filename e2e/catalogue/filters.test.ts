import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { test } from "../fixtures.ts";
import { modes, openIn, phone, wide } from "../openIn.ts";

const main = (page: Page): Locator => page.getByRole("main");
const filterButton = (page: Page): Locator => main(page).getByRole("button", { name: /^Filter/ });
const red = (page: Page): Locator => main(page).getByRole("checkbox", { name: "Red" });
const countOf = async (page: Page): Promise<number> =>
  Number.parseInt(
    (await main(page)
      .getByText(/^\d+ products?$/)
      .textContent()) ?? "",
  );

describe.each(modes)("%s", (mode) => {
  test("[CAT-02] [CAT-04] the filters of a phone open, close and are sent", async ({
    openPage,
  }) => {
    const { page } = await openIn(openPage, mode, "/allproducts", phone);
    const all = await countOf(page);
    await slowExpect(red(page)).toBeHidden();
    await filterButton(page).click();
    await slowExpect(red(page)).toBeInViewport();
    const close = main(page).getByRole("button", { name: "Close" });
    await slowExpect(close).toBeFocused();
    const head = main(page).getByRole("heading", { name: "Price Range" });
    const price = main(page).getByRole("textbox", { name: "Lowest price" });
    await head.click();
    await slowExpect(price).toBeHidden();
    await head.click();
    await slowExpect(price).toBeVisible();
    await page.keyboard.press("Escape");
    await slowExpect(red(page)).toBeHidden();
    await slowExpect(filterButton(page)).toBeFocused();

    await filterButton(page).click();
    await red(page).check();
    await main(page)
      .getByRole("button", { name: /^Show (?:\d+ )?products?$/ })
      .click();
    await slowExpect(page).toHaveURL(/[?&]colour=red/);
    await slowExpect(red(page)).toBeHidden();
    await slowExpect(main(page).getByText(/^\d+ products?$/)).not.toHaveText(`${all} products`);
    expect(await countOf(page)).toBeLessThan(all);

    const chip = main(page).getByRole("link", { name: "Red, remove filter" });
    await chip.click();
    await slowExpect(page).not.toHaveURL(/colour=red/);
    await slowExpect(main(page).getByText(`${all} products`, { exact: true })).toBeVisible();
  });
});

test("[CAT-08] a drag sets the price when it ends, and the thumb follows the pointer", async ({
  openPage,
}) => {
  const { page } = await openIn(openPage, "after hydration", "/allproducts", wide);
  const low = page.getByRole("slider", { name: "Lowest price" });
  const middle = async (): Promise<{ x: number; y: number }> => {
    const box = await low.boundingBox();
    if (!box) throw new Error("The slider is not in sight.");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await low.evaluate((thumb) => thumb.scrollIntoView({ block: "center" }));
  const { x, y } = await middle();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  await page.mouse.move(x + 60, y);
  await slowExpect(low).not.toHaveAttribute("aria-valuenow", "0");
  expect(new URL(page.url()).searchParams.has("min")).toBe(false);
  expect(Math.abs((await middle()).x - (x + 60))).toBeLessThan(10);
  await page.mouse.up();
  await slowExpect(page).toHaveURL(/[?&]min=\d+/);
});
