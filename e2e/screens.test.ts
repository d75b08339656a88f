import { beforeAll, describe, expect } from "vitest";
import { openAccount } from "./account.ts";
import type { Account } from "./account.ts";
import { countSkipped, visitInAllModes, visitInHardestMode } from "./a11yMatrix.ts";
import type { PageState } from "./a11yMatrix.ts";
import { gotoSettled } from "./browser.ts";
import { addToCart, variantsByStock } from "./cart.ts";
import { placeOrder } from "./order.ts";
import { isTouched, screens } from "./screens.ts";
import { test } from "./sharedPage.ts";
import { url } from "./shop.ts";

let account: Account;
let orderId: string;
beforeAll(async () => {
  account = await openAccount(url);
  const [bought, kept, wished] = await variantsByStock(url);
  await addToCart(account, bought?.productVariantId ?? "");
  orderId = await placeOrder(account);
  await addToCart(account, kept?.productVariantId ?? "", 2);
  await account.call("POST", "/api/wishlist/add", {
    userId: account.id,
    productVariantId: wished?.productVariantId,
  });
});

const sound: Pick<PageState, "headings" | "overflow" | "smallFields" | "violations"> = {
  headings: 1,
  overflow: [0, 0],
  smallFields: [],
  violations: [],
};

/** Every combination with its chosen settings. */
const inAllModes = {
  states: [
    { theme: "system", dir: "ltr", currency: "INR", ...sound },
    { theme: "dark", dir: "ltr", currency: "USD", ...sound },
    { theme: "dark", dir: "rtl", currency: "USD", ...sound },
    { theme: "light", dir: "rtl", currency: "USD", ...sound },
  ],
  unroutedLinks: [],
};

const inHardestMode = {
  states: [{ theme: "dark", dir: "rtl", currency: "USD", ...sound }],
  unroutedLinks: [],
};

/**
 * One screen of each layout. The others share their layouts, so they are visited in the hardest mode only. So is the
 * catalogue with all its cards, which are alike.
 */
const layouts = [
  "/",
  "/allproducts?q=jamdani",
  "/product-details/kanchipuram-temple-border",
  "/login",
  "/about",
  "/blog-v1",
  "/blog-details-v1/2",
  "/portfolio-v1",
  "/no-such-page",
];

/** Five pages run at once; axe needs longest for the catalogue's 138 cards. */
const timeoutMs = 240_000;

// The specified log entry of a visitor is no fault (ROL-07 to ROL-10).
describe.concurrent("every screen logs nothing, fits its viewport and meets WCAG 2.2 AA", () => {
  test.for(layouts.filter(isTouched))(
    "[HDR-49] [HDR-50] [CUR-06] in every mode for a visitor: %s",
    { timeout: timeoutMs },
    async (path, { openPage }) => {
      expect(await visitInAllModes(openPage, path)).toEqual(inAllModes);
    },
  );

  test.for(screens.filter((path) => isTouched(path) && !layouts.includes(path)))(
    "dark, right to left and 320 px wide for a visitor: %s",
    { timeout: timeoutMs },
    async (path, { sharedPage }) => {
      expect(await visitInHardestMode(sharedPage, path)).toEqual(inHardestMode);
    },
  );

  test.for(["/cart", "/checkout", "/my-profile"].filter(isTouched))(
    "in every mode for a customer with cart, wishes and an order: %s",
    { timeout: timeoutMs },
    async (path, { openPage }) => {
      const { storageState } = account;
      expect(await visitInAllModes(openPage, path, { storageState })).toEqual(inAllModes);
    },
  );

  test.for(["/wishlist", "/edit-account", "/order-history", "/invoice/:orderId"].filter(isTouched))(
    "dark, right to left and 320 px wide for a customer with cart, wishes and an order: %s",
    { timeout: timeoutMs },
    async (line, { sharedPage }) => {
      const path = line.replace(":orderId", orderId);
      const { storageState } = account;
      expect(await visitInHardestMode(sharedPage, path, storageState)).toEqual(inHardestMode);
    },
  );
});

test("all layouts are screens", () => {
  expect(screens).toEqual(expect.arrayContaining(layouts.map((path) => path.split("?")[0])));
});

test("[HDR-49] with reduced motion a theme change has no transition", async ({ openPage }) => {
  const { page } = await openPage({ reducedMotion: "reduce" });
  await gotoSettled(page, `${url}/index-v2`);
  const moving = await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
    document.body.getBoundingClientRect();
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
});

test.for([360, 768, 1280, 1536])(
  "the estimated height of the home page matches its rendered height, at %i px",
  async (width, { openPage }) => {
    const { page, context } = await openPage({ viewport: { width, height: 800 } });
    await context.addInitScript(() => {
      addEventListener("load", () =>
        Object.assign(window, { estimated: document.documentElement.scrollHeight }),
      );
    });
    await gotoSettled(page, url);
    await expect.poll(() => countSkipped(page)).toBe(0);
    const { estimated, real } = await page.evaluate(() => ({
      estimated: (window as unknown as { estimated: number }).estimated,
      real: document.documentElement.scrollHeight,
    }));
    expect(Math.abs(estimated / real - 1)).toBeLessThan(0.05);
  },
);
