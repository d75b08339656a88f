import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addToCart, openAccount, placeOrder, plentifulVariants } from "./account.ts";
import type { Account } from "./account.ts";
import { openBrowser, openPage } from "./browser.ts";
import { countSkipped, visit } from "./a11yMatrix.ts";
import type { Look, Visit } from "./a11yMatrix.ts";
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

const sound: Pick<Look, "headings" | "sideways" | "violations"> = {
  headings: 1,
  sideways: [0, 0],
  violations: [],
};

/** Every look as it was chosen, without a fault; nothing in the console, nothing asked of others (decision 22). */
const flawless: Visit = {
  looks: [
    { theme: "system", dir: "ltr", currency: "INR", ...sound },
    { theme: "dark", dir: "ltr", currency: "USD", ...sound },
    { theme: "dark", dir: "rtl", currency: "USD", ...sound },
    { theme: "light", dir: "rtl", currency: "USD", ...sound },
  ],
  strayLinks: [],
  faults: [],
};

/** Five pages at once have the machine; the catalogue's 170 cards take axe the longest. */
const patienceMs = 240_000;

// What the specification wants logged for a visitor is not a fault (ROL-07 to ROL-10).
describe.concurrent("every screen is quiet, fits and breaks no rule of WCAG 2.2 AA, in every look", () => {
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

test("[HDR-49] with reduced motion a changed theme is there at once, everywhere", async () => {
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
  "home is about as long as it says before its lower parts are rendered, at %i px",
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
