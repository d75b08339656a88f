import { expect } from "vitest";
import { slowExpect } from "./browser.ts";
import { test } from "./fixtures.ts";
import type { OpenPage } from "./fixtures.ts";
import { url } from "./shop.ts";

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
  await slowExpect(page.getByText(`${count} products`)).toBeVisible();
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
    await slowExpect(page.getByText(`${count / 2} products`)).toBeVisible();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-down");
    await slowExpect(page).toHaveURL(/sort=price-down/);
    await page.getByRole("button", { name: "Clear all" }).first().click();
    await slowExpect(page.getByText(`${count} products`)).toBeVisible();
    seen.push({ elements, changed: (await measure()).changed });
    await page.getByRole("button", { name: "Show more" }).click();
    await slowExpect(cards).toHaveCount(48);
  }
  const [few, many] = seen;
  if (!few || !many) throw new Error("Both lists must be measured.");
  expect(many.elements).toBe(few.elements);
  expect(many.changed).toBeLessThan(few.changed * 1.5);
});
