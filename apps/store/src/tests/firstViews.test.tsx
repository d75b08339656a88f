import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { specifiedPath } from "../features/catalogue/cataloguePaths.ts";
import { products, subcategories, variants } from "../testing/conventions.fixtures.ts";
import { logIn, openFilters, openShop, settle } from "../testing/pages.fixtures.tsx";
import type { Stubs } from "../testing/pages.fixtures.tsx";
import { renderServed } from "../testing/served.fixtures.ts";

const responses: Record<string, unknown> = {
  "/api/products": products,
  "/api/product-variants": { success: true, data: variants },
  "/api/subcategories": subcategories,
  "/api/home-banners": [{ id: 1, bannerImage: "hero.webp" }],
  "/api/collection-banners": [{ id: 1, bannerImage: "collection.webp" }],
};

/** Hydrates a page with the server's data. The test controls when the lists respond, and may replace responses. */
const openServed = async (at: string, stubs: Stubs = {}) => {
  const { fallback } = await renderServed({
    url: at,
    read: (path) => responses[specifiedPath(path)],
  });
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  const late = (path: string) => ({ until: promise, body: responses[path] });
  const page = await openShop(at, {
    fallback,
    stubs: {
      "GET /api/products": late("/api/products"),
      "GET /api/product-variants": late("/api/product-variants"),
      ...stubs,
    },
  });
  return {
    ...page,
    respond: async () => {
      resolve();
      await act(() => promise);
      await settle();
    },
  };
};

const heading = (): HTMLElement => screen.getByRole("heading", { level: 1 });

beforeEach(() => {
  localStorage.clear();
  logIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["/allproducts", "Product 2"],
  ["/", "Product 4"],
  ["/shop-v1", "Product 2"],
  ["/index-v5", "Product 2"],
])(
  "[PDP-01] [VAL-12] a card of %s clicked before the lists are loaded opens a loading page, then the whole product",
  async (at, name) => {
    const { respond, address } = await openServed(at);
    const [link] = screen.getAllByRole("link", { name });
    await userEvent.click(link as HTMLElement);
    await waitFor(() => expect(address()).toMatch(/^\/product-details\//));
    await waitFor(() => expect(heading()).toHaveTextContent("Loading product"));
    expect(screen.queryByRole("button", { name: "Add to Cart" })).toBeNull();
    await respond();
    await waitFor(() => expect(heading()).toHaveTextContent(name));
    const main = within(screen.getByRole("main"));
    expect(main.getAllByText(/^Description of product/)).toHaveLength(1);
    await userEvent.click(main.getByRole("button", { name: "Add to Cart" }));
    await settle();
    expect(screen.queryByText("No product variant selected")).toBeNull();
  },
);

test("searches the whole list for a product unknown to the server", async () => {
  const { respond } = await openServed("/product-details/nothing");
  expect(heading()).toHaveTextContent("This product is not here");
  await userEvent.click(
    screen.getAllByRole("link", { name: "See all products" })[0] as HTMLElement,
  );
  await waitFor(() => expect(heading()).toHaveTextContent("All products"));
  expect(screen.queryByText("New pieces are on the loom")).toBeNull();
  await respond();
  expect(await screen.findByText("10 products")).toBeVisible();
});

test("[CAT-09] a filter chosen before the list is loaded never counts the partial list as complete", async () => {
  const { respond } = await openServed("/allproducts");
  expect(screen.getByText("10 products")).toBeVisible();
  openFilters();
  await userEvent.click(screen.getByLabelText("S0"));
  expect(screen.queryByText("10 products")).toBeNull();
  await respond();
  expect(await screen.findByText("3 products")).toBeVisible();
});

test("[CAT-10] a card keeps its badge while one of the two lists is loading", async () => {
  const { respond } = await openServed("/allproducts");
  const first = (): HTMLElement => screen.getAllByRole("article")[0] as HTMLElement;
  expect(within(first()).getByText("Hot Sale")).toBeVisible();
  await respond();
  expect(within(first()).getByText("Hot Sale")).toBeVisible();
});

const lists = ["home-banners", "collection-banners", "product-variants"];
const withStatus = (status: number): Stubs =>
  Object.fromEntries(lists.map((list) => [`GET /api/${list}`, { status, body: {} }]));

test.each([
  [500, "are gone", [0, 0, 0, 0]],
  [503, "stay, because it is asked again", [1, 1, 1, 1]],
])(
  "[ERR-18] [ERR-19] with a status of %i what the server has rendered %s",
  async (status, _what, counts) => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    await openServed("/", withStatus(status));
    await waitFor(() =>
      expect(new Set(errors.mock.calls.map(([what]) => what as unknown))).toEqual(
        new Set(lists.map((list) => `Error fetching ${list.replace("-", " ")}`)),
      ),
    );
    await settle();
    const shown = ["Collections", "New Arrival", "Trending"].map(
      (name) => screen.queryAllByRole("region", { name }).length,
    );
    shown.unshift(screen.queryAllByText("Kanchipuram, this season").length);
    expect(shown).toEqual(counts);
  },
);
