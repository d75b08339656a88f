import "@testing-library/jest-dom/vitest";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cart, wishes } from "../../testing/conventions.fixtures.ts";
import { deferred } from "../../testing/deferred.fixtures.ts";
import { logIn, openShop, settle } from "../../testing/pages.fixtures.tsx";
import { loadPage } from "../../loadPage.ts";

const carts = "GET /api/cart/7";
const wishlists = "GET /api/wishlist/7";

beforeEach(async () => {
  localStorage.clear();
  logIn();
  await Promise.all([loadPage("/checkout"), loadPage("/wishlist")]);
});
afterEach(() => void vi.unstubAllGlobals());

const follow = async (region: HTMLElement, link: RegExp, title: string): Promise<void> => {
  fireEvent.click(await within(region).findByRole("link", { name: link }));
  await screen.findByRole("heading", { level: 1, name: title });
  await settle();
};

test("[CART-01] [CHK-04] the cart is read again when it or the checkout is opened, and shown from memory until then", async () => {
  const reads = deferred();
  const { calls } = await openShop("/about", {
    strict: false,
    stubs: { [carts]: reads.stub, [wishlists]: { body: [] } },
  });
  await settle();
  await reads.respond({ body: cart });
  await follow(screen.getByRole("banner"), /^Cart/, "Cart");
  expect(screen.getAllByText("Product 0").length).toBeGreaterThan(0);
  const soldOut = cart.map((line) => ({
    ...line,
    ProductVariant: { ...line.ProductVariant, stockQuantity: 0, Stock: { availableStock: 0 } },
  }));
  await reads.respond({ body: soldOut });
  expect(screen.getAllByText("Out of Stock")).toHaveLength(2);
  await follow(screen.getByRole("main"), /^Checkout/, "Checkout");
  expect(screen.getAllByText("Out of Stock")).toHaveLength(2);
  await reads.respond({ body: cart });
  expect(screen.queryByText("Out of Stock")).toBeNull();
  expect(calls(/GET .*cart/)).toHaveLength(3);
});

test("[WISH-09] the wishlist is read again when it is opened", async () => {
  const reads = deferred();
  const { calls } = await openShop("/about", {
    strict: false,
    stubs: { [carts]: { body: [] }, [wishlists]: reads.stub },
  });
  await settle();
  await reads.respond({ body: wishes });
  await follow(screen.getByRole("banner"), /^Wishlist/, "Wishlist");
  expect(screen.getAllByText("Product 1").length).toBeGreaterThan(0);
  await reads.respond({ body: wishes.slice(0, 1) });
  expect(screen.queryByText("Product 1")).toBeNull();
  expect(calls(/GET .*wishlist/)).toHaveLength(2);
});

test.each(["/cart", "/checkout", "/wishlist"])(
  "[CART-01] [WISH-09] a document of %s reads each list once",
  async (path) => {
    const { calls } = await openShop(path, {
      strict: false,
      stubs: { [carts]: { body: cart }, [wishlists]: { body: wishes } },
    });
    await settle();
    expect(calls(/cart|wishlist/).toSorted()).toEqual([carts, wishlists]);
  },
);
