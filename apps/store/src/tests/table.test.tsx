import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { routes } from "../routes.ts";
import { asha, orderRow } from "../testing/conventions.fixtures.ts";
import { logIn, menuLink, openShop } from "../testing/pages.fixtures.tsx";

// Preloads shared chunks: otherwise the first test would wait for them.
await Promise.all([import("../demo/Footer.island.tsx"), import("../demo/home/Home.island.tsx")]);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["[CART-01]", "/cart", "table", "Cart"],
  ["[CHK-01]", "/checkout", "textbox", "Full name"],
  ["[WISH-01]", "/wishlist", "list", "Wishlist"],
  ["[AUTH-01]", "/login", "button", "Login"],
  ["[AUTH-16]", "/register", "button", "Register"],
  ["[AUTH-32]", "/forger-password", "button", "Send OTP"],
  ["[PROF-08]", "/my-account", "table", "Orders"],
  ["[PROF-09]", "/my-profile", "heading", "My Profile"],
  ["[PROF-11]", "/edit-account", "button", "Save Change"],
  ["[ORD-01]", "/order-history", "table", "Order History"],
  ["[INV-01]", "/invoice/501", "button", "Print"],
])("%s %s is its screen", async (_id, path, role, name) => {
  if (!/login|register|forger/.test(path)) logIn();
  const variant = { productVariantId: 100, Product: { productId: 1, productName: "Product 0" } };
  await openShop(path, {
    stubs: {
      "GET /api/cart/7": { body: [{ cartId: 11, quantity: 2, ProductVariant: variant }] },
      "GET /api/wishlist/7": { body: [{ wishlistId: 21, ProductVariant: variant }] },
      "GET /api/users/7": { body: asha },
      "GET /api/orders/order-history/7": { body: [orderRow] },
      "GET /api/orders/order-history/order/501": { body: [orderRow] },
    },
  });
  const main = within(screen.getByRole("main"));
  expect(await main.findByRole(role, { name })).toBeInTheDocument();
});

test("[AUTH-32] '/forgot-password' is no route", async () => {
  await openShop("/forgot-password");
  expect(await screen.findByText("Oops Sorry ! Page not found")).toBeInTheDocument();
});

test("[GLB-02] the catalogue is in dollars after a visitor chose them", async () => {
  const { address } = await openShop("/no-such-page");
  const header = within(screen.getByRole("banner"));
  await userEvent.click(header.getByRole("switch", { name: /dollars/ }));
  await userEvent.click(menuLink("Products"));
  expect(await within(screen.getByRole("main")).findByText("$1.14")).toBeVisible();
  expect(address()).toBe("/allproducts");
});

test("[GLB-04] the home page mentions sarees and kurtis", async () => {
  await openShop("/");
  const main = screen.getByRole("main");
  await waitFor(() => expect(main).toHaveTextContent(/saree/i));
  await waitFor(() => expect(main).toHaveTextContent(/kurti/i));
});

test("[AUTH-11] after the login the profile icon links to the profile without a reload", async () => {
  const { address } = await openShop("/login", {
    stubs: { "POST /api/users/login": { body: { token: "T9", user: asha } } },
  });
  const profile = (): HTMLElement =>
    within(screen.getByRole("banner")).getByRole("link", { name: /profile/i });
  expect(profile()).toHaveAttribute("href", "/login");
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "asha@example.com" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "secret" } });
  fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Login" }));
  await waitFor(() => expect(address()).toBe("/"));
  await userEvent.click(profile());
  await waitFor(() => expect(address()).toBe("/my-profile"));
});

/** Lists link targets and buttons on the screen. */
const controls = (): string[] =>
  [...screen.getAllByRole("link"), ...screen.getAllByRole("button")].map(
    (control) => `${control.textContent} ${control.getAttribute("href") ?? ""}`,
  );

test.each([
  ["[ROL-01] the shop", "/allproducts"],
  ["[ROL-04] the account", "/my-profile"],
])("%s is the same for a user with a role", async (_side, path) => {
  const seen: string[][] = [];
  for (const role of [undefined, "admin"]) {
    logIn();
    localStorage.setItem("user", JSON.stringify({ ...asha, role }));
    const { leave } = await openShop(path, {
      stubs: { "GET /api/users/7": { body: { ...asha, role } } },
    });
    await screen.findByText(path === "/my-profile" ? asha.email : "10 products");
    seen.push(controls());
    leave();
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(routes.flatMap(({ paths }) => paths).join()).not.toMatch(/admin/);
});

const additions: [id: string, name: RegExp, words: string][] = [
  ["[ROL-02]", /^Add to Cart/, "Please login to add to cart"],
  ["[ROL-03]", /^Add to wishlist, Product|^Add to Wishlist$/, "Please login to add to wishlist"],
];

test.each(
  ["/", "/allproducts", "/product-details/3"].flatMap((path) =>
    additions.map(([id, name, words]) => [id, path, name, words] as const),
  ),
)("%s a visitor adds nothing, by no control of %s", async (_id, path, name, words) => {
  const { sent } = await openShop(path);
  const main = within(screen.getByRole("main"));
  await waitFor(() => expect(main.getAllByRole("button", { name }).length).toBeGreaterThan(0));
  for (const button of main.getAllByRole("button", { name })) fireEvent.click(button);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
});
