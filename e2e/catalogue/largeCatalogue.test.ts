import { describe, expect } from "vitest";
import { gotoSettled, requestsOf, slowExpect } from "../browser.ts";
import { test, useShop } from "../fixtures.ts";
import { startLargeHost } from "./largeHost.ts";

describe("a catalogue of 12,000 products, too large for the browser", () => {
  const shop = useShop({}, startLargeHost);

  test("[CAT-03] [CAT-09] [HDR-45] pages, filters, search and Back without a whole list", async ({
    openPage,
  }) => {
    const { page } = await openPage({ origin: shop.url, viewport: { width: 1440, height: 900 } });
    const sent = requestsOf(page, (_request, path) => path.startsWith("/api/product"));
    const main = page.getByRole("main");
    const cards = main.getByRole("article");
    await gotoSettled(page, `${shop.url}/allproducts`);
    await slowExpect(main.getByText("10,000+ products")).toBeVisible();
    await slowExpect(cards).toHaveCount(24);
    expect(sent).toEqual([]);

    for (const shown of [48, 72]) {
      await main.getByRole("link", { name: "Show more" }).click();
      await slowExpect(cards).toHaveCount(shown);
    }
    await slowExpect(main.getByRole("link", { name: "Piece 48", exact: true })).toBeFocused();
    expect(new URL(page.url()).search).toBe("");
    await page.reload();
    await slowExpect(cards).toHaveCount(72);

    await page.getByRole("checkbox", { name: /^S1/ }).check();
    await slowExpect(page).toHaveURL(/sub=s1/);
    await slowExpect(main.getByText("3,000 products")).toBeVisible();
    await slowExpect(cards.first().getByRole("heading")).toHaveText("Piece 1");
    await main.getByRole("link", { name: "Piece 5", exact: true }).click();
    await slowExpect(page.getByRole("heading", { level: 1 })).toHaveText("Piece 5");
    await page.goBack();
    await slowExpect(cards.nth(1).getByText(/^Seen last/)).toBeVisible();
    await slowExpect(main.getByRole("link", { name: "Piece 5", exact: true })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.getByRole("button", { name: "Search" }).click();
    const before = sent.length;
    const field = page.getByRole("combobox", { name: "Search the shop" });
    await field.fill("Piece 5");
    await slowExpect(page.getByText("See all for ‘Piece 5’")).toBeVisible();
    // None of the cards that were shown has this name.
    await field.fill("Piece 1199");
    await slowExpect(page.getByText(/Press Enter to look through all products/)).toBeVisible();
    expect(sent).toHaveLength(before);
    await page.keyboard.press("Enter");
    await slowExpect(main.getByText("11 products")).toBeVisible();
    await slowExpect(cards).toHaveCount(11);
    expect(
      sent.filter((path) => !/[?]|\/products\/.|\/product-variant-images\/./.test(path)),
    ).toEqual([]);
  });

  test.for([
    "?page=21&cursor=forged",
    "?min=900&max=100",
    "?min=x&max=1e9&sort=upwards&sub=&tag=&page=-1",
    `?q=${"q".repeat(5000)}`,
    `?${Array.from({ length: 300 }, (_, n) => `sub=${n}`).join("&")}`,
    `?page=2&cursor=${"c".repeat(3000)}`,
    "?page=0",
    "?page=9999",
    "?page=2&page=3&q=a&q=b",
  ])("the page of %s is no error", async (query) => {
    const response = await fetch(`${shop.url}/allproducts${query}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/Piece \d|No products match/);
  });
});
