import type { Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, holdBack, slowExpect } from "./browser.ts";
import { test } from "./fixtures.ts";
import type { OpenPage } from "./fixtures.ts";
import { url } from "./shop.ts";
import type { WatchedPage } from "./browser.ts";

const low = (page: Page) => page.getByRole("slider", { name: "Lowest price" });

/** Opens the catalogue with delayed chunks. `arrive` releases them. */
const openSlowly = async (
  openPage: OpenPage,
  hasTouch = false,
): Promise<WatchedPage & { arrive: () => void }> => {
  const watched = await openPage({ hasTouch });
  const { page } = watched;
  await gotoSettled(page, `${url}/allproducts`);
  await low(page).evaluate((thumb) => thumb.scrollIntoView({ block: "center" }));
  const arrive = await holdBack(page, "**/assets/*.js");
  return { ...watched, arrive };
};

/** Returns element handles of the slider's track, to compare with later ones. */
const railElements = (page: Page) =>
  page.evaluateHandle(() => [...document.querySelectorAll("[data-rail] span")]);
const isSameRail = (before: Awaited<ReturnType<typeof railElements>>) =>
  before.evaluate((elements) => {
    const now = [...document.querySelectorAll("[data-rail] span")];
    return now.length === elements.length && now.every((element, at) => element === elements[at]);
  });

const middleOf = async (page: Page): Promise<{ x: number; y: number }> => {
  const box = await low(page).boundingBox();
  if (!box) throw new Error("The slider is not in sight.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test("[CAT-06] [CAT-08] keys before the slider's chunk is loaded are applied without a layout shift", async ({
  openPage,
}) => {
  const { page, arrive } = await openSlowly(openPage);
  const before = await low(page).boundingBox();
  const elements = await railElements(page);
  await low(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageUp");
  arrive();
  await slowExpect(low(page)).toHaveAttribute("aria-valuenow", "110");
  await slowExpect(low(page)).toBeFocused();
  await slowExpect(page).toHaveURL(/[?&]min=110/);
  await page.keyboard.press("Home");
  await slowExpect(low(page)).toHaveAttribute("aria-valuenow", "0");
  const after = await low(page).boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 99))).toBeLessThan(1);
  expect(after?.y).toBe(before?.y);
  expect(await isSameRail(elements)).toBe(true);
});

test("[CAT-08] a drag that starts before the slider's chunk is loaded continues", async ({
  openPage,
}) => {
  const { page, arrive } = await openSlowly(openPage);
  const { x, y } = await middleOf(page);
  const elements = await railElements(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  arrive();
  // The pointer is still down; from here on the slider's chunk handles it.
  let at = x + 30;
  await slowExpect
    .poll(async () => {
      await page.mouse.move((at += 2), y);
      return low(page).getAttribute("aria-valuenow");
    })
    .not.toBe("0");
  await page.mouse.up();
  await slowExpect(page).toHaveURL(/[?&]min=\d+/);
  expect(await isSameRail(elements)).toBe(true);
});

test("[CAT-08] a tap before the slider's chunk is loaded moves the nearer thumb", async ({
  openPage,
}) => {
  const { page } = await openSlowly(openPage, true);
  const { x, y } = await middleOf(page);
  await page.touchscreen.tap(x + 60, y);
  await slowExpect(page).toHaveURL(/[?&]min=\d+/);
  await slowExpect(low(page)).not.toHaveAttribute("aria-valuenow", "0");
});
