import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import type { Account } from "../account.ts";
import { violationsOn, violationsWithoutScripts } from "../a11yMatrix.ts";
import { gotoUnhydrated, postsOf, pressWhileHydrating, settle, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const saree = "/product-details/kanchipuram-temple-border";
const added = "Added to your shopping bag – happy shopping!";
const already = "This product is already in your cart";

const status = (page: Page): Locator => page.getByRole("main").getByRole("status");

const cardAt = (page: Page, index: number): Locator =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Add to Cart/ }) })
    .nth(index);

const addButton = (card: Locator): Locator => card.getByRole("button", { name: /^Add to Cart/ });

const heart = (card: Locator): Locator => card.getByRole("button", { name: /^Add to wishlist/ });

const quantities = async (account: Account): Promise<number[]> => {
  const lines = await account.call<{ quantity: number }[]>("GET", `/api/cart/${account.id}`);
  return lines.map(({ quantity }) => quantity);
};

const wishes = async (account: Account): Promise<number> =>
  (await account.call<unknown[]>("GET", `/api/wishlist/${account.id}`)).length;

describe("without JavaScript", () => {
  test("[ERR-04] [ERR-11] a card is added to cart and wishlist, once each", async ({
    openPage,
    account,
  }) => {
    const { storageState } = account;
    const { page } = await openPage({ javaScriptEnabled: false, storageState });
    const list = `${url}/allproducts`;
    await page.goto(list);
    await addButton(cardAt(page, 0)).click();
    await slowExpect(page).toHaveURL(`${url}/cart?added=1`);
    await slowExpect(status(page)).toHaveText(added);
    expect(await violationsWithoutScripts(page)).toEqual([]);
    await page.reload();
    await page.goBack();
    await slowExpect(page).toHaveURL(list);
    await addButton(cardAt(page, 0)).click();
    await slowExpect(status(page)).toHaveText(already);
    expect(await quantities(account)).toEqual([1]);

    await page.goto(list);
    await heart(cardAt(page, 0)).click();
    await slowExpect(page).toHaveURL(`${url}/wishlist?added=1`);
    await slowExpect(status(page)).toHaveText("Added to wishlist");
    expect(await wishes(account)).toBe(1);
  });

  test("[PDP-28] the product page adds the quantity that was typed, and has no buttons that step", async ({
    openPage,
    account,
  }) => {
    const { storageState } = account;
    const { page } = await openPage({
      javaScriptEnabled: false,
      storageState,
      allowedStatuses: [409, 422],
    });
    const main = page.getByRole("main");
    const typeAndAdd = async (quantity: string): Promise<void> => {
      await page.goto(url + saree);
      await main.getByRole("spinbutton").fill(quantity);
      await main.getByRole("button", { name: "Add to Cart" }).click();
    };
    await typeAndAdd("0");
    await slowExpect(status(page)).toHaveText("Choose at least 1");
    await typeAndAdd("9999");
    await slowExpect(status(page)).toHaveText(/^Only \d+ items available in stock$/);
    await page.goto(url + saree);
    await slowExpect(main.getByRole("button", { name: "Increase quantity" })).toHaveCount(0);
    await slowExpect(main.getByText(/^This needs JavaScript/)).toHaveCount(0);
    await main.getByRole("spinbutton").fill("2");
    await page.keyboard.press("Enter");
    await slowExpect(status(page)).toHaveText(added);
    expect(await quantities(account)).toEqual([2]);
  });

  test("[VAL-04] a visitor is asked to log in", async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false, allowedStatuses: [401] });
    await page.goto(`${url}/allproducts`);
    await addButton(cardAt(page, 0)).click();
    await slowExpect(status(page)).toHaveText(/^Please login to add to cart/);
    await slowExpect(page).toHaveURL(`${url}/cart`);
    expect(await violationsWithoutScripts(page)).toEqual([]);
    await status(page).getByRole("link", { name: "Login" }).click();
    await slowExpect(page).toHaveURL(`${url}/login`);
  });
});

describe("before hydration", () => {
  test("[ERR-04] a card is added once, by the browser, also when scripts arrive meanwhile", async ({
    openPage,
    account,
  }) => {
    const { page } = await openPage({ storageState: account.storageState });
    const posts = postsOf(page);
    const arrive = await gotoUnhydrated(page, `${url}/allproducts`);
    await pressWhileHydrating(page, addButton(cardAt(page, 0)), `${url}/cart`, arrive);
    await slowExpect(page).toHaveURL(`${url}/cart?added=1`);
    await settle(page);
    const text = page.getByRole("main").getByText(added);
    await slowExpect(text).toBeVisible();
    await slowExpect(page.getByRole("spinbutton")).toHaveValue("1");
    expect(await violationsOn(page, "main")).toEqual([]);
    expect(posts).toEqual(["/cart"]);

    await page.reload();
    await settle(page);
    await page.goBack();
    await settle(page);
    await slowExpect(page).toHaveURL(`${url}/allproducts`);
    expect(posts).toEqual(["/cart"]);
    await addButton(cardAt(page, 1)).click();
    await slowExpect(page.getByText(added)).toBeVisible();
    await slowExpect(page).toHaveURL(`${url}/allproducts`);
    expect(posts).toEqual(["/cart", "/api/cart/add"]);
    expect(await quantities(account)).toEqual([1, 1]);
  });

  test("two presses add once", async ({ openPage, account }) => {
    const { page } = await openPage({ storageState: account.storageState });
    const arrive = await gotoUnhydrated(page, url + saree);
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).dblclick();
    await slowExpect(page).toHaveURL(/\/cart\?(?:added|already)=1$/);
    arrive();
    await settle(page);
    expect(await quantities(account)).toEqual([1]);
  });
});
