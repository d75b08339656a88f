import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cardDataOfListedProduct } from "../../features/catalogue/listedProduct.rules.ts";
import { products } from "../../testing/conventions.fixtures.ts";
import { deferred } from "../../testing/deferred.fixtures.ts";
import { logoFiles, logosIn } from "../../testing/logos.fixtures.ts";
import { openShop } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";

const list = "GET /api/products";
const open = (stub?: Stub) => openShop("/shop-v1", { stubs: stub ? { [list]: stub } : {} });
const main = () => within(screen.getByRole("main"));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[CAT-18] the products of the API are listed", async () => {
  const { sent } = await open();
  const grid = await main().findByRole("list", { name: "Products" });
  expect(
    within(grid)
      .getAllByRole("heading")
      .map(({ textContent }) => textContent),
  ).toEqual(products.map(({ productName }) => productName));
  expect(sent.map(({ path }) => path)).toEqual(["/api/products"]);
});

test("[CAT-19] the brand cards are the same for any response", async () => {
  const cards: string[][] = [];
  for (const body of [[], products]) {
    const { leave } = await open({ body });
    const list = await main().findByRole("list", { name: "Brands" });
    cards.push([...logosIn(list), list.textContent]);
    leave();
  }
  expect(cards[0]).toEqual(expect.arrayContaining(logoFiles("Kaveri Looms")));
  expect(cards[0]).toEqual(cards[1]);
});

test("[CAT-20] 'Loading products...' while loading", async () => {
  await open({ hold: true });
  expect(await main().findByText("Loading products...")).toBeVisible();
});

test("[CAT-21] [CAT-22] a failure shows its message, and Retry reloads the page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { origin: "http://shop", href: "http://shop/shop-v1", reload });
  await open({ status: 503, body: {} });
  expect(await main().findByText("Error loading products")).toBeVisible();
  expect(main().getByText("HTTP error! status: 503")).toBeVisible();
  await userEvent.click(main().getByRole("button", { name: "Retry" }));
  expect(reload).toHaveBeenCalledOnce();
});

test("[CAT-21] a failure is shown below the cards that the server has sent", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const card = { ...products.map(cardDataOfListedProduct)[0] };
  await openShop("/shop-v1", {
    stubs: { [list]: { status: 503, body: {} } },
    fallback: { "page:/shop-v1": [card] },
  });
  expect(await main().findByText("Error loading products")).toBeVisible();
  expect(main().getByText("HTTP error! status: 503")).toBeVisible();
  expect(main().getByRole("button", { name: "Retry" })).toBeVisible();
  expect(main().getByRole("list", { name: "Products" })).toBeVisible();
});

test("[CAT-20] a list that is late is announced beside the cards that the server has sent", async () => {
  const response = deferred();
  const card = { ...products.map(cardDataOfListedProduct)[0] };
  await openShop("/shop-v1", {
    stubs: { [list]: response.stub },
    fallback: { "page:/shop-v1": [card] },
  });
  expect(await main().findByText("Loading products...")).toBeVisible();
  expect(main().getByRole("list", { name: "Products" })).toBeVisible();
  await response.respond({ body: products });
  await waitFor(() => expect(main().queryByText("Loading products...")).toBeNull());
});
