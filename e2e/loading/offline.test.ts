import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { expect } from "vitest";
import { openAccount, fillCart } from "../account.ts";
import type { Account } from "../account.ts";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";
import type { WatchedPage } from "../browser.ts";

/** Specified console messages of failed calls, and Chromium's own. */
const expectedMessages =
  /^Error (?:fetching|updating) |^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/;

interface Opened extends WatchedPage {
  account: Account;
  /** Quantity of the cart line on the server. */
  kept: () => Promise<number | undefined>;
}

/** `lost` is a file that cannot be loaded. */
const openWithCart = async (openPage: OpenPage, path: string, lost?: string): Promise<Opened> => {
  const account = await openAccount(url);
  await fillCart(account, url);
  const watched = await openPage({
    storageState: account.storageState,
    allowedMessages: expectedMessages,
  });
  if (lost) await watched.page.route(lost, (route) => route.abort());
  await gotoSettled(watched.page, url + path);
  const kept = async (): Promise<number | undefined> => {
    const lines = await account.call<{ quantity: number }[]>("GET", `/api/cart/${account.id}`);
    return lines[0]?.quantity;
  };
  return { ...watched, account, kept };
};

const notice = (page: Page) => page.getByText(/^You are offline/).first();
const quantity = (page: Page) => page.getByRole("main").getByRole("spinbutton");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Clicks the stepper three times within the debounce and leaves the page. */
const pressAndLeave = (page: Page): Promise<void> =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^One more of/ })
    .first()
    .evaluate(async (button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
      // After the result is sent: a navigation ends the evaluation.
      setTimeout(() => window.location.assign("/robots.txt"));
    });

test("[CART-13] sends a debounced quantity when the page is left", async ({ openPage }) => {
  const { page, kept } = await openWithCart(openPage, "/cart");
  await pressAndLeave(page);
  await page.waitForURL(/robots/);
  await expect.poll(kept).toBe(4);
});

test("offline: shows a notice, keeps visited pages, rejects edits, then reads all again", async ({
  openPage,
}) => {
  const { page, context, account, kept } = await openWithCart(openPage, "/cart");
  const goHomeAndBack = async (): Promise<void> => {
    await page.getByRole("banner").getByRole("link", { name: "Pallu" }).first().click();
    const section = page.getByRole("region", { name: "New Products" });
    await slowExpect(section.getByRole("article").first()).toBeVisible();
    await page.goBack();
    await slowExpect(quantity(page)).toHaveValue("1");
  };
  await goHomeAndBack();

  await context.setOffline(true);
  await slowExpect(notice(page)).toBeVisible();
  await goHomeAndBack();

  await page.getByRole("button", { name: "Close" }).first().click();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^One more of/ })
    .click();
  await slowExpect(notice(page)).toBeVisible();
  await slowExpect(quantity(page)).toHaveValue("1");

  const lines = await account.call<{ cartId: string }[]>("GET", `/api/cart/${account.id}`);
  await account.call("PUT", `/api/cart/update/${lines[0]?.cartId}`, { quantity: 3 });
  await context.setOffline(false);
  await slowExpect(quantity(page)).toHaveValue("3");
  expect(await kept()).toBe(3);
});

/** Returns the file of a built chunk. */
const chunkOf = async (name: string): Promise<string> => {
  const manifest = new URL("../../apps/store/dist/client/.vite/manifest.json", import.meta.url);
  const chunks = JSON.parse(await readFile(manifest, "utf8")) as Record<
    string,
    { file: string; name?: string }
  >;
  const found = Object.values(chunks).find((chunk) => chunk.name === name);
  if (!found) throw new Error(`There is no chunk ${name}.`);
  return found.file;
};

/** Blocks the code of the contact page and opens the catalogue. */
const openWithoutContact = async (openPage: OpenPage) => {
  const { page } = await openPage({ allowedMessages: /net::ERR_FAILED/ });
  const code = `**/${await chunkOf("ContactPage")}`;
  await page.route(code, (route) => route.abort());
  await gotoSettled(page, `${url}/allproducts`);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const isSame = (): Promise<boolean> => page.evaluate(() => "isSame" in window);
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: /^Contact/ })
    .first();
  return { page, code, link, isSame };
};

test("a page whose files are gone after a deploy is opened by a reload", async ({ openPage }) => {
  const { page, code, link, isSame } = await openWithoutContact(openPage);
  await page.route(`${url}/contact`, async (route) => {
    await page.unroute(code);
    await route.continue();
  });
  await link.click();
  await slowExpect(heading(page)).toHaveText(/contact/i);
  await expect.poll(isSame).toBe(false);
});

test("parts of a page that cannot be loaded neither reload it nor lose what was typed, and notices still appear", async ({
  openPage,
}) => {
  const { page, context } = await openPage({
    viewport: { width: 390, height: 844 },
    allowedMessages: /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
  });
  for (const name of ["Search", "dialog"])
    await page.route(`**/${await chunkOf(name)}`, (route) => route.abort());
  await gotoSettled(page, `${url}/contact`);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const message = page.getByRole("main").getByRole("textbox", { name: "Message" });
  await message.pressSequentially("Do you ship to Kochi?");
  await message.hover();
  await page.getByRole("button", { name: "Open menu" }).click();
  await slowExpect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search" }).click();
  await slowExpect(page.getByRole("combobox", { name: "Search the shop" })).toBeFocused();
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await slowExpect(notice(page)).toBeInViewport();
  await slowExpect(message).toHaveValue("Do you ship to Kochi?");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("[CHK-14] offline: an order fails and is placed once when repeated", async ({ openPage }) => {
  const { page, context, account } = await openWithCart(
    openPage,
    "/checkout",
    `**/${await chunkOf("dialog")}`,
  );
  const place = page.getByRole("button", { name: "Place to Order" });
  await context.setOffline(true);
  await page.getByLabel("Address line 1").fill("14 Weavers Street");
  await place.click();
  const alert = page.getByRole("main").getByRole("alert");
  await slowExpect(alert).toContainText("Failed to fetch");
  await slowExpect(alert).toBeInViewport();
  await alert.getByRole("button", { name: "OK" }).click();
  await slowExpect(alert).toHaveCount(0);
  await slowExpect(page.getByLabel("Address line 1")).toHaveValue("14 Weavers Street");
  await context.setOffline(false);
  await place.click();
  await slowExpect(page).toHaveURL(/\/thank-you$/);
  expect(await account.call<unknown[]>("GET", `/api/orders/user/${account.id}`)).toHaveLength(1);
});
