import type { Page } from "playwright";
import { expect } from "vitest";
import { openAccount, addToCart } from "../account.ts";
import type { Account } from "../account.ts";
import { slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";
import type { WatchedPage } from "../browser.ts";
import { delayResponses, recordValues } from "./delay.ts";
import type { RecordedValues } from "./delay.ts";

/** `DELAYED_SEEDS=20` runs each test with twenty seeds instead of one, `DELAYED_FROM=7` starts at seed 7. */
const firstSeed = Number(process.env["DELAYED_FROM"] ?? 1);
const seeds = Array.from(
  { length: Number(process.env["DELAYED_SEEDS"] ?? 1) },
  (_, at) => firstSeed + at,
);

interface Product {
  productId: string;
  productName: string;
  productOfferPrice: number;
  Variants: { productVariantId: string; stockQuantity: number }[];
}

/** Returns a product whose variants are all in stock, another one for each seed. */
const productFor = async (url: string, seed: number): Promise<Product> => {
  const answer = (await (await fetch(`${url}/api/products`)).json()) as
    | Product[]
    | { data: Product[] };
  const products = (Array.isArray(answer) ? answer : answer.data).filter(
    ({ Variants }) =>
      Variants.length > 0 && Variants.every(({ stockQuantity }) => stockQuantity >= 5),
  );
  const product = products[seed % products.length];
  if (!product) throw new Error("No product has enough stock.");
  return product;
};

interface Line extends WatchedPage {
  account: Account;
  seen: RecordedValues;
}

const openLine = async (
  openPage: OpenPage,
  seed: number,
  prepare?: (account: Account, product: Product) => Promise<unknown>,
): Promise<Line & { product: Product; known: Set<string> }> => {
  const account = await openAccount(url);
  const product = await productFor(url, seed);
  await prepare?.(account, product);
  const watched = await openPage({ storageState: account.storageState });
  await delayResponses(watched.context, seed);
  // Lists ("cart", "wishlist") whose first answer has arrived: from then on their counts are known.
  const known = new Set<string>();
  watched.page.on("requestfinished", (request) => {
    const list = /\/api\/(cart|wishlist)\/[^/]+$/.exec(request.url())?.[1];
    if (list !== undefined && request.method() === "GET") known.add(list);
  });
  return { ...watched, account, product, known, seen: await recordValues(watched.page) };
};

const main = (page: Page) => page.getByRole("main");
const header = (page: Page) => page.getByRole("banner");
const badge = (page: Page, name: string) => header(page).getByRole("link", { name, exact: true });

/** Buys from the catalogue to an order with a coupon, its history and its invoice. */
const buy = async ({
  page,
  context,
  account,
  product,
  known,
  seen,
}: Awaited<ReturnType<typeof openLine>>) => {
  await page.goto(`${url}/allproducts?q=${encodeURIComponent(product.productName)}`);
  await main(page)
    .getByRole("article")
    .getByRole("link", { name: product.productName })
    .first()
    .click();
  await slowExpect(page).toHaveURL(/\/product-details/);
  await slowExpect(page.getByRole("heading", { level: 1 })).toHaveText(product.productName);
  const wasKnown = known.has("cart");
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

  // As a text, so that a failure shows every value.
  return `quantity ${seen.quantity.join(" ")}, cart ${seen.cart.join(" ")}`;
};

/** A page starts without a user; then the count only grows, and the order contains all items. */
const boughtRightly = "quantity 1 2 3, cart 0 1 2 3 0";

test.concurrent.for(seeds)(
  "[CART-13] [CART-16] [CART-17] [CHK-25] [ORD-06] line %i: from the catalogue to the invoice",
  async (seed, { openPage }) => {
    expect(await buy(await openLine(openPage, seed))).toBe(boughtRightly);
  },
);

test.concurrent.for(seeds)(
  "[WISH-03] [WISH-13] [WISH-14] [WISH-18] line %i: adds to the wishlist, then moves to the cart",
  async (seed, { openPage }) => {
    const line = await openLine(openPage, seed + 200);
    const { page, product, known, seen, account } = line;
    await page.goto(`${url}/allproducts?q=${encodeURIComponent(product.productName)}`);
    await main(page)
      .getByRole("article")
      .getByRole("link", { name: product.productName })
      .first()
      .click();
    await slowExpect(page.getByRole("heading", { level: 1 })).toHaveText(product.productName);
    const wish = main(page).getByRole("button", { name: "Add to Wishlist" }).first();
    const wasKnown = known.has("wishlist");
    await wish.click();
    await slowExpect(page.getByText("Added to wishlist", { exact: true })).toBeVisible();
    expect(await badge(page, "Wishlist, 1 item").count()).toBeGreaterThanOrEqual(wasKnown ? 1 : 0);
    await slowExpect(wish).toHaveAttribute("aria-pressed", "true");
    await badge(page, "Wishlist, 1 item").click();
    await main(page)
      .getByRole("button", { name: /^Move to cart/ })
      .click();
    const dialog = page.getByRole("dialog");
    await slowExpect(dialog).toContainText("Item moved to cart successfully!");
    await dialog.getByRole("button", { name: "OK" }).click();
    await slowExpect(main(page).getByText("No items in wishlist")).toBeVisible();
    await slowExpect(page).toHaveURL(`${url}/wishlist`);
    await badge(page, "Cart, 1 item").click();
    await slowExpect(main(page).getByRole("spinbutton")).toHaveValue("1");
    expect(await account.call("GET", `/api/wishlist/${account.id}`)).toEqual([]);
    expect(seen.wishlist).toEqual([0, 1, 0]);
    expect(seen.cart).toEqual([0, 1]);
  },
);

test.concurrent.for(seeds)(
  "[CART-14] [CART-18] line %i: quickly removed lines stay removed",
  async (seed, { openPage }) => {
    const { page, seen, account } = await openLine(
      openPage,
      seed + 300,
      async (person, { Variants: [one] }) => {
        const other = await productFor(url, seed + 301);
        await addToCart(person, one?.productVariantId ?? "", 2);
        await addToCart(person, other.Variants[0]?.productVariantId ?? "", 3);
      },
    );
    await page.goto(`${url}/cart`);
    const remove = main(page).getByRole("button", { name: /^Remove / });
    await slowExpect(remove).toHaveCount(2);
    await remove.first().click();
    await remove.first().click();
    await slowExpect(main(page).getByText("Your cart is empty")).toBeVisible();
    await slowExpect.poll(() => account.call("GET", `/api/cart/${account.id}`)).toEqual([]);
    await slowExpect(page.getByText(/was removed$/).first()).toBeVisible();
    expect(seen.cart).toEqual([0, 5, 3, 0]);
  },
);
