import { describe, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { openDesk, ops, screens, test, useShop } from "./fixtures.ts";

const shop = useShop({});

const PRODUCT = "kanchipuram-temple-border";
const NAME = "Kanchipuram temple border silk saree";

/** Returns what shoppers pay, in rupees. */
const shownPrice = async (): Promise<number> => {
  const response = await fetch(`${shop.url}/api/products/${PRODUCT}`);
  const body = (await response.json()) as { productOfferPrice: number };
  return body.productOfferPrice;
};

describe("the log", () => {
  test.for(screens)("undoes a price, once, at $name", async (screen, { openPage }) => {
    const before = await shownPrice();
    await ops(shop.dataDir, "price:set", PRODUCT, String(before - 1));
    const { page } = await openDesk(openPage, shop, screen);
    await page.goto(`${shop.url}/desk/log?kind=price`);
    await slowExpect(page.getByRole("heading", { level: 1, name: "Log" })).toBeVisible();
    const entry = page.getByRole("listitem").filter({ hasText: NAME }).first();
    await slowExpect(
      entry.getByRole("heading", { name: `changed the price of ${NAME}` }),
    ).toBeVisible();
    await entry.getByRole("button", { name: /^Set offer price back to/ }).click();
    await slowExpect(
      page.getByText(new RegExp(`^Undone: .+ changed the price of ${NAME}\\.$`)),
    ).toBeVisible();
    await slowExpect(entry.getByText("Undone", { exact: true })).toBeVisible();
    expect(await shownPrice()).toBe(before);
    // The filter is in the URL: Back shows the same list.
    await entry.getByRole("link", { name: NAME }).hover();
    await page.getByLabel("What").selectOption("undo");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await slowExpect(
      page.getByRole("heading", { name: /undid a change of/ }).first(),
    ).toBeVisible();
    await page.goBack();
    await slowExpect(page.getByLabel("What")).toHaveValue("price");
  });
});
