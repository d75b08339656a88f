import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage, settle } from "../testing/pages.fixtures.tsx";
import type { Stubs } from "../testing/pages.fixtures.tsx";
import type { Stub } from "../testing/stub.fixtures.ts";
import CartPage from "../routes/cart/CartPage.tsx";
import CataloguePage from "../routes/catalogue/CataloguePage.tsx";
import CheckoutPage from "../routes/checkout/CheckoutPage.tsx";
import EditAccountPage from "../routes/edit-account/EditAccountPage.tsx";
import LuxuryPage from "../demo/index-v5/LuxuryPage.tsx";
import OrderHistoryPage from "../routes/order-history/OrderHistoryPage.tsx";
import ShopV1Page from "../demo/shop-v1/ShopV1Page.tsx";

/* States of screens that the tests of single pages leave out. */

const logged = vi.fn<(...words: unknown[]) => void>();
beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, "error").mockImplementation(logged);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const held: Stub = { hold: true };
const failed: Stub = { status: 500, body: {} };
const nothing: Stubs = {
  "GET /api/products": { body: [] },
  "GET /api/product-variants": { body: { success: true, data: [] } },
  "GET /api/subcategories": { body: [] },
};

test.each<[string, ComponentType, string, string]>([
  ["/cart", CartPage, "cart/7", "Loading your cart..."],
  ["/checkout", CheckoutPage, "cart/7", "Loading your cart..."],
  ["/order-history", OrderHistoryPage, "orders/order-history/7", "Loading your orders..."],
  ["/edit-account", EditAccountPage, "users/7", "Loading profile..."],
])("%s says that it is loading", async (path, Page, call, text) => {
  openPage(Page, path, { responses: { [`GET /api/${call}`]: held } });
  await settle();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test("[ERR-25] the account that cannot be read offers Retry and no form", async () => {
  openPage(EditAccountPage, "/edit-account", { responses: { "GET /api/users/7": failed } });
  expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(logged).toHaveBeenCalled();
});

test("a shop without products says so in the catalogue", async () => {
  openPage(CataloguePage, "/allproducts", { user: null, responses: nothing });
  expect(await screen.findByText("New pieces are on the loom")).toBeVisible();
  expect(screen.queryByRole("article")).toBeNull();
});

test.each<[string, ComponentType, string[]]>([
  ["/shop-v1", ShopV1Page, ["Products"]],
  ["/index-v5", LuxuryPage, ["Featured Products", "Best Sellers", "New Arrivals"]],
])("without products %s has its headings and neither card nor error", async (path, Page, names) => {
  openPage(Page, path, { user: null, responses: nothing });
  await settle();
  for (const name of names) expect(screen.getByRole("heading", { name })).toBeVisible();
  expect(screen.queryByText("Loading products...")).toBeNull();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  expect(screen.queryByRole("article")).toBeNull();
});

test("the catalogue is shown without its subcategories, if these cannot be read", async () => {
  openPage(CataloguePage, "/allproducts", {
    user: null,
    responses: { "GET /api/subcategories": failed },
  });
  expect(await screen.findByText("10 products")).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: "S0" })).toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(10);
});
