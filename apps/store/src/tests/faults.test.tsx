import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asha, products, variants } from "../testing/conventions.fixtures.ts";
import { clearSession } from "../platform/data/session.ts";
import { logIn, openShop } from "../testing/pages.fixtures.tsx";
import type { Stub } from "../testing/stub.fixtures.ts";

// Preloads shared chunks: otherwise the first test would wait for them.
await Promise.all([import("../demo/Footer.island.tsx"), import("../demo/home/Home.island.tsx")]);

const errors = vi.fn<(...said: unknown[]) => void>();
beforeEach(() => {
  localStorage.clear();
  errors.mockReset();
  vi.spyOn(console, "error").mockImplementation(errors);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Blocked storage leaves the session in memory.
  clearSession();
});

const emptyTexts =
  /Your cart is empty|No orders found|No items in wishlist|No products match|New pieces are on the loom|is not here|\b0 products\b/;
const main = () => within(screen.getByRole("main"));

/** React logs an error with a component name if a page crashes. */
const broken = (): unknown[] =>
  errors.mock.calls.map(([said]) => said).filter((said) => !/^Error \w+ing /.test(String(said)));

const faults: [string, Stub][] = [
  ["no response at all", { abort: true }],
  ["a page of a proxy", { text: "<!doctype html><h1>Bad gateway</h1>" }],
  ["nothing", { text: "" }],
];

interface Screen {
  path: string;
  calls: string[];
  shown: RegExp;
}

const screens: Screen[] = [
  { path: "/", calls: ["products"], shown: /^Error loading products$/ },
  { path: "/allproducts", calls: ["product-variants", "products"], shown: /^Retry$/ },
  { path: "/product-details/3", calls: ["products"], shown: /^Error loading products$/ },
  { path: "/cart", calls: ["cart/7"], shown: /^Retry$/ },
  { path: "/checkout", calls: ["cart/7"], shown: /^Retry$/ },
  { path: "/wishlist", calls: ["wishlist/7"], shown: /^Retry$/ },
  { path: "/order-history", calls: ["orders/order-history/7"], shown: /^Retry$/ },
  { path: "/invoice/501", calls: ["orders/order-history/order/501"], shown: /^Retry$/ },
];

const expectFailure = async ({ path, calls, shown }: Screen, stub: Stub): Promise<void> => {
  logIn();
  await openShop(path, {
    stubs: Object.fromEntries(calls.map((call) => [`GET /api/${call}`, stub])),
  });
  expect((await main().findAllByText(shown)).length).toBeGreaterThan(0);
  expect(main().getAllByRole("button", { name: "Retry" }).length).toBeGreaterThan(0);
  expect(screen.queryByText(emptyTexts)).toBeNull();
  if (shown.test("Retry"))
    expect(screen.getByRole("main")).not.toHaveTextContent(/error|wrong|fail|could not|sorry/i);
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  expect(broken()).toEqual([]);
};

test.each(screens)(
  "[ERR-20] [ERR-25] $path shows that the API fails, offers Retry and shows no empty state",
  (failing) => expectFailure(failing, { body: {}, status: 500 }),
);

// All screens read by the same function.
test.each(faults)("[ERR-20] a cart whose response is %s is a failure", (_fault, stub) =>
  expectFailure({ path: "/cart", calls: ["cart/7"], shown: /^Retry$/ }, stub),
);

test.each(["/allproducts", "/cart", "/wishlist", "/order-history"])(
  "%s recovers when the browser is online",
  async (path) => {
    logIn();
    const calls = [
      "product-variants",
      "products",
      "cart/7",
      "wishlist/7",
      "orders/order-history/7",
    ];
    const stubs: Record<string, Stub> = {};
    for (const call of calls) stubs[`GET /api/${call}`] = { abort: true };
    await openShop(path, { stubs });
    await main().findByRole("button", { name: "Retry" });
    for (const call of calls) delete stubs[`GET /api/${call}`];
    stubs["GET /api/orders/order-history/7"] = { body: [] };
    await act(async () => {
      window.dispatchEvent(new Event("offline"));
      window.dispatchEvent(new Event("online"));
      await Promise.resolve();
    });
    const there = /^10 products$|Your cart is empty|No items in wishlist|No orders found/;
    expect(await main().findByText(there)).toBeInTheDocument();
    expect(main().queryByRole("button", { name: "Retry" })).toBeNull();
  },
);

test("explains a slow request after eight seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await openShop("/allproducts", { stubs: { "GET /api/product-variants": { hold: true } } });
  expect(main().getByText("Loading products...")).toBeInTheDocument();
  expect(main().queryByText("Still loading.")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(main().getByText("Still loading.")).toBeInTheDocument();
  expect(main().getByRole("button", { name: "Retry" })).toBeInTheDocument();
});

const holes: [string, object][] = [
  ["no product", { Product: null }],
  ["no price", { Product: { productId: 1, productName: "Product 0", productOfferPrice: null } }],
  ["no picture", { productVariantImage: null }],
  ["no stock", { stockQuantity: null, Stock: null }],
  ["fields that nobody knows", { warehouse: { shelf: [1, 2] }, colour: 7 }],
];

test.each(holes)(
  "an item with %s affects no other item of the catalogue",
  async (_hole, change) => {
    const body = { success: true, data: [{ ...variants[0], ...change }, ...variants.slice(1)] };
    await openShop("/allproducts", { stubs: { "GET /api/product-variants": { body } } });
    await main().findByText("10 products");
    const cards = main().getAllByRole("article");
    expect(cards).toHaveLength(10);
    expect(cards.at(-1)).toHaveTextContent(/Product 9.*₹1,000/);
    expect(main().queryByText(/NaN|undefined|null/)).toBeNull();
    expect(broken()).toEqual([]);
  },
);

test.each(holes)("a line of the cart with %s can still be removed", async (_hole, change) => {
  logIn();
  const lines = [{ ...variants[0], ...change }, variants[1]].map((ProductVariant, at) => ({
    cartId: 11 + at,
    quantity: 1,
    ProductVariant,
  }));
  const { sent } = await openShop("/cart", { stubs: { "GET /api/cart/7": { body: lines } } });
  const [first] = await main().findAllByRole("button", { name: /^Remove/ });
  expect(main().getAllByRole("button", { name: /^Remove/ })).toHaveLength(2);
  expect(main().queryByText(/NaN|undefined|null/)).toBeNull();
  if (first) fireEvent.click(first);
  await waitFor(() =>
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain("DELETE /api/cart/11"),
  );
  expect(broken()).toEqual([]);
});

test("a product without a stock record or a picture is shown, and its limit is not known", async () => {
  const bare = { ...products[2], productImage: null, Variants: [{ productVariantId: 301 }] };
  await openShop("/product-details/3", { stubs: { "GET /api/products": { body: [bare] } } });
  expect(await main().findByText("Stock information not available")).toBeVisible();
  expect(broken()).toEqual([]);
});

test("a missing picture is replaced by a drawing", async () => {
  await openShop("/allproducts");
  const image = await main().findByRole("img", { name: "Product 0" });
  const box = image.closest<HTMLElement>("[style*='aspect-ratio']");
  expect(box).not.toBeNull();
  fireEvent.error(image);
  await waitFor(() => expect(box?.dataset["state"]).toBe("failed"));
  expect(box).toBeInTheDocument();
  expect(broken()).toEqual([]);
});

/** Blocks web storage: every access throws. */
const blockStorage = (): void => {
  const refuse = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
};

test.each(["/", "/allproducts", "/product-details/3", "/cart", "/checkout", "/my-profile"])(
  "%s works where storage is blocked, in rupees and as a visitor",
  async (path) => {
    blockStorage();
    const { address } = await openShop(path);
    expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
    expect(within(screen.getByRole("banner")).getByRole("switch")).not.toBeChecked();
    expect(address()).toBe(path);
    expect(broken()).toEqual([]);
  },
);

test("a login with blocked storage is valid for this tab", async () => {
  blockStorage();
  const { address } = await openShop("/login", {
    stubs: { "POST /api/users/login": { body: { token: "T9", user: asha } } },
  });
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "asha@example.com" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "secret" } });
  fireEvent.click(main().getByRole("button", { name: "Login" }));
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(() =>
    expect(
      within(screen.getByRole("banner")).getByRole("link", { name: /profile/i }),
    ).toHaveAttribute("href", "/my-profile"),
  );
});

test.each([
  ["currency", "{oops"],
  ["theme", "plaid"],
  ["dir", "sideways"],
  ["user", "{oops"],
  ["recent-searches", "{oops"],
])("a stored %s that cannot be read is as none", async (key, value) => {
  localStorage.setItem(key, value);
  await openShop("/allproducts");
  await main().findByText("10 products");
  expect(main().getByText("₹100")).toBeVisible();
  expect(broken()).toEqual([]);
});
