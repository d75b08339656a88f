import { describe, expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url, useShop } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";
import { startLargeHost } from "../largeHost.ts";

const variantsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    productVariantId: `v${n}`,
    productVariantImage: "none.jpg",
    stockQuantity: 5,
    Product: {
      productId: `p${n}`,
      productName: `Saree number ${n}`,
      subCategoryId: `s${n % 4}`,
      productOfferPrice: 100 + (n % 900) * 10,
    },
  }));
const subcategories = [0, 1, 2, 3].map((n) => ({
  subCategoryId: `s${n}`,
  subCategoryName: `Kind ${n}`,
}));

const countText = (count: number): string => `${count.toLocaleString("en-IN")} products`;

/** Opens the catalogue with a number of variants and counts added and removed elements. */
const openCatalogue = async (openPage: OpenPage, count: number) => {
  const { page } = await openPage({
    viewport: { width: 1440, height: 900 },
  });
  // A failed picture renders other elements than a loading one.
  await page.route("**/none.jpg", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>',
    }),
  );
  const variants = variantsOf(count);
  await page.route("**/api/product-variants", (route) =>
    route.fulfill({ json: { success: true, data: variants } }),
  );
  await page.route("**/api/products", (route) =>
    route.fulfill({ json: variants.map(({ Product }) => Product) }),
  );
  await page.route("**/api/subcategories", (route) => route.fulfill({ json: subcategories }));
  await page.goto(`${url}/allproducts`);
  await slowExpect(page.getByText(countText(count))).toBeVisible();
  await slowExpect(page.getByRole("slider").first()).toBeVisible();
  await page.evaluate(() => {
    const counter = { changed: 0, tasks: [] as number[] };
    Object.assign(window, { counter });
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records)
        for (const node of [...addedNodes, ...removedNodes])
          counter.changed += node instanceof Element ? node.querySelectorAll("*").length + 1 : 0;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const measure = () =>
    page.evaluate(() => ({
      elements: document.querySelectorAll("main *").length,
      changed: (window as unknown as { counter: { changed: number } }).counter.changed,
    }));
  return { page, measure };
};

test("ten thousand variants render and update as many elements as three hundred", async ({
  openPage,
}) => {
  const seen = [];
  for (const count of [300, 10_000]) {
    const { page, measure } = await openCatalogue(openPage, count);
    const cards = page.getByRole("main").getByRole("article");
    await slowExpect(cards).toHaveCount(24);
    const { elements } = await measure();
    await page.getByRole("checkbox", { name: "Kind 1" }).check();
    await page.getByRole("checkbox", { name: "Kind 2" }).check();
    await slowExpect(page.getByText(countText(count / 2))).toBeVisible();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-down");
    await slowExpect(page).toHaveURL(/sort=price-down/);
    await page.getByRole("link", { name: "Clear all" }).click();
    await slowExpect(page.getByText(countText(count))).toBeVisible();
    seen.push({ elements, changed: (await measure()).changed });
    await page.getByRole("link", { name: "Show more" }).click();
    await slowExpect(cards).toHaveCount(48);
  }
  const [few, many] = seen;
  if (!few || !many) throw new Error("Both lists must be measured.");
  expect(many.elements).toBe(few.elements);
  expect(many.changed).toBeLessThan(few.changed * 1.5);
});

describe("a catalogue of 12,000 products, too large for the browser", () => {
  const shop = useShop({}, startLargeHost);

  test("[CAT-03] [CAT-09] [HDR-45] pages, filters, search and Back without a whole list", async ({
    openPage,
  }) => {
    const { page } = await openPage({ origin: shop.url, viewport: { width: 1440, height: 900 } });
    const sent: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/api/product")) sent.push(pathname + search);
    });
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

  test("[CAT-03] without JavaScript the cards are reached page by page, and the filters are a form", async ({
    openPage,
  }) => {
    const { page } = await openPage({ origin: shop.url, javaScriptEnabled: false });
    const main = page.getByRole("main");
    const first = main.getByRole("article").first().getByRole("heading");
    await page.goto(`${shop.url}/allproducts?sub=s2`);
    await slowExpect(main.getByText("3,000 products")).toBeVisible();
    await slowExpect(first).toHaveText("Piece 2");
    await main.getByRole("link", { name: "Show more" }).click();
    await slowExpect(first).toHaveText("Piece 98");
    await slowExpect(main.getByRole("article")).toHaveCount(24);
    await slowExpect(main.getByText("3,000 products")).toBeVisible();
    await slowExpect(main.getByText("Showing 25 to 48 of 3,000")).toBeVisible();
    await main.getByRole("link", { name: "Show previous" }).click();
    await slowExpect(first).toHaveText("Piece 2");
    await page.goto(`${shop.url}/allproducts?sub=s2&page=20`);
    await slowExpect(first).toHaveText(`Piece ${19 * 24 * 4 + 2}`);
    await page.goto(`${shop.url}/allproducts?sub=s2&page=9999`);
    await slowExpect(main.getByText(/^There is no page 9999 here/)).toBeVisible();
    await slowExpect(first).toHaveText("Piece 2");
    await main.getByRole("checkbox", { name: /^S3/ }).check();
    await main.getByRole("button", { name: "Show products" }).click();
    await slowExpect(main.getByText("6,000 products")).toBeVisible();
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
