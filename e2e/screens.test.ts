import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addToCart, openAccount, placeOrder, plentifulVariants } from "./account.ts";
import type { Account } from "./account.ts";
import { openBrowser, openPage } from "./browser.ts";
import { countSkipped, visit } from "./a11yMatrix.ts";
import type { PageState, Visit } from "./a11yMatrix.ts";
import { screens } from "./screens.ts";

const url = inject("shopUrl");

let browser: Browser;
let account: Account;
let orderId: string;
beforeAll(async () => {
  browser = await openBrowser();
  account = await openAccount(url);
  const [bought, kept, wished] = await plentifulVariants(url);
  await addToCart(account, bought?.productVariantId ?? "");
  orderId = await placeOrder(account);
  await addToCart(account, kept?.productVariantId ?? "", 2);
  await account.call("POST", "/api/wishlist/add", {
    userId: account.id,
    productVariantId: wished?.productVariantId,
  });
});
afterAll(() => browser.close());

const sound: Pick<PageState, "headings" | "sideways" | "violations"> = {
  headings: 1,
  sideways: [0, 0],
  violations: [],
};

/** Every combination with its chosen settings, without console messages or third-party requests. */
const flawless: Visit = {
  states: [
    { theme: "system", dir: "ltr", currency: "INR", ...sound },
    { theme: "dark", dir: "ltr", currency: "USD", ...sound },
    { theme: "dark", dir: "rtl", currency: "USD", ...sound },
    { theme: "light", dir: "rtl", currency: "USD", ...sound },
  ],
  strayLinks: [],
  faults: [],
};

/** Five pages run at once; axe needs longest for the catalogue's 170 cards. */
const patienceMs = 240_000;

// The specified log entry of a visitor is no fault (ROL-07 to ROL-10).
describe.concurrent("every screen logs nothing, fits its viewport and meets WCAG 2.2 AA, in every combination", () => {
  test.each(screens)(
    "[HDR-49] [HDR-50] [CUR-06] for a visitor: %s",
    async (path) => {
      expect(await visit(browser, url, path)).toEqual(flawless);
    },
    patienceMs,
  );

  test.each([
    "/cart",
    "/checkout",
    "/wishlist",
    "/my-profile",
    "/edit-account",
    "/order-history",
    "/invoice/:orderId",
  ])(
    "for a customer with cart, wishes and an order: %s",
    async (line) => {
      const path = line.replace(":orderId", orderId);
      const { storageState } = account;
      expect(await visit(browser, url, path, { storageState })).toEqual(flawless);
    },
    patienceMs,
  );
});

test("[HDR-49] with reduced motion a theme change has no transition", async () => {
  const { page, context } = await openPage(browser, url, { reducedMotion: "reduce" });
  await page.goto(`${url}/index-v2`, { waitUntil: "networkidle" });
  const moving = await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
    document.body.getBoundingClientRect();
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
  await context.close();
});

test.each([360, 768, 1280, 1536])(
  "the estimated height of the home page matches its rendered height, at %i px",
  async (width) => {
    const { page, context } = await openPage(browser, url, { viewport: { width, height: 800 } });
    await context.addInitScript(() => {
      addEventListener("load", () =>
        Object.assign(window, { estimated: document.documentElement.scrollHeight }),
      );
    });
    await page.goto(url, { waitUntil: "networkidle" });
    await expect.poll(() => countSkipped(page)).toBe(0);
    const { estimated, real } = await page.evaluate(() => ({
      estimated: (window as unknown as { estimated: number }).estimated,
      real: document.documentElement.scrollHeight,
    }));
    expect(Math.abs(estimated / real - 1)).toBeLessThan(0.05);
    await context.close();
  },
);
