import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { samples } from "@pallu/demo/content/samples.ts";
import { products } from "../../testing/conventions.fixtures.ts";
import { logIn, openPage, settle } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";
import ProductPage from "./ProductPage.tsx";

const open = async (path: string, stubs: Record<string, Stub> = {}) => {
  const pattern = "/product-details/:id?";
  const page = openPage(ProductPage, path, { user: "stored", responses: stubs, pattern });
  await settle();
  return page;
};

const title = (): Promise<HTMLElement> => screen.findByRole("heading", { level: 1 });
const quantity = (): HTMLElement => screen.getByRole("spinbutton");
const add = (): HTMLElement => screen.getByRole("button", { name: "Add to Cart" });
const swatch = (name: string | RegExp): HTMLElement => screen.getByRole("link", { name });
const posted = (sent: { method: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === "POST").map(({ body }) => body);
const pictures = (): (string | null)[] =>
  within(screen.getByRole("region", { name: "Pictures of Product 2" }))
    .getAllByRole("img")
    // The enlarged picture, which jsdom does not hide.
    .filter((image) => !image.closest("[popover]"))
    .map((image) => image.getAttribute("src"));

const picture = (name: string | RegExp): HTMLElement =>
  screen.getAllByRole("img", { name }).find((image) => !image.closest("[popover]")) ??
  document.body;

const stocked = (variant: object): Record<string, Stub> => ({
  "GET /api/products": {
    body: [{ ...products[2], Variants: [{ productVariantId: 301, ...variant }] }],
  },
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["[API-09] an array", products],
  ["[API-10] a data array", { data: products }],
])(
  "[PDP-01] [PDP-07] [PDP-10] [PDP-13] [PDP-14] [ENT-06] the product of the address is found in %s",
  async (_form, body) => {
    await open("/product-details/3", { "GET /api/products": { body } });
    await waitFor(async () => expect(await title()).toHaveTextContent("Product 2"));
    for (const text of [
      "Sarees",
      "Description of product 2",
      "Brand 2",
      "Material 2",
      "₹300",
      "₹600",
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
);

test("[PDP-02] without an id the first product is shown", async () => {
  await open("/product-details");
  await waitFor(async () => expect(await title()).toHaveTextContent("Product 0"));
});

test("[PDP-03] the query names the variant", async () => {
  await open("/product-details/3?variant=302");
  await screen.findByRole("spinbutton");
  expect(swatch("#445566")).toHaveAttribute("aria-current", "true");
  expect(pictures()).toContain("/uploads/v302.jpg");
});

test.each(["", "?variant=104"])("[PDP-04] '%s' selects the first variant", async (query) => {
  await open(`/product-details/3${query}`);
  await screen.findByRole("spinbutton");
  expect(swatch("#112233")).toHaveAttribute("aria-current", "true");
});

test("[PDP-05] [ENT-23] [API-14] the gallery shows the child images of the variant", async () => {
  const { sent } = await open("/product-details/3", {
    "GET /api/product-variant-images/301": {
      body: { data: [1, 2, 3].map((id) => ({ childImageId: id, childImage: `c${id}.jpg` })) },
    },
  });
  const thumbnails = await screen.findAllByRole("link", { name: /of 3$/ });
  expect(thumbnails.map((link) => link.getAttribute("href"))).toEqual([
    "?variant=301",
    "?variant=301&picture=2",
    "?variant=301&picture=3",
  ]);
  expect(pictures()).toEqual(["/uploads/c1.jpg"]);
  await userEvent.click(screen.getByRole("link", { name: "Product 2, 2 of 3" }));
  expect(pictures()).toEqual(["/uploads/c2.jpg"]);
  await userEvent.click(swatch("#445566"));
  await waitFor(() =>
    expect(sent.map(({ path }) => path)).toContain("/api/product-variant-images/302"),
  );
});

test.each([
  ["?picture=2", "/uploads/c2.jpg"],
  ["?variant=301&picture=3", "/uploads/c3.jpg"],
  ["?picture=4", "/uploads/c1.jpg"],
  ["?picture=0", "/uploads/c1.jpg"],
  ["?picture=border", "/uploads/c1.jpg"],
])("[PDP-05] %s names the picture that is shown first", async (query, expected) => {
  await open(`/product-details/3${query}`, {
    "GET /api/product-variant-images/301": {
      body: { data: [1, 2, 3].map((id) => ({ childImageId: id, childImage: `c${id}.jpg` })) },
    },
  });
  await screen.findAllByRole("link", { name: /of 3$/ });
  expect(pictures()).toEqual([expected]);
  await userEvent.click(swatch("#445566"));
  await waitFor(() => expect(pictures()).toEqual(["/uploads/v302.jpg"]));
});

test("[PDP-06] [API-14] without child images the variant's picture is shown", async () => {
  const { sent } = await open("/product-details/3", {
    "GET /api/product-variant-images/301": { body: { data: [] } },
  });
  await waitFor(() =>
    expect(sent.map(({ path }) => path)).toContain("/api/product-variant-images/301"),
  );
  expect(pictures()).toEqual(["/uploads/v301.jpg"]);
});

test("[PDP-06] shows the variant's picture if the request fails", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await open("/product-details/3", {
    "GET /api/product-variant-images/301": { body: {}, status: 500 },
  });
  await screen.findByRole("spinbutton");
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith("Error fetching variant images", expect.any(Error)),
  );
  expect(pictures()).toEqual(["/uploads/v301.jpg"]);
});

test("[PDP-08] [PDP-09] the list price is in `del`, the offer price in `ins`", async () => {
  await open("/product-details/3");
  expect((await screen.findByText("₹600")).closest("del")).not.toBeNull();
  expect(screen.getByText("₹300").closest("ins")).not.toBeNull();
});

test("the making time follows the price, and is absent where the host sends none", async () => {
  const time = () => screen.queryByText(/^Made in about /);
  await open("/product-details/3", {
    "GET /api/products": { body: [{ ...products[2], makingDays: 14, makers: 2 }] },
  });
  const price = (await screen.findByText("₹600")).closest("del")?.parentElement;
  expect(time()).toHaveTextContent(/^Made in about 14 days by two weavers$/);
  expect(price?.nextElementSibling).toBe(time());
  expect(time()?.nextElementSibling).toBeNull();
  cleanup();
  await open("/product-details/3");
  expect((await screen.findByText("₹600")).closest("del")?.parentElement?.nextElementSibling).toBe(
    null,
  );
  expect(time()).toBeNull();
});

test("[PDP-11] [ENT-03] a variant without stock has a notice and no buttons", async () => {
  await open("/product-details/3?variant=303");
  expect(await screen.findByText("Out of Stock")).toBeVisible();
  expect(screen.queryByRole("spinbutton")).toBeNull();
  expect(screen.queryByRole("button", { name: /add to (?:cart|wishlist)/i })).toBeNull();
});

test("[PDP-12] [ENT-03] a variant with stock has stepper and buttons", async () => {
  await open("/product-details/3");
  expect(await screen.findByRole("spinbutton")).toHaveValue("1");
  expect(add()).toBeVisible();
  expect(screen.getByRole("button", { name: /add to wishlist/i })).toBeVisible();
  expect(screen.queryByText("Out of Stock")).toBeNull();
});

test("[PDP-15] each swatch has the colour of its variant", async () => {
  await open("/product-details/3");
  await screen.findByRole("spinbutton");
  for (const [name, colour] of [
    ["#112233", "rgb(17, 34, 51)"],
    ["#445566", "rgb(68, 85, 102)"],
    ["#778899, sold out", "rgb(119, 136, 153)"],
  ] as const)
    expect(swatch(name).firstElementChild).toHaveStyle({ background: colour });
});

test("[PDP-15] [PDP-16] [ENT-04] [ENT-08] a swatch changes picture, stock and address together", async () => {
  const { address } = await open("/product-details/3");
  await screen.findByRole("spinbutton");
  expect(
    screen
      .getAllByRole("link", { name: /^#/ })
      .map((link) => link.firstElementChild?.getAttribute("style")?.replace(/;$/, "")),
  ).toEqual(
    ["rgb(17, 34, 51)", "rgb(68, 85, 102)", "rgb(119, 136, 153)"].map((c) => `background: ${c}`),
  );
  await userEvent.click(swatch("#778899, sold out"));
  expect(await screen.findByText("Out of Stock")).toBeVisible();
  expect(pictures()).toEqual(["/uploads/v303.jpg"]);
  expect(address()).toBe("/product-details/3?variant=303");
  expect(swatch("#112233")).toHaveAttribute("href", "?variant=301");
  expect(swatch("#112233")).not.toHaveAttribute("aria-current");
});

test("[PDP-17] the page can be shared by plain links", async () => {
  await open("/product-details/3");
  const group = await screen.findByRole("group", { name: "Share" });
  expect(within(group).getByRole("button", { name: "Copy link" })).toBeVisible();
  for (const name of [/WhatsApp/, /Facebook/, /on X/, /Pinterest/])
    expect(within(group).getByRole("link", { name })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent("/product-details/3?variant=301")),
    );
});

test("[PDP-17] the links share the colour that was chosen", async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  await open("/product-details/3?variant=302");
  const link = await screen.findByRole("link", { name: /WhatsApp/ });
  const shared = (): string => decodeURIComponent(link.getAttribute("href") ?? "");
  expect(shared()).toMatch(/\/product-details\/3\?variant=302$/);
  await userEvent.click(swatch("#778899, sold out"));
  await waitFor(() => expect(shared()).toMatch(/\/product-details\/3\?variant=303$/));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/product-details/3?variant=303`);
});

test("[PDP-18] [ENT-27] [ENT-28] [ENT-29] [ENT-30] two tabs show vendor and policies", async () => {
  await open("/product-details/3");
  expect(await screen.findByRole("tab", { name: "Vendor Info" })).toBeVisible();
  const panels = (): (string | null)[] =>
    screen.getAllByRole("tabpanel").map(({ textContent }) => textContent);
  expect(panels()).toEqual([expect.stringContaining("Coimbatore")]);
  const contact = screen.getByRole("tabpanel", { name: "Vendor Info" });
  expect([...contact.querySelectorAll("dt, dd")].map(({ textContent }) => textContent)).toEqual([
    "Name",
    "Lakshmi Narayanan",
    "Vendor",
    "Pallu Handloom House",
    "Shop address",
    "14 Weavers Street, R.S. Puram, Coimbatore 641002",
    "Mail",
    "weaves@pallu.example",
    "Call",
    "+91 422 555 0142",
  ]);
  await userEvent.click(screen.getByRole("tab", { name: "Shipping" }));
  for (const block of ["For Shipping", "Item Return", "Accepted Problem Issue"])
    expect(await screen.findByRole("heading", { name: block })).toBeVisible();
  expect(panels()).toEqual([expect.not.stringContaining("Coimbatore")]);
  await userEvent.click(screen.getByRole("tab", { name: "Vendor Info" }));
  expect(panels()).toEqual([expect.stringContaining("Coimbatore")]);
});

test("[PDP-19] [PDP-24] [PDP-25] requests related products and shows the samples", async () => {
  const { sent } = await open("/product-details/3", {
    "GET /api/products/3/related": {
      body: { data: [{ productId: 99, productName: "ZZ-RELATED" }] },
    },
  });
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === "/api/products/3/related")).toHaveLength(1),
  );
  const carousel = screen.getByRole("region", { name: "Related Products" });
  expect(within(carousel).getAllByRole("article")).toHaveLength(12);
  expect(within(carousel).getByText("₹16,400 - ₹18,900")).toBeDefined();
  expect(screen.queryByText(/ZZ-RELATED/)).toBeNull();
});

test("[PDP-19] the related products leave out the product itself", async () => {
  const [sample] = samples;
  await open(`/product-details/${sample?.id}`, {
    "GET /api/products": { body: [{ ...products[2], productId: sample?.id }] },
  });
  await screen.findByRole("spinbutton");
  const carousel = screen.getByRole("region", { name: "Related Products" });
  expect(within(carousel).getAllByRole("article")).toHaveLength(11);
  expect(within(carousel).queryByText(sample?.name ?? "")).toBeNull();
});

test("[PDP-05] [PDP-06] files that do not load leave the gallery, without any the variant's picture is shown", async () => {
  await open("/product-details/3", {
    "GET /api/product-variant-images/301": {
      body: { data: [1, 2].map((id) => ({ childImageId: id, childImage: `c${id}.jpg` })) },
    },
  });
  expect(await screen.findAllByRole("link", { name: /of 2$/ })).toHaveLength(2);
  fireEvent.error(picture("Product 2, 1 of 2"));
  expect(screen.queryByRole("link", { name: /of 2$/ })).toBeNull();
  expect(pictures()).toEqual(["/uploads/c2.jpg"]);
  fireEvent.error(picture(/^Product 2/));
  expect(pictures()).toEqual(["/uploads/v301.jpg"]);
});

test("[ENT-16] [ENT-17] [ENT-18] [ENT-19] [ENT-20] the twelve samples", () => {
  const count = (test: (sample: (typeof samples)[number]) => boolean) =>
    samples.filter(test).length;
  expect(samples).toHaveLength(12);
  expect(count(({ category }) => category === "sarees")).toBe(7);
  expect(count(({ category }) => category === "kurtis")).toBe(5);
  expect(new Set(samples.map(({ tag }) => tag))).toEqual(
    new Set(["Hot Sale", "NEW", "10% OFF", ""]),
  );
  const amount = "₹[\\d,]+";
  const plain = count(({ price }) => new RegExp(`^${amount}$`).test(price));
  expect(plain).toBeGreaterThan(0);
  expect(plain).toBeLessThan(12);
  expect(count(({ price }) => new RegExp(`^${amount}( - ${amount})?$`).test(price))).toBe(12);
});

test("[PDP-26] [PDP-27] another variant starts at 1 again", async () => {
  await open("/product-details/3");
  await screen.findByRole("spinbutton");
  const more = () => screen.getByRole("button", { name: "Increase quantity" });
  await userEvent.click(more());
  await userEvent.click(more());
  expect(quantity()).toHaveValue("3");
  await userEvent.click(swatch("#445566"));
  await waitFor(() => expect(quantity()).toHaveValue("1"));
  await userEvent.click(swatch(/sold out/));
  await screen.findByText("Out of Stock");
  await userEvent.click(swatch("#112233"));
  expect(await screen.findByRole("spinbutton")).toHaveValue("1");
});

test("[PDP-28] [PDP-31] limits the quantity to the stock and sends it", async () => {
  logIn();
  const { sent } = await open("/product-details/3?variant=302");
  await screen.findByRole("spinbutton");
  for (let press = 0; press < 5; press += 1)
    await userEvent.click(screen.getByRole("button", { name: "Increase quantity" }));
  expect(quantity()).toHaveValue("3");
  expect(screen.getByText("Only 3 items available in stock")).toBeVisible();
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), "99");
  expect(quantity()).toHaveValue("3");
  await userEvent.click(add());
  await waitFor(() =>
    expect(posted(sent)).toEqual([{ userId: 7, productVariantId: 302, quantity: 3 }]),
  );
});

test("[PDP-29] the minimum of the stepper is 1", async () => {
  await open("/product-details/3");
  await screen.findByRole("spinbutton");
  for (let press = 0; press < 5; press += 1)
    await userEvent.click(screen.getByRole("button", { name: "Decrease quantity" }));
  expect(quantity()).toHaveValue("1");
});

test("[PDP-30] text becomes 0, and at 0 nothing is sent", async () => {
  logIn();
  const { sent } = await open("/product-details/3");
  await screen.findByRole("spinbutton");
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), "abc");
  expect(quantity()).toHaveValue("0");
  await userEvent.click(add());
  expect(screen.getByText("Choose at least 1")).toBeVisible();
  expect(posted(sent)).toEqual([]);
});

test("without a stock number the limit is shown as unknown", async () => {
  await open("/product-details/3", stocked({}));
  expect(await screen.findByText("Stock information not available")).toBeVisible();
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), "12");
  expect(quantity()).toHaveValue("12");
});

test.each([
  ["[VAL-05]", "Add to Cart", "Please login to add to cart"],
  ["[VAL-10]", "Add to Wishlist", "Please login to add to wishlist"],
])("%s a visitor is asked to log in, nothing is sent", async (_id, name, text) => {
  const { sent, address } = await open("/product-details/3");
  await userEvent.click(await screen.findByRole("button", { name }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(posted(sent)).toEqual([]);
  expect(address()).toBe("/product-details/3");
});

test("[VAL-11] a token without a user is no login", async () => {
  localStorage.setItem("token", "T1");
  const { sent } = await open("/product-details/3");
  await userEvent.click(await screen.findByRole("button", { name: "Add to Cart" }));
  expect(await screen.findByText("Please login to add to cart")).toBeVisible();
  expect(posted(sent)).toEqual([]);
});

test.each([
  ["[VAL-12]", "Add to Cart"],
  ["[VAL-13]", "Add to Wishlist"],
])("%s without a variant nothing is sent", async (_id, name) => {
  logIn();
  const { sent } = await open("/product-details/3", {
    "GET /api/products": { body: [{ ...products[2], Variants: [] }] },
  });
  await userEvent.click(await screen.findByRole("button", { name }));
  expect(await screen.findByText("No product variant selected")).toBeVisible();
  expect(posted(sent)).toEqual([]);
});

test("[PDP-32] a network error shows an alert and is logged", async () => {
  logIn();
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const alert = vi.spyOn(window, "alert").mockImplementation(() => undefined);
  await open("/product-details/3", { "POST /api/cart/add": { abort: true } });
  await userEvent.click(await screen.findByRole("button", { name: "Add to Cart" }));
  await waitFor(() => expect(alert).toHaveBeenCalledWith("❌ Something went wrong"));
  expect(log).toHaveBeenCalledWith("Error adding to cart", expect.any(TypeError));
});

test.each<[string, Record<string, Stub>, string]>([
  [
    "[ERR-06]",
    { "POST /api/cart/add": { body: { message: "Only one left" }, status: 400 } },
    "Only one left",
  ],
  ["[ERR-07]", { "POST /api/cart/add": { body: {}, status: 500 } }, "Failed to add to cart"],
])("%s a refusal is told in its words", async (_id, stubs, text) => {
  logIn();
  await open("/product-details/3", stubs);
  await userEvent.click(await screen.findByRole("button", { name: "Add to Cart" }));
  expect(await screen.findByText(text)).toBeVisible();
});

test("an unknown product shows a message and a link", async () => {
  await open("/product-details/999");
  expect(await screen.findByRole("heading", { name: "This product is not here" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See all products" })).toHaveAttribute(
    "href",
    "/allproducts",
  );
});

test("[ERR-20] a failed product list shows an error and offers Retry", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await open("/product-details/3", { "GET /api/products": { body: {}, status: 500 } });
  expect(await screen.findByRole("heading", { name: "Error loading products" })).toBeVisible();
  expect(screen.getByText("HTTP error! status: 500")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  expect(log).toHaveBeenCalledWith("Error fetching products", expect.any(Error));
});

test("all prices follow the chosen currency, also those of samples", async () => {
  localStorage.setItem("currency", "USD");
  await open("/product-details/3");
  expect(await screen.findByText("$3.42")).toBeVisible();
  expect(screen.getByText("$186.96 - $215.46")).toBeDefined();
});
