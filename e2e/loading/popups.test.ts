import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { addToCart, fillCart, variantsByStock } from "../account.ts";
import { test, url } from "../fixtures.ts";

/** Emulates 1.6 Mbit/s with 150 ms latency. */
const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 1.6e6 / 8,
  });
};

/** Records the first frame in which an element with this text is present, and the first after its removal. */
const watch = (page: Page, selector: string, text: string): Promise<void> =>
  page.evaluate(
    ([place, words]) => {
      const seen = { from: 0, to: 0 };
      Object.assign(window, { seen });
      const look = (): void => {
        const isThere = [...document.querySelectorAll(place)].some((element) =>
          element.textContent.includes(words),
        );
        if (isThere) seen.from ||= performance.now();
        else if (seen.from) seen.to ||= performance.now();
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [selector, text] as const,
  );

/** Returns the time in ms between the two frames, once the element is removed. */
const shownFor = async (page: Page, popup: Locator): Promise<number> => {
  await slowExpect(popup).toBeVisible();
  await slowExpect(popup).toHaveCount(0);
  const seen = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: { from: number; to: number } };
    return seen.to && seen.to - seen.from;
  });
  return seen.jsonValue();
};

/** Expects the specified time, at least minus one frame, at most plus 100 ms and the exit animation. */
const expectTime = (measured: number, specified: number): void => {
  expect(measured).toBeGreaterThan(specified - 20);
  expect(measured).toBeLessThan(specified + 600);
};

test("[AUTH-39] [AUTH-40] on a slow line the success overlay of a reset is shown for 1500 ms", async ({
  page,
}) => {
  await page.route("**/api/users/{forgot-password,verify-otp,reset-password}", (route) =>
    route.fulfill({ json: { message: "Done" } }),
  );
  await gotoSettled(page, `${url}/forger-password`);
  await slowDown(page);
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill("asha@example.com");
  await main.getByRole("button", { name: "Send OTP" }).click();
  await main.getByLabel("OTP").fill("123456");
  await main.getByRole("button", { name: "Verify OTP" }).click();
  await main.getByLabel("New Password", { exact: true }).fill("loom");
  await main.getByLabel("Confirm Password", { exact: true }).fill("loom");
  await watch(page, "[role=dialog]", "Success");
  await main.getByRole("button", { name: "Reset Password" }).click();
  expectTime(await shownFor(page, page.getByRole("dialog")), 1500);
  await slowExpect(page).toHaveURL(`${url}/login`);
});

test("[AUTH-28] on a slow line the message of a registration is shown for 1500 ms", async ({
  page,
}) => {
  await gotoSettled(page, `${url}/register`);
  await slowDown(page);
  const main = page.getByRole("main");
  await main.getByLabel("Full Name").fill("Asha Rao");
  await main.getByLabel("Phone Number").fill("9876543210");
  await main.getByLabel("Email").fill(`asha-${Date.now()}@example.com`);
  await main.getByLabel("Password", { exact: true }).fill("loom-and-shuttle-84");
  await watch(page, "main", "uccessful");
  await main.getByRole("button", { name: "Register" }).click();
  const message = main.getByText(/successful/i).first();
  expect(await shownFor(page, message)).toBeGreaterThan(1400);
  await slowExpect(page).toHaveURL(`${url}/login`);
});

test("[NWS-03] on a slow line the newsletter's popup is shown for 3 seconds", async ({ page }) => {
  await gotoSettled(page, url);
  await slowDown(page);
  const form = page.getByRole("region", { name: "A letter from the loom" });
  await form.getByLabel("Email").fill(`asha-${Date.now()}@example.com`);
  await page.mouse.move(1, 1);
  await watch(page, "[role=dialog]", "Thank You!");
  await form.getByLabel("Email").press("Enter");
  expectTime(await shownFor(page, page.getByRole("dialog")), 3000);
});

test("[CON-04] on a slow line the popup of a message is shown for 5 seconds", async ({ page }) => {
  await gotoSettled(page, `${url}/contact`);
  await slowDown(page);
  const form = page.getByRole("form", { name: "Contact" });
  await form.getByLabel("Name").fill("Asha Rao");
  await form.getByLabel("Email").fill("asha@example.com");
  await form.getByLabel("Phone Number").fill("9876543210");
  await form.getByLabel("Subject").selectOption({ index: 1 });
  await form.getByLabel("Message").fill("Do you weave to measure?");
  await page.mouse.move(1, 1);
  await watch(page, "[role=dialog]", "OK");
  await form.getByLabel("Message").press("Tab");
  await page.keyboard.press("Enter");
  expectTime(await shownFor(page, page.getByRole("dialog")), 5000);
});

test("[CHK-16] on a slow line the popup of a placed order is shown for 2 seconds", async ({
  openPage,
  account,
}) => {
  await fillCart(account, url);
  const { page } = await openPage({
    storageState: account.storageState,
  });
  await gotoSettled(page, `${url}/checkout`);
  await slowDown(page);
  const main = page.getByRole("main");
  for (const field of await main.locator("form").first().locator("input, textarea").all()) {
    const isMail = (await field.getAttribute("type")) === "email";
    await field.fill(isMail ? account.email : "600001");
  }
  await page.mouse.move(1, 1);
  await watch(page, "[role=dialog]", "Success");
  await main.getByRole("button", { name: "Place to Order" }).press("Enter");
  expectTime(await shownFor(page, page.getByRole("dialog")), 2000);
  await slowExpect(page).toHaveURL(`${url}/thank-you`);
});

test("[CHK-15] on a line that asks for less data the popup stands 100 ms after the answer of an order that nobody filled in", async ({
  openPage,
  account,
}) => {
  const [variant] = await variantsByStock(url);
  await addToCart(account, variant?.productVariantId ?? "");
  const { page } = await openPage({ storageState: account.storageState });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const countScripts = (): number =>
    performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length;
  await gotoSettled(page, `${url}/checkout`);
  const before = await page.evaluate(countScripts);
  let answeredAt = 0;
  await page.route("**/api/orders/checkout", async (route) => {
    const response = await route.fetch();
    await slowExpect.poll(() => page.evaluate(countScripts)).toBeGreaterThan(before);
    answeredAt = await page.evaluate(() => performance.now());
    await route.fulfill({ response });
  });
  await watch(page, "[role=dialog]", "Success");
  await page.getByRole("main").getByRole("button", { name: "Place to Order" }).press("Enter");
  await slowExpect(page.getByRole("dialog")).toBeVisible();
  const shownAt = await page.evaluate(
    () => (window as unknown as { seen: { from: number } }).seen.from,
  );
  expect(shownAt - answeredAt).toBeLessThan(100);
});

test("[HOME-62] on a slow line the notice of an add is shown for 2500 ms", async ({
  openPage,
  account,
}) => {
  const { page } = await openPage({
    storageState: account.storageState,
  });
  await gotoSettled(page, url);
  await slowDown(page);
  await watch(page, "[role=status]", "🎁");
  const button = page
    .getByRole("main")
    .getByRole("button", { name: /^Add to Cart/ })
    .first();
  await button.press("Enter");
  expectTime(await shownFor(page, page.getByRole("status").getByText("🎁")), 2500);
});
