import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { disclosureOf, gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import { modes, openIn, phone, wide } from "../openIn.ts";

const header = (page: Page): Locator => page.locator("header").first();
const menuButton = (page: Page): Locator => page.getByRole("button", { name: "Open menu" });
const searchButton = (page: Page): Locator => header(page).getByRole("button", { name: "Search" });
const searchField = (page: Page): Locator =>
  page.getByRole("combobox", { name: "Search the shop" });
const menuLink = (page: Page, name: string): Locator =>
  header(page).getByRole("link", { name, exact: true });
const openPopovers = (page: Page): Promise<number> => page.locator(":popover-open").count();

describe.each(modes)("%s", (mode) => {
  test.for(["/", "/index-v5"])(
    "[HDR-39] [HDR-40] [HDR-41] the menu of %s opens with a Login link, one group at a time, and closes",
    async (path, { openPage }) => {
      const { page } = await openIn(openPage, mode, path, phone);
      await slowExpect(menuLink(page, "Contact")).toBeHidden();
      await menuButton(page).click();
      await slowExpect(menuLink(page, "Contact")).toBeInViewport();
      const close = page.getByRole("button", { name: "Close" });
      await slowExpect(close).toBeFocused();
      const login = page.locator(":popover-open").getByRole("link", { name: "Login" });
      await slowExpect(login).toBeInViewport();
      await slowExpect(login).toHaveAttribute("href", "/login");
      await disclosureOf(page, "Shop").click();
      await slowExpect(menuLink(page, "Kanchipuram")).toBeVisible();
      await disclosureOf(page, "Blog").click();
      await slowExpect(menuLink(page, "The cloth journal")).toBeVisible();
      await slowExpect(menuLink(page, "Kanchipuram")).toBeHidden();
      await close.click();
      await slowExpect(menuLink(page, "Contact")).toBeHidden();
      await slowExpect(menuButton(page)).toBeFocused();
      await menuButton(page).click();
      // The scrim: the page behind it is not pressed.
      await page.mouse.click(385, 400);
      await slowExpect(menuLink(page, "Contact")).toBeHidden();
      await menuButton(page).click();
      await page.keyboard.press("Escape");
      await slowExpect(menuLink(page, "Contact")).toBeHidden();
      expect(page.url()).toBe(url + path);
      await menuButton(page).click();
      await menuLink(page, "Contact").click();
      await slowExpect(page).toHaveURL(`${url}/contact`);
      await slowExpect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
      await slowExpect(menuLink(page, "Contact")).toBeHidden();
    },
  );

  test.for([
    ["/", phone],
    ["/index-v5", wide],
  ] as const)(
    "[HDR-42] [HDR-43] [HDR-44] [HDR-45] the search of %s opens with the focus in its field, closes, and Enter shows results",
    async ([path, options], { openPage }) => {
      const { page } = await openIn(openPage, mode, path, options);
      await slowExpect(searchField(page)).toBeHidden();
      await searchButton(page).click();
      await slowExpect(searchField(page)).toBeFocused();
      await slowExpect(searchField(page)).toHaveAttribute("placeholder", "Type your keyword");
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await slowExpect(searchField(page)).toBeHidden();
      await slowExpect(searchButton(page)).toBeFocused();
      await searchButton(page).click();
      await page.mouse.click(5, 790);
      await slowExpect(searchField(page)).toBeHidden();
      await searchButton(page).click();
      await page.keyboard.type("silk saree");
      await page.keyboard.press("Enter");
      await slowExpect(page).toHaveURL(/\/allproducts\?q=silk(?:%20|\+)saree$/);
      await slowExpect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await slowExpect(searchField(page)).toBeHidden();
    },
  );

  test("[HDR-07] the panels of a wide header open and close, one at a time", async ({
    openPage,
  }) => {
    const { page } = await openIn(openPage, mode, "/", wide);
    const entry = (name: string): Locator =>
      header(page).getByRole("button", { name, exact: true });
    await entry("Shop").click();
    await slowExpect(menuLink(page, "Kanchipuram")).toBeInViewport();
    await entry("Pages").click();
    await slowExpect(menuLink(page, "Our team")).toBeInViewport();
    await slowExpect(menuLink(page, "Kanchipuram")).toBeHidden();
    await entry("Pages").click();
    await slowExpect(menuLink(page, "Our team")).toBeHidden();
    await entry("Pages").click();
    await page.keyboard.press("Escape");
    await slowExpect(menuLink(page, "Our team")).toBeHidden();
    await slowExpect(entry("Pages")).toBeFocused();
    await entry("Home").click();
    await slowExpect(header(page).getByText("Home variants", { exact: true })).toBeVisible();
    await menuLink(page, "Minimal").click();
    await slowExpect(page).toHaveURL(`${url}/`);
    await slowExpect(menuLink(page, "Minimal")).toBeHidden();
  });
});

test.for(["/index-v2", "/index-v5"].flatMap((path) => modes.map((mode) => [path, mode] as const)))(
  "[HDR-52] [HDR-53] [HDR-54] [HDR-55] [HDR-56] [HDR-58] [HDR-59] [HDR-60] the popups of %s open and close by presses, %s",
  async ([path, mode], { openPage }) => {
    const { page } = await openIn(openPage, mode, path, wide);
    const opener = (name: string): Locator => header(page).getByRole("button", { name });
    const all = menuLink(page, "View All Wishlist");
    const subtotal = header(page).getByText("$870");
    await slowExpect(opener("Wishlist").getByText("14", { exact: true })).toBeInViewport();
    await slowExpect(opener("Cart").getByText("22", { exact: true })).toBeInViewport();
    await slowExpect(all).toBeHidden();
    await opener("Wishlist").click();
    await slowExpect(all).toBeInViewport();
    await slowExpect(all).toHaveAttribute("href", "/wishlist");
    await opener("Wishlist").click();
    await slowExpect(all).toBeHidden();
    await slowExpect(subtotal).toBeHidden();
    await opener("Cart").click();
    await slowExpect(subtotal).toBeInViewport();
    const popup = header(page).getByRole("region", { name: "Cart" });
    for (const [name, href] of [
      ["View Cart", "/cart"],
      ["Checkout", "/checkout"],
    ] as const) {
      const link = popup.getByRole("link", { name, exact: true });
      await slowExpect(link).toBeInViewport();
      await slowExpect(link).toHaveAttribute("href", href);
    }
    await opener("Cart").click();
    await slowExpect(subtotal).toBeHidden();
    await opener("Cart").click();
    await page.keyboard.press("Escape");
    await slowExpect(header(page).getByText("$870")).toBeHidden();
    await slowExpect(opener("Cart")).toBeFocused();
    await opener("Cart").click();
    await page.mouse.click(5, 790);
    await slowExpect(header(page).getByText("$870")).toBeHidden();
  },
);

test("[HDR-40] the open menu keeps its group, scroll position and focus through hydration, and closes as before", async ({
  openPage,
}) => {
  const { page, arrive } = await openIn(openPage, "before hydration", "/", {
    viewport: { width: 390, height: 500 },
  });
  await menuButton(page).click();
  await disclosureOf(page, "Shop").click();
  const link = menuLink(page, "Checkout");
  await link.focus();
  const topOf = (): Promise<number> =>
    link.evaluate((element) => element.getBoundingClientRect().top);
  const top = await topOf();
  await arrive();
  await slowExpect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await slowExpect(page.locator("main")).toHaveAttribute("inert");
  await slowExpect(link).toBeFocused();
  expect(await topOf()).toBe(top);
  await page.keyboard.press("Escape");
  await slowExpect(menuButton(page)).toBeFocused();
  await slowExpect(page.locator("main[inert]")).toHaveCount(0);
  await slowExpect(page.getByRole("dialog")).toHaveCount(0);
});

test("[HDR-42] the open search keeps its text, caret and focus through hydration, and suggests for it", async ({
  openPage,
}) => {
  const { page, arrive } = await openIn(openPage, "before hydration", "/allproducts", phone);
  await searchButton(page).click();
  await page.keyboard.type("silk");
  await page.keyboard.press("ArrowLeft");
  const element = await searchField(page).elementHandle();
  await arrive();
  await slowExpect(page.getByRole("option").first()).toBeVisible();
  expect(
    await element?.evaluate((field: HTMLInputElement) => [
      field.isConnected,
      field === document.activeElement,
      field.value,
      field.selectionStart,
    ]),
  ).toEqual([true, true, "silk", 3]);
  await page.keyboard.press("Escape");
  await slowExpect(searchButton(page)).toBeFocused();
});

test("[HDR-41] [HDR-43] Back closes the menu and the search, and Forward does not open them again", async ({
  openPage,
}) => {
  const { page } = await openPage(phone);
  for (const opener of [menuButton(page), searchButton(page)]) {
    await gotoSettled(page, `${url}/contact`);
    await header(page).getByRole("link", { name: "Pallu" }).first().click();
    await slowExpect(page).toHaveURL(`${url}/`);
    await opener.click();
    await slowExpect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await slowExpect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
    await slowExpect(page.getByRole("dialog")).toHaveCount(0);
    expect(await openPopovers(page)).toBe(0);
    await slowExpect(page.locator("main[inert]")).toHaveCount(0);
    await page.goForward();
    await slowExpect(page).toHaveURL(`${url}/`);
    await slowExpect(page.getByRole("dialog")).toHaveCount(0);
  }
});
