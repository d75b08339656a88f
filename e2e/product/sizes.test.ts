import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { sized, sizedEntries } from "../../apps/store/src/testing/sizes.fixtures.ts";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, useShop } from "../fixtures.ts";
import { startHost } from "../startHost.ts";
import type { Host } from "../startHost.ts";

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>';

/** Starts an API host that sells one product with sizes. */
const startSizesHost = (): Promise<Host> =>
  startHost((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://api");
    if (pathname.startsWith("/uploads/")) {
      response.setHeader("content-type", "image/svg+xml").end(picture);
      return;
    }
    const body: unknown =
      pathname === "/api/products"
        ? [sized]
        : pathname === "/api/product-variants"
          ? { success: true, data: sizedEntries }
          : { success: true, data: [] };
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  });

const path = `/product-details/${sized.productId}`;
const current = (page: Page, name: RegExp) =>
  page.getByRole("group", { name }).locator("a[aria-current=true]");

describe("a shop whose goods have sizes", () => {
  const shop = useShop({}, startSizesHost);

  for (const javaScriptEnabled of [true, false])
    test(`sizes and colours lead to a variant, ${javaScriptEnabled ? "in place" : "without scripts"}`, async ({
      openPage,
    }) => {
      const { page } = await openPage({ origin: shop.url, javaScriptEnabled });
      await (javaScriptEnabled ? gotoSettled(page, shop.url + path) : page.goto(shop.url + path));
      await page.evaluate(() => document.body.setAttribute("data-same", ""));
      await page.getByRole("link", { name: "M", exact: true }).click();
      await slowExpect(page).toHaveURL(/--indigo--m$/);
      await page.getByRole("link", { name: "Madder" }).click();
      await slowExpect(page).toHaveURL(/--madder--m$/);
      await slowExpect(current(page, /^Size/)).toHaveText("M");
      await slowExpect(page.getByText("Out of Stock")).toBeVisible();
      await page.getByRole("link", { name: "XL", exact: true }).click();
      await slowExpect(current(page, /^Colour/)).toHaveAttribute("title", "Indigo");
      await slowExpect(page.getByText("₹1,090").first()).toBeVisible();
      expect(await page.evaluate(() => document.body.hasAttribute("data-same"))).toBe(
        javaScriptEnabled,
      );
    });

  test("a card leads to the choice, whose links are targets of 44 px on a phone of 360 px", async ({
    openPage,
  }) => {
    const { page } = await openPage({ origin: shop.url, viewport: { width: 360, height: 740 } });
    await gotoSettled(page, `${shop.url}/allproducts?option=XXL`);
    const main = page.getByRole("main");
    await slowExpect(main.getByRole("article")).toHaveCount(1);
    await main.getByRole("link", { name: /^Choose size/ }).click();
    await slowExpect(current(page, /^Colour/)).toHaveAttribute("title", "Madder");
    for (const size of await page.getByRole("group", { name: /^Size/ }).getByRole("link").all()) {
      const box = await size.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });
});
