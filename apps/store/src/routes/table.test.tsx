import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { allRoutes } from "../routes.all.ts";
import { asha, orderRow } from "../testing/conventions.fixtures.ts";
import { logIn, openShop, settle } from "../testing/pages.fixtures.tsx";

vi.setConfig({ testTimeout: 30_000 });
// Preloads shared chunks: otherwise the first test would wait for them.
beforeAll(async () => {
  await Promise.all([
    import("../sections/shell/Footer.island.tsx"),
    import("./home/Home.island.tsx"),
  ]);
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A URL for each route. */
const addresses = allRoutes
  .flatMap(({ paths }) => paths)
  .map((path) =>
    path === "*"
      ? "/no-such-page"
      : path.replaceAll(/:\w+/g, path.startsWith("/product") ? "3" : "2"),
  );

/** Pages that read the catalogue; one template home may too. */
const livePages = ["/", "/allproducts", "/product-details", "/product-details/3", "/shop-v1"];
const themedHome = ["/index-v4", "/index-v5"];

/** Expects one header with a link to the home page and one footer. */
const expectFrame = (): void => {
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link", { name: /Pallu/ })).toHaveAttribute("href", "/");
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
};

/** Main headings of pages, with the statements that they prove. */
const headings: [ids: string, path: string, heading: string][] = [
  ["[PDP-01]", "/product-details/3", "Product 2"],
  ["[PDP-02]", "/product-details", "Product 0"],
  ["[CAT-01]", "/allproducts", "All products"],
  ["[CAT-18]", "/shop-v1", "The whole shop"],
  ["[CAT-23]", "/shop-v2", "Twelve to begin with"],
  ["[CAT-24]", "/shop-v3", "Furniture, line by line"],
  ["[CAT-25]", "/shop-v4", "Furniture on the wall"],
  ["[CAT-26]", "/product-category", "Room by room"],
  ["[CON-01]", "/contact", "Contact"],
  ["[BLOG-01]", "/blog-v1", "The cloth journal"],
  ["[BLOG-02]", "/blog-v2", "Eight to read"],
  ["[BLOG-03]", "/blog-details-v1", "Choosing a first silk saree"],
  ["[BLOG-03]", "/blog-details-v1/2", "What zari is, and how to tell"],
  ["[BLOG-04]", "/blog-details-v2", "Choosing a first silk saree"],
  ["[BLOG-04]", "/blog-details-v2/2", "What zari is, and how to tell"],
  ["[BLOG-05]", "/blog-details-v3", "How a jacquard loom thinks"],
  ["[BLOG-06]", "/blog-tag", "The journal by tag"],
  ["[PORT-01]", "/portfolio-v1", "Rooms we have furnished"],
  ["[PORT-06]", "/portfolio-v2", "Portfolio"],
  ["[PORT-14]", "/portfolio-v3", "Nine rooms and their reasons"],
  ["[PORT-15]", "/portfolio-details-v1", "Classic Interior Set"],
  ["[PORT-16]", "/portfolio-details-v1/2", "A corner for one reader"],
  ["[PORT-18]", "/portfolio-details-v2", "Classic Interior Set"],
  ["[PORT-17]", "/portfolio-details-v2/2", "A corner for one reader"],
  ["[INFO-01]", "/thank-you", "Thank You"],
  ["[INFO-05]", "/shipping-method", "Shipping Method"],
  ["[INFO-12]", "/payment-method", "Payment Method"],
  ["[INFO-21]", "/payment-confirmation", "Confirm your payment"],
  ["[INFO-24]", "/payment-success", "Payment Completed"],
  ["[INFO-27]", "/payment-failure", "Payment Failed"],
  ["[INFO-29]", "/coming-soon", "Something new is on the loom"],
  ["[INFO-36]", "/error", "Oops Sorry ! Page not found"],
  ["[GLB-12]", "/no-such-page", "Oops Sorry ! Page not found"],
  ["[INFO-40]", "/pricing", "Pricing"],
  ["[INFO-46]", "/about", "About Us"],
  ["[INFO-49]", "/team", "Team Member"],
  ["[INFO-51]", "/our-clients", "Our Clients"],
  ["[INFO-52]", "/faq", "Frequently asked questions"],
  ["[INFO-59]", "/terms-and-conditions", "Terms & Conditions"],
];
const pages = addresses.map((path) => {
  const [ids = "", , heading] = headings.find(([, at]) => at === path) ?? [];
  return [ids, path, heading] as const;
});

test("every known heading is one of a page", () => {
  expect(addresses).toEqual(expect.arrayContaining(headings.map(([, path]) => path)));
});

test.each(pages)(
  "[GLB-06] [GLB-07] [GLB-11] [HDR-01] [FTR-01] %s %s is open to a visitor with header, footer and heading, and reads the catalogue only if it shows it",
  async (_ids, path, heading) => {
    const { address, sent } = await openShop(path);
    const found = await screen.findByRole("heading", { level: 1 });
    if (heading !== undefined) expect(found).toHaveAccessibleName(heading);
    expectFrame();
    expect(address()).toBe(path);
    const isRead = (): boolean => sent.some(({ path: call }) => call.startsWith("/api/product"));
    if (themedHome.includes(path)) return;
    const isLive = livePages.includes(path);
    if (isLive) await waitFor(() => expect(isRead()).toBe(true));
    // A page that reads nothing has run all its effects.
    await settle();
    expect(isRead()).toBe(isLive);
  },
);

test.each([
  "/my-profile",
  "/edit-account",
  "/order-history",
  "/invoice/501",
  "/wishlist",
  "/cart",
  "/checkout",
  "/login",
  "/no-such-page",
])("[GLB-11] %s of a customer stands between header and footer", async (path) => {
  logIn();
  await openShop(path);
  await screen.findByRole("heading", { level: 1 });
  expectFrame();
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
  await userEvent.click(header.getByRole("link", { name: "Products" }));
  expect(await within(screen.getByRole("main")).findByText("$1.14")).toBeVisible();
  expect(address()).toBe("/allproducts");
});

test("[GLB-04] the home page mentions sarees and kurtis", async () => {
  await openShop("/");
  const main = screen.getByRole("main");
  expect(main).toHaveTextContent(/saree/i);
  expect(main).toHaveTextContent(/kurti/i);
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
  expect(addresses.some((line) => /admin/.test(line))).toBe(false);
});

test.each([
  ["[ROL-02]", /^Add to Cart/, "Please login to add to cart"],
  ["[ROL-03]", /^Add to wishlist, Product|^Add to Wishlist$/, "Please login to add to wishlist"],
])("%s a visitor adds nothing, by no control of the live pages", async (_id, name, words) => {
  for (const path of ["/", "/allproducts", "/product-details/3"]) {
    const { sent, leave } = await openShop(path);
    const main = within(screen.getByRole("main"));
    await waitFor(() => expect(main.getAllByRole("button", { name }).length).toBeGreaterThan(0));
    for (const button of main.getAllByRole("button", { name })) fireEvent.click(button);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
    leave();
  }
});
