import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { password } from "../account.ts";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const maxPresses = 150;

type Key = "Tab" | "Shift+Tab";

/** Presses keys until an element has focus, then expects it to be visible. */
const goTo = async (
  page: Page,
  target: Locator,
  key: Key = "Tab",
  sight: Locator = target,
): Promise<void> => {
  await slowExpect(target).toBeAttached();
  for (let press = 0; press < maxPresses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await slowExpect(sight).toBeInViewport();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`No focus on ${target.toString()} within ${maxPresses} presses.`);
};

const choose = async (page: Page, target: Locator, key?: Key): Promise<void> => {
  await goTo(page, target, key);
  await page.keyboard.press("Enter");
};

const write = async (page: Page, label: string, text: string): Promise<void> => {
  await goTo(page, page.getByLabel(label));
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
};

test("[GLB-03] [HDR-45] [PDP-15] [CART-14] login, search, wishlist, cart, removal, undo and order by keyboard only", async ({
  page,
  account,
}) => {
  const banner = page.getByRole("banner");
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  await gotoSettled(page, `${url}/login`);
  await page.keyboard.press("Tab");
  await slowExpect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  await write(page, "Email", account.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await slowExpect(page).toHaveURL(`${url}/`);

  await choose(page, banner.getByRole("button", { name: "Search" }), "Shift+Tab");
  await slowExpect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("maheswari");
  await slowExpect(page.getByRole("option").first()).toHaveAccessibleName(/Maheshwari/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await slowExpect(heading).toBeFocused();
  await slowExpect(heading).toHaveText(/Maheshwari/);

  const colours = main.getByRole("group", { name: /^Colour/ });
  const other = colours.locator("a:not([aria-current])").first();
  const href = (await other.getAttribute("href")) ?? "";
  await choose(page, other);
  await slowExpect(page).toHaveURL(new RegExp(`/product-details/.*${href.replace("?", "\\?")}$`));
  await slowExpect(colours.locator(`a[href="${href}"]`)).toHaveAttribute("aria-current", "true");
  await slowExpect(colours.locator(`a[href="${href}"]`)).toBeFocused();
  await choose(page, main.getByRole("button", { name: /^Add to Cart/ }).first());
  await slowExpect(page.getByText("Added to your shopping bag – happy shopping!")).toBeVisible();
  await choose(page, main.getByRole("button", { name: /^Add to Wishlist/ }).first());
  await slowExpect(banner.getByRole("link", { name: "Wishlist, 1 item" })).toBeVisible();

  await choose(page, banner.getByRole("link", { name: "Cart, 1 item" }), "Shift+Tab");
  await slowExpect(page).toHaveURL(`${url}/cart`);
  await choose(page, main.getByRole("button", { name: /^Remove Maheshwari/ }));
  await slowExpect(page.getByText("Your cart is empty")).toBeVisible();
  await slowExpect(heading).toBeFocused();
  await choose(page, main.getByRole("button", { name: "Undo" }));
  await slowExpect(main.getByRole("row", { name: /Maheshwari/ })).toBeVisible();
  await slowExpect(heading).toBeFocused();

  await choose(page, main.getByRole("link", { name: "Checkout", exact: true }));
  await slowExpect(page).toHaveURL(`${url}/checkout`);
  await write(page, "Full name", "Asha Rao");
  await write(page, "Address line 1", "14 Weavers Street");
  await choose(page, page.getByRole("button", { name: "Place to Order" }));
  await slowExpect(page.getByRole("dialog", { name: "Success" })).toBeVisible();
  await slowExpect(page).toHaveURL(`${url}/thank-you`);
  expect(await account.call<unknown[]>("GET", `/api/orders/user/${account.id}`)).toHaveLength(1);
});
