import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { menu as menuContent } from "@pallu/demo/content/site.ts";
import { widePictures } from "@pallu/demo/content/widePictures.ts";
import { logIn, menuLink, openSearch, openShop } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";

const open = (at = "/allproducts", stubs: Record<string, Stub> = {}) => openShop(at, { stubs });
const header = () => within(screen.getByRole("banner"));
/** Hidden, because without styles the header is that of a small screen. */
const nav = () => header().getByRole("navigation", { name: "Main", hidden: true });
const lines = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({ cartId: index + 1, quantity }));
const wishes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ wishlistId: index + 1 }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[HDR-01] [HDR-02] the logo links to the home page", async () => {
  const { address } = await open("/no-such-page");
  await userEvent.click(header().getByRole("link", { name: /Pallu/ }));
  expect(address()).toBe("/");
});

test.each([
  ["[HDR-04]", "About Us", "/about"],
  ["[HDR-05]", "Products", "/allproducts"],
  ["[HDR-06]", "Contact", "/contact"],
])("%s the entry '%s' leads to %s", async (_id, name, href) => {
  const { address } = await open("/no-such-page");
  await userEvent.click(menuLink(name));
  expect(address()).toBe(href);
});

test.each([
  [
    "[HDR-03] [HDR-08] [HDR-09] [HDR-10] [HDR-11] [HDR-12] [HDR-13]",
    "Home",
    [
      ["Minimal", "/"],
      ["Stylish", "/index-v2"],
      ["Accessories", "/index-v3"],
      ["Collection", "/index-v4"],
      ["Luxury", "/index-v5"],
      ["Retro", "/index-v6"],
      ["Stylish: a check for the sitting room", "/index-v2"],
    ],
  ],
  [
    "[HDR-14] [HDR-15] [HDR-16] [HDR-17] [HDR-18] [HDR-19] [HDR-20]",
    "Shop",
    [
      ["Kanchipuram", "/allproducts?q=kanchipuram"],
      ["Banarasi", "/allproducts?q=banarasi"],
      ["Ikat", "/allproducts?q=ikat"],
      ["Chanderi", "/allproducts?q=chanderi"],
      ["Linen", "/allproducts?q=linen"],
      ["The whole shop", "/shop-v1"],
      ["Twelve to begin with", "/shop-v2"],
      ["Furniture, line by line", "/shop-v3"],
      ["Furniture on the wall", "/shop-v4"],
      ["One piece, close up", "/product-details"],
      ["Cart", "/cart"],
      ["Checkout", "/checkout"],
      ["New from the loom", "/allproducts"],
    ],
  ],
  [
    "[HDR-21] [HDR-22] [HDR-23] [HDR-24] [HDR-25] [HDR-26]",
    "Blog",
    [
      ["The cloth journal", "/blog-v1"],
      ["Eight to read", "/blog-v2"],
      ["The journal by tag", "/blog-tag"],
      ["Choosing a first silk saree", "/blog-details-v1"],
      ["The same, in wide pictures", "/blog-details-v2"],
      ["How a jacquard loom thinks", "/blog-details-v3"],
      ["From the loom to the counter", "/blog-v1"],
    ],
  ],
])("[HDR-07] %s what stands under '%s'", async (_ids, name, links) => {
  await open();
  const opener = within(nav()).getByRole("button", { name, hidden: true });
  const panel = document.getElementById(opener.getAttribute("popovertarget") ?? "");
  expect(
    [...(panel?.querySelectorAll("a") ?? [])].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]),
  ).toEqual(links);
});

test("the pictures of the menu are among those of the pages", () => {
  const files = Object.values(widePictures).map(({ src }): string => src);
  const shown = menuContent.flatMap(({ feature }) => feature?.picture ?? []);
  expect(shown).toHaveLength(4);
  expect(shown.filter((picture) => !files.includes(picture))).toEqual([]);
});

const icons = [
  ["My profile", "/my-profile"],
  ["Wishlist", "/wishlist"],
  ["Cart", "/cart"],
] as const;

test("[HDR-27] [HDR-29] [HDR-31] [AUTH-53] with a token the icons link to the customer's pages", async () => {
  localStorage.setItem("token", "T1");
  await open();
  for (const [name, href] of icons)
    expect(header().getByRole("link", { name })).toHaveAttribute("href", href);
});

test("[HDR-28] [HDR-30] [HDR-32] [AUTH-53] without a token they link to /login", async () => {
  localStorage.setItem("user", JSON.stringify({ id: 7 }));
  await open();
  for (const [name] of icons)
    expect(header().getByRole("link", { name })).toHaveAttribute("href", "/login");
});

test("[HDR-33] [HDR-35] no badge for an empty cart or wishlist", async () => {
  logIn();
  await open();
  for (const name of ["Cart", "Wishlist"]) {
    const icon = header().getByRole("link", { name });
    expect(icon).toHaveTextContent(/^$/);
  }
});

test("[HDR-36] [HDR-38] the cart's badge is the sum of quantities", async () => {
  logIn();
  await open("/allproducts", { "GET /api/cart/7": { body: lines(2, 3) } });
  expect(await header().findByRole("link", { name: "Cart, 5 items" })).toHaveTextContent(/^5$/);
});

test.each([
  ["[API-24] a list", wishes(2)],
  ["[API-25] an object with a wishlist", { wishlist: wishes(2) }],
])("[HDR-34] [HDR-37] the wishlist's badge is the number of entries of %s", async (_form, body) => {
  logIn();
  await open("/allproducts", { "GET /api/wishlist/7": { body } });
  expect(await header().findByRole("link", { name: "Wishlist, 2 items" })).toHaveTextContent(/^2$/);
});

test("[HDR-39] a 'Login' link for visitors, none for customers", async () => {
  const { leave } = await open();
  expect(header().getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  leave();
  logIn();
  await open();
  expect(header().queryByRole("link", { name: "Login" })).toBeNull();
});

const kurti = {
  productId: 90,
  productName: "Chikankari kurti",
  categoryName: "Clothing",
  productOfferPrice: 990,
};
const withKurti: Record<string, Stub> = {
  "GET /api/products": { body: [kurti] },
  "GET /api/product-variants": {
    body: { success: true, data: [{ productVariantId: 900, productId: 90, Product: kurti }] },
  },
};

test.each([["chikan"], ["chikankri"], ["kurta"]])(
  "[HDR-45] searching for '%s' suggests the kurti and sends nothing",
  async (typed) => {
    const { sent } = await open("/allproducts", withKurti);
    await screen.findAllByRole("article");
    const before = sent.length;
    await userEvent.type(await openSearch(), typed);
    expect(await screen.findByRole("option", { name: /Chikankari kurti/ })).toBeVisible();
    expect(sent).toHaveLength(before);
  },
);

test("[HDR-45] Enter shows all results, arrow keys choose a suggestion", async () => {
  const { address, leave, sent } = await open("/allproducts", withKurti);
  await screen.findAllByRole("article");
  const before = sent.length;
  await userEvent.type(await openSearch(), "kurta & co{Enter}");
  expect(address()).toBe("/allproducts?q=kurta%20%26%20co");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toHaveLength(before);
  leave();
  const again = await open("/allproducts", withKurti);
  await screen.findAllByRole("article");
  await userEvent.type(await openSearch(), "chikan");
  await screen.findByRole("option", { name: /Chikankari kurti/ });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(again.address()).toBe("/product-details/90?variant=900");
});

test("[HDR-45] before typing the search offers colours, weaves and best sellers, and sends nothing", async () => {
  const best = { productVariantId: 900, productId: 90, Product: kurti, isBestSeller: true };
  const { sent, address } = await open("/allproducts", {
    ...withKurti,
    "GET /api/product-variants": {
      body: {
        success: true,
        data: [{ ...best, productColor: "#b3195c", productColorName: "Rani pink" }],
      },
    },
  });
  await screen.findAllByRole("article");
  const before = sent.length;
  const box = await openSearch();
  expect(await screen.findByRole("listbox", { name: "Best sellers" })).toBeVisible();
  expect(screen.getByRole("option", { name: /Chikankari kurti ?Rani pink/ })).toBeVisible();
  // No Kanchipuram in this catalogue.
  expect(screen.queryByRole("button", { name: "Kanchipuram" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Rani pink" }));
  expect(box).toHaveValue("Rani pink");
  expect(box).toHaveFocus();
  expect(await screen.findByRole("option", { name: "See all 1 for ‘Rani pink’" })).toBeVisible();
  await userEvent.clear(box);
  await userEvent.type(box, "purple kurti");
  expect(await screen.findByRole("listbox", { name: "Near to ‘kurti’" })).toBeVisible();
  expect(screen.getByText(/^Nothing here by that name/)).toBeVisible();
  await userEvent.clear(box);
  await userEvent.type(box, "chikan");
  await userEvent.click(await screen.findByRole("option", { name: /^See all/ }));
  expect(address()).toBe("/allproducts?q=chikan");
  expect(sent).toHaveLength(before);
});

test("a weave leads to its products where no catalogue was read", async () => {
  const { address } = await open("/contact");
  await openSearch();
  await userEvent.click(await screen.findByRole("button", { name: "Kanchipuram" }));
  expect(address()).toBe("/allproducts?q=Kanchipuram");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[HDR-45] without a catalogue the search says that Enter shows all results, and sends nothing", async () => {
  const { address, sent } = await open("/contact");
  const box = await openSearch();
  await screen.findByRole("button", { name: "Kanchipuram" });
  const before = sent.length;
  await userEvent.type(box, "indigo");
  expect(await screen.findByText("Press Enter to see all results.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Kanchipuram" })).toBeNull();
  expect(sent).toHaveLength(before);
  await userEvent.click(screen.getByRole("option", { name: "See all results for ‘indigo’" }));
  expect(address()).toBe("/allproducts?q=indigo");
});

test.each(["साड़ी", "சேலை"])("[HDR-45] searching for '%s' suggests the saree", async (typed) => {
  const saree = { ...kurti, productName: "Temple border saree" };
  await open("/allproducts", {
    "GET /api/products": { body: [saree] },
    "GET /api/product-variants": {
      body: { success: true, data: [{ productVariantId: 900, productId: 90, Product: saree }] },
    },
  });
  await screen.findAllByRole("article");
  await userEvent.type(await openSearch(), typed);
  expect(await screen.findByRole("option", { name: /Temple border saree/ })).toBeVisible();
});

test("[HDR-48] marks only the entry of the page", async () => {
  const { leave } = await open();
  expect(menuLink("Products")).toHaveAttribute("aria-current", "page");
  expect(menuLink("Contact")).not.toHaveAttribute("aria-current");
  leave();
  await open("/contact");
  expect(menuLink("Contact")).toHaveAttribute("aria-current", "page");
  expect(menuLink("Products")).not.toHaveAttribute("aria-current");
});

test("[HDR-49] the dark mode is set on the document and remembered", async () => {
  const { leave } = await open();
  const toggle = (): HTMLElement => header().getByRole("button", { name: "Dark mode" });
  expect(toggle()).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(toggle());
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  leave();
  await open();
  expect(toggle()).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(toggle());
  expect(document.documentElement).toHaveAttribute("data-theme", "light");
});

test("[HDR-50] [HDR-51] the direction is set on the document and remembered", async () => {
  const { leave } = await open();
  const toggle = (): HTMLElement => header().getByRole("button", { name: "Right to left" });
  await userEvent.click(toggle());
  expect(document.documentElement).toHaveAttribute("dir", "rtl");
  leave();
  await open();
  expect(toggle()).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(toggle());
  expect(document.documentElement).toHaveAttribute("dir", "ltr");
});

const currency = (): HTMLElement =>
  header().getByRole("switch", { name: "INR ₹ USD $, prices in US dollars" });

test("[CUR-01] [CUR-02] [CUR-03] [CUR-04] [CUR-05] the currency switch", async () => {
  await open("/", {});
  expect(currency()).not.toBeChecked();
  expect(currency().parentElement).toHaveTextContent(/^INR ₹$/);
  expect((await screen.findAllByText("₹400")).length).toBeGreaterThan(0);
  fireEvent.click(currency());
  expect(localStorage.getItem("currency")).toBe("USD");
  expect(currency()).toBeChecked();
  expect(currency().parentElement).toHaveTextContent(/^USD \$$/);
  expect(screen.getAllByText("$4.56").length).toBeGreaterThan(0);
  expect(screen.queryByText("₹400")).toBeNull();
  fireEvent.click(currency());
  expect(localStorage.getItem("currency")).toBe("INR");
});

test.each([
  ["[CUR-06]", "USD", true],
  ["[CUR-04]", "EUR", false],
])("%s with '%s' in storage", async (_id, stored, checked) => {
  localStorage.setItem("currency", stored);
  await open("/");
  expect((await screen.findAllByText(checked ? "$4.56" : "₹400")).length).toBeGreaterThan(0);
  expect((currency() as HTMLInputElement).checked).toBe(checked);
});
