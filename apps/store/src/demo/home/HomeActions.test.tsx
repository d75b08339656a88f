import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asha, products, variants } from "../../testing/conventions.fixtures.ts";
import { logIn, openShop } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";

const silence = () => vi.spyOn(console, "error").mockImplementation(() => undefined);
const alert = vi.fn<(text: string) => void>();
const open = (stubs: Record<string, Stub> = {}) => openShop("/", { stubs });
const cart = "POST /api/cart/add";
const wishlist = "POST /api/wishlist/add";

const press = async (section: string, control: string, product: string): Promise<void> => {
  const region = within(await screen.findByRole("region", { name: section }));
  fireEvent.click(await region.findByRole("button", { name: `${control}, ${product}` }));
};
/** Finds the live region of the notices; pages have others. */
const notices = (): HTMLElement[] => screen.getAllByRole("status");
/** Expects a region of notices with these texts. A visitor's notice also has the link Login. */
const expectNotice = (text: string): Promise<void> =>
  waitFor(() =>
    expect(notices().map((region) => region.textContent?.replaceAll("Login", ""))).toContain(text),
  );

beforeEach(() => {
  localStorage.clear();
  alert.mockReset();
  vi.stubGlobal("alert", alert);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sections = [
  ["[VAL-01]", "[VAL-06]", "New Products", "Product 3"],
  ["[VAL-02]", "[VAL-07]", "New Arrival", "Product 2"],
  ["[VAL-02]", "[VAL-07]", "Trending", "Product 9"],
  ["[VAL-03]", "[VAL-08]", "Best Sellers", "Product 0"],
  ["[VAL-03]", "[VAL-08]", "Best Sellers", "Product 4"],
] as const;

test.each(sections)(
  "%s %s [ERR-01] a visitor of %s is asked to log in, for %s",
  async (_cart, _wishlist, section, product) => {
    const { sent, address } = await open();
    await press(section, "Add to Cart", product);
    await expectNotice("Please login to add to cart");
    await press(section, "Add to wishlist", product);
    await expectNotice("Please login to add to wishlistPlease login to add to cart");
    expect(sent.filter(({ method }) => method === "POST")).toEqual([]);
    expect(address()).toBe("/");
    expect(alert).not.toHaveBeenCalled();
  },
);

test.each([
  ["[VAL-11] a token alone", null],
  ["[AUTH-55] a user without an id", "{}"],
  ["[AUTH-56] a user that cannot be read", "{oops"],
])("%s is not logged in: no call, and cards ask to log in", async (_case, stored) => {
  localStorage.setItem("token", "T1");
  if (stored !== null) localStorage.setItem("user", stored);
  const { sent } = await open();
  await press("New Products", "Add to Cart", "Product 3");
  await expectNotice("Please login to add to cart");
  expect(sent.filter(({ path }) => /cart|wishlist/.test(path))).toEqual([]);
});

const nameless = variants.map(({ productVariantId: _none, ...variant }) => variant);
const withoutIds: Record<string, Stub> = {
  "GET /api/product-variants": { body: { success: true, data: nameless } },
};

test("[VAL-12] [VAL-13] [ERR-01] a card without a variant id", async () => {
  logIn();
  const { sent } = await open(withoutIds);
  await press("Best Sellers", "Add to Cart", "Product 0");
  await expectNotice("No product variant selected");
  await press("Best Sellers", "Add to wishlist", "Product 0");
  await expectNotice("No product variant selectedNo product variant selected");
  expect(sent.filter(({ method }) => method === "POST")).toEqual([]);
});

test("[VAL-14] checks the login before the variant", async () => {
  await open(withoutIds);
  await press("Best Sellers", "Add to Cart", "Product 0");
  await expectNotice("Please login to add to cart");
});

test("[HOME-48] [ERR-05] [CART-16] [API-18] [API-19] [API-20] adds a best seller to the cart and reads the cart again", async () => {
  logIn();
  const { sent } = await open();
  await press("Best Sellers", "Add to Cart", "Product 0");
  await expectNotice("🎁 Added to your shopping bag – happy shopping!");
  const about = sent.filter(({ path }) => path.startsWith("/api/cart"));
  expect(about.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /api/cart/7",
    cart,
    "GET /api/cart/7",
  ]);
  expect(about[1]?.body).toEqual({ userId: 7, productVariantId: 100, quantity: 1 });
});

test("[HOME-49] [ERR-11] [WISH-03] [API-26] adds a best seller to the wishlist and reads the wishlist again", async () => {
  logIn();
  const { sent } = await open();
  await press("Best Sellers", "Add to wishlist", "Product 0");
  await expectNotice("Added to wishlist");
  const about = sent.filter(({ path }) => path.startsWith("/api/wishlist"));
  expect(about.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /api/wishlist/7",
    wishlist,
    "GET /api/wishlist/7",
  ]);
  expect(about[1]?.body).toEqual({ userId: 7, productVariantId: 100 });
});

test("[ENT-14] [API-20] a New Products card sends its product's id as variant id", async () => {
  logIn();
  const { sent } = await open();
  await press("New Products", "Add to Cart", "Product 3");
  await expectNotice("🎁 Added to your shopping bag – happy shopping!");
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
    userId: 7,
    productVariantId: products[3]?.productId,
    quantity: 1,
  });
});

test("[ENT-14] [WISH-03] the heart of a New Products card is filled while the wishlist lists a variant of its product", async () => {
  logIn();
  const entry = { wishlistId: 21, ProductVariant: { productVariantId: 103, productId: 4 } };
  await open({ "GET /api/wishlist/7": { body: [entry] } });
  const region = within(await screen.findByRole("region", { name: "New Products" }));
  const hearts = await region.findAllByRole("button", { name: /wishlist/ });
  await waitFor(() =>
    expect(hearts.map((heart) => heart.getAttribute("aria-pressed"))).toEqual([
      "true",
      "false",
      "false",
      "false",
    ]),
  );
});

test("[AUTH-57] the user's id may be in userId", async () => {
  localStorage.setItem("token", "T1");
  localStorage.setItem("user", JSON.stringify({ userId: 9 }));
  const { sent } = await open();
  expect(sent.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/api/cart/9", "/api/wishlist/9"]),
  );
});

test.each<[string, string, string, Stub, string]>([
  [
    "[ERR-03] already there, 200",
    "Add to Cart",
    cart,
    { body: { message: "Already in cart" } },
    "🛍️ This product is already in your cart",
  ],
  [
    "[ERR-03] already there, 409",
    "Add to Cart",
    cart,
    { status: 409, body: { message: "Already in cart" } },
    "🛍️ This product is already in your cart",
  ],
  [
    "[ERR-06] a refusal with words",
    "Add to Cart",
    cart,
    { status: 400, body: { message: "Only one left" } },
    "Only one left",
  ],
  [
    "[ERR-07] a refusal without",
    "Add to Cart",
    cart,
    { status: 500, body: {} },
    "Failed to add to cart",
  ],
  [
    "[ERR-12] already wished for, 200",
    "Add to wishlist",
    wishlist,
    { body: { message: "Product already in wishlist" } },
    "Product already in wishlist",
  ],
  [
    "[ERR-12] already wished for, 409",
    "Add to wishlist",
    wishlist,
    { status: 409, body: { message: "Product already in wishlist" } },
    "Product already in wishlist",
  ],
  [
    "[ERR-13] a refused wish with words",
    "Add to wishlist",
    wishlist,
    { status: 400, body: { message: "List full" } },
    "List full",
  ],
  [
    "[ERR-14] a refused wish without",
    "Add to wishlist",
    wishlist,
    { status: 500, body: {} },
    "❌ Failed to add to wishlist",
  ],
  [
    "[ERR-14] a wish without a response",
    "Add to wishlist",
    wishlist,
    { abort: true },
    "❌ Failed to add to wishlist",
  ],
])("[ERR-01] %s", async (_case, control, call, stub, text) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  logIn();
  await open({ [call]: stub });
  await press("Best Sellers", control, "Product 0");
  await expectNotice(text);
});

test("[ERR-09] [ERR-10] an exception is logged and shown as a toast on the home page, never as an alert", async () => {
  const errors = silence();
  logIn();
  await open({ [cart]: { abort: true } });
  await press("New Arrival", "Add to Cart", "Product 2");
  await expectNotice("Something went wrong");
  expect(alert).not.toHaveBeenCalled();
  expect(errors.mock.calls[0]?.[0]).toBe("Error adding to cart");
});

test("[ERR-15] failed reads of cart and wishlist are only logged", async () => {
  const errors = silence();
  logIn();
  await open({
    [`GET /api/cart/${asha.id}`]: { status: 500, body: { message: "No cart" } },
    [`GET /api/wishlist/${asha.id}`]: { status: 500, body: { message: "No list" } },
  });
  await waitFor(() =>
    expect(errors.mock.calls.map(([what]) => String(what)).toSorted()).toEqual([
      "Error fetching cart",
      "Error fetching wishlist",
    ]),
  );
  expect(
    notices()
      .map((region) => region.textContent)
      .join(""),
  ).toBe("");
  expect(screen.queryByText(/No cart|No list/)).toBeNull();
});
