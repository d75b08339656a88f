import type { ServerResponse } from "node:http";
import { describe, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { test, userSeven, useShop, withStored } from "../fixtures.ts";
import { startHostileHost } from "../hostileHost.ts";
import { freePort } from "../../tools/freePort.mjs";

const shop = useShop(async () => ({ API_URL: `http://127.0.0.1:${await freePort()}` }));

/** Specified console messages of failed loads, and Chromium's own. */
const toldFaults = /^Error fetching |^Failed to load resource/;

const emptyTexts =
  /Your cart is empty|No orders found|No items in wishlist|No products match|are on the loom|is not here|no such order/;

test.each(["/", "/allproducts", "/product-details/x", "/cart", "/login"])(
  "[GLB-11] %s has header and footer without an API",
  async (path) => {
    const response = await fetch(shop.url + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/<header[\s>]/);
    expect(html).toMatch(/<footer[\s>]/);
  },
);

test("[API-52] a product that cannot be read shows an error instead of a missing product", async ({
  openPage,
}) => {
  const { page } = await openPage({ origin: shop.url, allowedMessages: toldFaults });
  await page.goto(`${shop.url}/product-details/x`);
  await slowExpect(page.getByRole("heading", { level: 1 })).toHaveText("Error loading products");
  await slowExpect(page.getByText(/^HTTP error! status: 5\d\d$/)).toBeVisible();
  await slowExpect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await slowExpect(page.getByText(emptyTexts)).toHaveCount(0);
});

describe("an API that is too busy", () => {
  const name = "Temple border saree";
  /** Answers a request of the shop itself and resolves to true, or leaves it to the host. */
  let intercept: (path: string, response: ServerResponse) => Promise<boolean>;
  const refuse = async (_path: string, response: ServerResponse): Promise<boolean> => {
    response
      .writeHead(503, { "content-type": "application/json", "retry-after": "1" })
      .end(JSON.stringify({ message: "The shop is very busy at the moment." }));
    return true;
  };
  const busyShop = useShop({ LOG_LEVEL: "silent" }, () =>
    startHostileHost(
      () => name,
      (path, response) => intercept(path, response),
    ),
  );

  test.for(["/", "/cart"])(
    "[ERR-25] %s shows Retry and no empty text until the list is there",
    async (path, { openPage }) => {
      intercept = refuse;
      const { page } = await openPage({
        origin: busyShop.url,
        allowedMessages: toldFaults,
        storageState: withStored(busyShop.url, userSeven()),
      });
      await page.goto(busyShop.url + path);
      const main = page.getByRole("main");
      const retry = main.getByRole("button", { name: "Retry" });
      await slowExpect(retry.first()).toBeVisible();
      await slowExpect(page.getByText(emptyTexts)).toHaveCount(0);
      await slowExpect(main.getByText(name)).toHaveCount(0);
      intercept = async () => false;
      // The list may come without a click, because a refused request is sent again.
      await slowExpect(async () => {
        await retry.evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click());
        await slowExpect(main.getByText(name).first()).toBeVisible({ timeout: 5000 });
      }).toPass();
      await slowExpect(retry).toHaveCount(0);
    },
  );
});
