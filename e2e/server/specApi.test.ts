import { describe, expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, useShop } from "../fixtures.ts";
import { startSpecApi } from "./specApi.ts";

describe("another API host", () => {
  const shop = useShop({}, startSpecApi);

  const html = async (path: string): Promise<string> => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(200);
    return response.text();
  };

  test("[API-01] [API-07] [API-09] [API-10] the server renders its names and prices", async () => {
    const home = await html("/");
    for (const name of ["Product 3", "Product 6", "Product 9"]) expect(home).toContain(name);
    expect(home).not.toContain("Loading products...");
    const catalogue = await html("/allproducts");
    for (const name of ["Product 0", "Product 9"]) expect(catalogue).toContain(name);
    expect(catalogue).toContain("₹1,000");
    const product = await html("/product-details/3?variant=302");
    expect(product).toContain("<title>Product 2 | Pallu</title>");
    expect(product).toContain("₹300");
  });

  test("[API-06] [API-08] [API-15] [API-16] [API-17] [HOME-32] [HOME-48] the home page shows its sections and banners", async ({
    openPage,
  }) => {
    const { page } = await openPage({ origin: shop.url });
    const reads: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname !== "/api/product-variants") return;
      reads.push(request.method() + search, request.postData());
    });
    await gotoSettled(page, shop.url);
    const articles = (name: string) =>
      page.getByRole("region", { name, exact: true }).first().getByRole("article");
    await slowExpect(articles("New Products")).toHaveCount(4);
    await slowExpect(articles("Best Sellers")).toHaveCount(5);
    await slowExpect(articles("New Arrival")).toHaveCount(5);
    await slowExpect(articles("Trending")).toHaveCount(5);
    const slides = (name: string) =>
      page.getByRole("region", { name, exact: true }).locator("[aria-roledescription=slide]");
    await slowExpect(slides("New in the shop")).toHaveCount(3);
    await slowExpect(slides("Collections")).toHaveCount(2);
    expect(reads).toEqual(["GET", null]);
  });

  test("[CAT-01] [CAT-02] [CAT-03] [CAT-05] [CAT-07] [CAT-08] [CAT-09] [API-12] [API-13] the catalogue lists ten variants and filters them", async ({
    openPage,
  }) => {
    const { page } = await openPage({ origin: shop.url, viewport: { width: 1440, height: 900 } });
    await gotoSettled(page, `${shop.url}/allproducts`);
    const cards = page.getByRole("main").getByRole("article");
    await slowExpect(cards).toHaveCount(10);
    const ticks = page.getByRole("checkbox", { name: /^S\d/ });
    await slowExpect(ticks).toHaveCount(4);
    const [tick, card] = [await ticks.first().boundingBox(), await cards.first().boundingBox()];
    expect((tick?.x ?? NaN) + (tick?.width ?? NaN)).toBeLessThan(card?.x ?? NaN);
    await page.getByText("S0", { exact: true }).click();
    await slowExpect(ticks.first()).toBeChecked();
    await slowExpect(cards).toHaveCount(3);
    await ticks.first().uncheck();
    await slowExpect(cards).toHaveCount(10);
    const [low, high] = [page.getByRole("slider").first(), page.getByRole("slider").last()];
    await slowExpect(low).toHaveAttribute("aria-valuemin", "0");
    await slowExpect(low).toHaveAttribute("aria-valuenow", "0");
    await slowExpect(high).toHaveAttribute("aria-valuemax", "10000");
    await slowExpect(high).toHaveAttribute("aria-valuenow", "1000");
    await page.getByRole("textbox", { name: "Lowest price" }).fill("200");
    await page.getByRole("textbox", { name: "Highest price" }).fill("500");
    await page.keyboard.press("Enter");
    await slowExpect(cards.locator("ins").getByText(/^₹/)).toHaveText([
      "₹200",
      "₹300",
      "₹400",
      "₹500",
    ]);
  });
});
