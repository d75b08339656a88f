import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import { modes, openIn, phone, wide } from "../openIn.ts";

const product = "/product-details/kanchipuram-temple-border";

const gallery = (page: Page): Locator => page.getByRole("region", { name: /^Pictures of/ });
const thumbnails = (page: Page): Locator => gallery(page).getByRole("link");
const shownPicture = (page: Page): Locator => gallery(page).locator("[data-panel] img:visible");
const colours = (page: Page): Locator => page.getByRole("group", { name: /^Colour/ });
const zoom = (page: Page): Locator => page.getByRole("button", { name: "Zoom in" });
const enlarged = (page: Page): Locator => page.getByRole("dialog", { name: /^Pictures of/ });
const vendor = (page: Page): Locator => page.getByRole("main").getByText("weaves@pallu.example");
const shipping = (page: Page): Locator =>
  page.getByRole("main").getByText("Accepted Problem Issue", { exact: true });

/** Marks the document, to show later that it is still the same one. */
const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.setAttribute("data-same", ""));
const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.hasAttribute("data-same"));

/** Records layout shifts, also those soon after input, once the fonts are there. */
const recordShifts = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: "layout-shift" });
  });
const shifts = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: number[] }).shifts)),
        );
      }),
  );

describe.each(modes)("%s", (mode) => {
  test("[PDP-15] [PDP-16] colours are links that change picture and address", async ({
    openPage,
  }) => {
    const { page } = await openIn(openPage, mode, product, wide);
    const peacock = colours(page).getByRole("link", { name: "Peacock" });
    const mustard = colours(page).getByRole("link", { name: /^Mustard/ });
    const shades = await colours(page)
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => getComputedStyle(link.firstElementChild ?? link).backgroundColor),
      );
    expect(shades.length).toBeGreaterThan(2);
    expect(new Set(shades).size).toBe(shades.length);
    await slowExpect(colours(page).locator("[aria-current=true]")).toHaveCount(1);
    await slowExpect(peacock).not.toHaveAttribute("aria-current");
    if (mode === "after hydration") await markDocument(page);
    await peacock.click();
    await slowExpect(page).toHaveURL(`${url}${product}?variant=kanchipuram-temple-border--peacock`);
    await slowExpect(peacock).toHaveAttribute("aria-current", "true");
    await slowExpect(colours(page).locator("[aria-current=true]")).toHaveCount(1);
    await slowExpect(shownPicture(page)).toHaveAttribute("alt", /^Peacock /);
    await mustard.press("Enter");
    await slowExpect(shownPicture(page)).toHaveAttribute("alt", /^Mustard /);
    await slowExpect(mustard).toHaveAttribute("aria-current", "true");
    if (mode === "after hydration") {
      expect(await isSameDocument(page)).toBe(true);
      await slowExpect(mustard).toBeFocused();
    }
  });

  test.for([phone, wide])(
    "[PDP-05] thumbnails are links that show their picture (%o)",
    async (options, { openPage }) => {
      const { page } = await openIn(openPage, mode, product, options);
      await slowExpect(thumbnails(page).nth(1)).toBeVisible();
      await slowExpect(thumbnails(page).first()).toHaveAttribute("aria-current", "true");
      const first = await shownPicture(page).getAttribute("alt");
      if (mode !== "without JavaScript") await markDocument(page);
      await thumbnails(page).nth(1).click();
      await slowExpect(thumbnails(page).nth(1)).toHaveAttribute("aria-current", "true");
      await slowExpect(gallery(page).locator("a[aria-current=true]")).toHaveCount(1);
      await slowExpect(shownPicture(page)).toHaveCount(1);
      await slowExpect(shownPicture(page)).not.toHaveAttribute("alt", first ?? "");
      await slowExpect
        .poll(() =>
          shownPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
        )
        .toBe(true);
      await thumbnails(page).first().press("Enter");
      await slowExpect(shownPicture(page)).toHaveAttribute("alt", first ?? "");
      if (mode !== "without JavaScript") {
        expect(await isSameDocument(page)).toBe(true);
        expect(page.url()).toBe(url + product);
      }
    },
  );

  test("[PDP-05] the shown picture opens in full screen and closes by Escape and by its button", async ({
    openPage,
  }) => {
    const { page } = await openIn(openPage, mode, product, phone);
    await thumbnails(page).nth(1).click();
    await slowExpect(thumbnails(page).nth(1)).toHaveAttribute("aria-current", "true");
    const name = await shownPicture(page).getAttribute("alt");
    await zoom(page).click();
    const picture = enlarged(page).locator("[data-panel] img:visible");
    await slowExpect(picture).toHaveAttribute("alt", name ?? "");
    await slowExpect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0))
      .toBe(true);
    expect(await enlarged(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const close = enlarged(page).getByRole("button", { name: "Close" });
    await slowExpect(close).toBeFocused();
    await page.keyboard.press("Escape");
    await slowExpect(enlarged(page)).toBeHidden();
    await slowExpect(zoom(page)).toBeFocused();
    await zoom(page).click();
    await close.click();
    await slowExpect(enlarged(page)).toBeHidden();
  });
});

test.for(["without JavaScript", "after hydration"] as const)(
  "[PDP-16] [PDP-26] [PDP-27] another colour has its own stock and begins with a quantity of 1, %s",
  async (mode, { openPage }) => {
    const { page } = await openIn(openPage, mode, "/product-details/rajkot-patola", wide);
    const quantity = page.getByRole("main").getByRole("spinbutton");
    const soldOut = page.getByRole("main").getByText("Out of Stock", { exact: true });
    const choose = (name: RegExp): Promise<void> =>
      colours(page).getByRole("link", { name }).click();
    await quantity.fill("3");
    await choose(/^Bottle green/);
    await slowExpect(page).toHaveURL(/variant=.*bottle-green$/);
    await slowExpect(quantity).toHaveValue("1");
    await quantity.fill("3");
    await choose(/^Brinjal/);
    await slowExpect(soldOut).toBeVisible();
    await slowExpect(quantity).toHaveCount(0);
    await choose(/^Kumkum/);
    await slowExpect(quantity).toHaveValue("1");
    await slowExpect(soldOut).toHaveCount(0);
  },
);

test("[PDP-05] [PDP-18] what was chosen before hydration stays, with the focus and without a shift", async ({
  openPage,
}) => {
  const { page, arrive } = await openIn(openPage, "before hydration", product, wide);
  await page.getByRole("tab", { name: "Shipping" }).click();
  await thumbnails(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await recordShifts(page);
  const name = await shownPicture(page).getAttribute("alt");
  await arrive();
  await slowExpect(thumbnails(page).nth(1)).toBeFocused();
  await slowExpect(thumbnails(page).nth(1)).toHaveAttribute("aria-current", "true");
  await slowExpect(shownPicture(page)).toHaveAttribute("alt", name ?? "");
  await slowExpect(shipping(page)).toBeVisible();
  await slowExpect(vendor(page)).toBeHidden();
  const tab = page.getByRole("tab", { name: "Shipping" });
  await slowExpect(tab).toHaveAttribute("tabindex", "0");
  expect(await shifts(page)).toEqual([]);
  // The keys of tabs work from the tab that was chosen.
  await tab.press("Home");
  await slowExpect(page.getByRole("tab", { name: "Vendor Info" })).toBeFocused();
  await slowExpect(vendor(page)).toBeVisible();
});
