import type { Page } from "playwright";
import { expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import { delayResponses, recordValues } from "./delay.ts";

/** `DELAYED_SEEDS=20` runs the test with twenty seeds instead of one, `DELAYED_FROM=7` starts at seed 7. */
const firstSeed = Number(process.env["DELAYED_FROM"] ?? 1);
const seeds = Array.from(
  { length: Number(process.env["DELAYED_SEEDS"] ?? 1) },
  (_, at) => firstSeed + at,
);

interface Product {
  productName: string;
  productOfferPrice: number;
  Variants: { stockQuantity: number }[];
}

/** Returns a product whose variants are all in stock, another one for each seed. */
const productFor = async (seed: number): Promise<Product> => {
  const all = (await (await fetch(`${url}/api/products`)).json()) as Product[];
  const products = all.filter(
    ({ Variants }) =>
      Variants.length > 0 && Variants.every(({ stockQuantity }) => stockQuantity >= 5),
  );
  const product = products[seed % products.length];
  if (!product) throw new Error("No product has enough stock.");
  return product;
};

const main = (page: Page) => page.getByRole("main");
const header = (page: Page) => page.getByRole("banner");
const badge = (page: Page, name: string) => header(page).getByRole("link", { name, exact: true });

test.concurrent.for(seeds)(
  "[CART-13] [CART-16] [CART-17] [CHK-25] [ORD-06] line %i: from the catalogue to the invoice",
  async (seed, { openPage, account }) => {
    const product = await productFor(seed);
    const { page, context } = await openPage({ storageState: account.storageState });
    await delayResponses(context, seed);
    // From its first answer on the page knows what the cart holds.
    let isCartKnown = false;
    page.on("requestfinished", (request) => {
      if (request.method() === "GET" && request.url().includes("/api/cart/")) isCartKnown = true;
    });
    const seen = await recordValues(page);
    await page.goto(`${url}/allproducts?q=${encodeURIComponent(product.productName)}`);
    await main(page)
      .getByRole("article")
      .getByRole("link", { name: product.productName })
      .first()
      .click();
    await slowExpect(page).toHaveURL(/\/product-details/);
    await slowExpect(page.getByRole("heading", { level: 1 })).toHaveText(product.productName);
    const wasKnown = isCartKnown;
    await main(page).getByRole("button", { name: "Add to Cart" }).first().click();
    await slowExpect(page.getByText("Added to your shopping bag – happy shopping!")).toBeVisible();
    // Badge and notice depend on the same response, unless nobody knew yet what the cart held.
    expect(await badge(page, "Cart, 1 item").count()).toBeGreaterThanOrEqual(wasKnown ? 1 : 0);
    await badge(page, "Cart, 1 item").click();
    await slowExpect(main(page).getByRole("spinbutton")).toHaveValue("1");
    await slowExpect(page.getByText("Your cart is empty")).toHaveCount(0);

    const more = main(page).getByRole("button", { name: /^One more of/ });
    await more.click();
    await more.click();
    await slowExpect(main(page).getByRole("spinbutton")).toHaveValue("3");
    await main(page).getByRole("link", { name: "Checkout", exact: true }).click();
    await slowExpect(page).toHaveURL(`${url}/checkout`);

    await page.getByLabel("Full name").fill("Meera Iyer");
    await page.getByLabel("Address line 1").fill("3 Dyers Lane");
    await page.getByLabel(/Coupon code/).fill("WELCOME10");
    await page.getByRole("button", { name: "Apply" }).click();
    // Clicks at once: the button waits for the coupon validation.
    await page.getByRole("button", { name: "Place to Order" }).click();
    await slowExpect(page).toHaveURL(`${url}/thank-you`);
    // The last total on screen.
    const total = seen.total.at(-1) ?? "";
    await slowExpect(badge(page, "Cart")).toBeVisible();

    const [order, ...others] = await account.call<
      { orderId: string; grandTotalAmount: number; couponCodeName: string; quantity: number }[]
    >("GET", `/api/orders/order-history/${account.id}`);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ couponCodeName: "WELCOME10", quantity: 3 });
    const full = 3 * product.productOfferPrice;
    expect(order?.grandTotalAmount).toBeCloseTo(full - Math.round(full * 10) / 100, 2);
    expect(Number(total.replace(/[^\d.]/g, ""))).toBeCloseTo(order?.grandTotalAmount ?? 0, 2);

    await header(page).getByRole("link", { name: "My profile" }).click();
    await main(page).getByRole("link", { name: "Order History" }).first().click();
    const row = main(page)
      .getByRole("row")
      .filter({ hasText: order?.orderId ?? "" });
    await slowExpect(row).toContainText("pending");
    await slowExpect(page).toHaveURL(`${url}/order-history`);
    const [invoice] = await Promise.all([
      context.waitForEvent("page"),
      row.getByRole("link", { name: /View/ }).click(),
    ]);
    await slowExpect(invoice.getByText("WELCOME10").first()).toBeVisible();
    await slowExpect(main(invoice).getByText(total).first()).toBeVisible();
    await slowExpect(invoice).toHaveURL(`${url}/invoice/${order?.orderId}`);

    // A page starts without a user; then the count only grows, and the order contains all items.
    expect([seen.quantity, seen.cart]).toEqual([
      [1, 2, 3],
      [0, 1, 2, 3, 0],
    ]);
  },
);
