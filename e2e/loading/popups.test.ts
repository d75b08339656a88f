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
