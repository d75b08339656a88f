import type { Page } from "playwright";
import { expect } from "vitest";
import { openAccount, fillCart } from "../account.ts";
import type { Account } from "../account.ts";
import { holdBack, postsOf, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";
import type { WatchedPage } from "../browser.ts";

const openCheckout = async (
  openPage: OpenPage,
  allowedMessages?: RegExp,
): Promise<WatchedPage & { account: Account }> => {
  const account = await openAccount(url);
  await fillCart(account, url);
  const watched = await openPage({
    storageState: account.storageState,
    ...(allowedMessages ? { allowedMessages } : {}),
  });
  await watched.page.goto(`${url}/checkout`);
  await slowExpect(watched.page.getByRole("button", { name: /^Show .* larger$/ })).toBeVisible();
  await watched.page.getByLabel("Address line 1").fill("14 Weavers Street");
  return { ...watched, account };
};

const placeButton = (page: Page) => page.getByRole("button", { name: "Place to Order" });

const ordersOf = async (account: Account): Promise<number> =>
  (await account.call<unknown[]>("GET", `/api/orders/user/${account.id}`)).length;

test("[CHK-13] [CHK-14] a double click and Enter place one order", async ({ openPage }) => {
  const { page, account } = await openCheckout(openPage);
  const posts = postsOf(page);
  // Delays the response: an Enter after it would close the dialog of the placed order.
  const release = await holdBack(page, "**/api/orders/checkout");
  const button = placeButton(page);
  await button.focus();
  await button.dblclick();
  await page.keyboard.press("Enter");
  release();
  await slowExpect(page.getByRole("dialog", { name: "Success" })).toBeVisible();
  await slowExpect(page).toHaveURL(/\/thank-you$/);
  expect(posts).toEqual(["/api/orders/checkout"]);
  expect(await ordersOf(account)).toBe(1);
});

test("[CHK-10] a picture of the summary opens enlarged and closes", async ({ openPage }) => {
  const { page } = await openCheckout(openPage);
  const opener = page.getByRole("button", { name: /^Show .* larger$/ });
  const before = await opener.locator("img").boundingBox();
  await opener.click();
  const preview = page.getByRole("dialog").getByRole("img");
  await slowExpect(preview).toBeVisible();
  await slowExpect
    .poll(async () => (await preview.boundingBox())?.width)
    .toBeGreaterThan(3 * (before?.width ?? Infinity));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await slowExpect(page.getByRole("dialog")).toHaveCount(0);
});

test("[CHK-14] [CHK-17] repeating an order whose response was lost places one order", async ({
  openPage,
}) => {
  const { page, account } = await openCheckout(
    openPage,
    /^Failed to load resource: net::ERR_CONNECTION_RESET/,
  );
  let lost = 0;
  await page.route("**/api/orders/checkout", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    return route.abort("connectionreset");
  });
  await placeButton(page).click();
  const refusal = page.getByRole("dialog", { name: "Error" });
  await slowExpect(refusal).toBeVisible();
  expect(await ordersOf(account)).toBe(1);
  await page.keyboard.press("Escape");
  await slowExpect(refusal).toHaveCount(0);
  await slowExpect(page.getByLabel("Address line 1")).toHaveValue("14 Weavers Street");
  // The cart is empty after the next read, but the ordered lines are still shown.
  await slowExpect(
    page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }),
  ).toBeVisible();
  await placeButton(page).click();
  await slowExpect(page.getByRole("dialog", { name: "Success" })).toBeVisible();
  await slowExpect(page).toHaveURL(/\/thank-you$/);
  expect(lost).toBe(1);
  expect(await ordersOf(account)).toBe(1);
  await page.goto(`${url}/order-history`);
  await slowExpect(page.getByRole("main").getByRole("row")).toHaveCount(2);
});
