import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { specifiedPath } from "../../features/catalogue/cataloguePaths.ts";
import { products, subcategories, variants } from "../../testing/conventions.fixtures.ts";
import { logIn, openFilters, openPage, settle } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";
import { load as loadCatalogue } from "./catalogue.load.ts";
import CataloguePage from "./CataloguePage.tsx";

const open = async (query = "", stubs: Record<string, Stub> = {}, fallback = {}) => {
  const at = `/allproducts${query}`;
  const page = openPage(CataloguePage, at, { user: "stored", responses: stubs, fallback });
  openFilters();
  await settle();
  return page;
};

// Not by role: some lists are long.
const cards = (): HTMLElement[] => [...document.querySelectorAll("article")];
const names = (): (string | null | undefined)[] =>
  cards().map((card) => card.querySelector("h2, h3")?.textContent);
/** The link beside the chips. The one before it ends the filters. */
const clearAll = (): HTMLElement => {
  const [, link] = screen.getAllByRole("link", { name: "Clear all" });
  if (!link) throw new Error("No filter is chosen.");
  return link;
};
const posted = (sent: { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === "POST");
const firstCard = async (): Promise<HTMLElement> => {
  const [card] = await screen.findAllByRole("article");
  if (!card) throw new Error("No card is shown");
  return card;
};

/** Expects a notice with this text, including its emoji. */
const expectNotice = (text: string): Promise<void> =>
  waitFor(() =>
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(text),
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[CAT-01] [CAT-09] one card for each variant, under one h1", async () => {
  await open();
  await screen.findByText("10 products");
  expect(names()).toEqual(variants.map(({ Product }) => Product.productName));
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

test.each([
  ["[API-12] an array", subcategories],
  ["[API-13] a data field", { data: subcategories }],
])("[CAT-02] [ENT-22] one checkbox for each subcategory of %s", async (_form, body) => {
  await open("", { "GET /api/subcategories": { body } });
  for (const name of ["S0", "S1", "S2", "S3"])
    expect(await screen.findByRole("checkbox", { name })).not.toBeChecked();
});

test("[CAT-03] one subcategory narrows the grid, two widen it, and the URL stores them", async () => {
  const { address } = await open();
  await userEvent.click(await screen.findByRole("checkbox", { name: "S0" }));
  await waitFor(() => expect(names()).toEqual(["Product 0", "Product 4", "Product 8"]));
  expect(address()).toBe("/allproducts?sub=s0");
  await userEvent.click(screen.getByRole("checkbox", { name: "S1" }));
  await waitFor(() => expect(cards()).toHaveLength(6));
  await userEvent.click(screen.getByRole("checkbox", { name: "S0" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "S1" }));
  await waitFor(() => expect(cards()).toHaveLength(10));
});

test("[CAT-02] subcategories are grouped by category; each group opens and closes and keeps what is chosen", async () => {
  const named = subcategories.map((subcategory, index) => ({
    ...subcategory,
    categoryName: index < 3 ? "Sarees" : "Furniture",
  }));
  const { address } = await open("", { "GET /api/subcategories": { body: named } });
  const sarees = await screen.findByRole("heading", { name: "Sarees" });
  expect(
    within(screen.getByRole("group", { name: "Sarees" })).getAllByRole("checkbox"),
  ).toHaveLength(3);
  await userEvent.click(screen.getByRole("checkbox", { name: "S3" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "S0" }));
  await userEvent.click(sarees);
  expect(screen.getByLabelText("S0")).not.toBeVisible();
  expect(screen.getByRole("checkbox", { name: "S3" })).toBeChecked();
  expect(address()).toBe("/allproducts?sub=s3&sub=s0");
  await userEvent.click(sarees);
  expect(screen.getByRole("checkbox", { name: "S0" })).toBeChecked();
});

test("[CAT-02] the number of products describes a checkbox and is no part of its name", async () => {
  await open("?min=500");
  const box = await screen.findByRole("checkbox", { name: "S0" });
  await waitFor(() => expect(box).toHaveAccessibleDescription("2"));
  expect(screen.getByRole("checkbox", { name: "S3" })).toHaveAccessibleDescription("1");
});

const dyed = (...colours: string[]) => ({
  "GET /api/product-variants": {
    body: {
      data: variants.map((variant, index) => ({
        ...variant,
        productColor: colours[index % colours.length],
      })),
    },
  },
});

test("colours narrow the grid at once; the URL stores them; chip and 'Clear all' remove them", async () => {
  const { address } = await open("", dyed("#b01e2b", "#22336b", "#153f2f"));
  const red = await screen.findByRole("checkbox", { name: "Red" });
  const colours = within(screen.getByRole("group", { name: "Colour" })).getAllByRole("checkbox");
  expect(colours.map((each) => each.getAttribute("value"))).toEqual(["red", "green", "blue"]);
  expect(red).toHaveAccessibleDescription("4");
  await userEvent.click(red);
  await waitFor(() =>
    expect(names()).toEqual(["Product 0", "Product 3", "Product 6", "Product 9"]),
  );
  expect(address()).toBe("/allproducts?colour=red");
  expect(screen.getByRole("checkbox", { name: "Blue" })).toHaveAccessibleDescription("3");
  expect(screen.getByRole("checkbox", { name: "S0" })).toHaveAccessibleDescription("1");
  await userEvent.click(screen.getByRole("checkbox", { name: "Blue" }));
  await waitFor(() => expect(cards()).toHaveLength(7));
  await userEvent.click(screen.getByRole("link", { name: "Red, remove filter" }));
  await waitFor(() => expect(address()).toBe("/allproducts?colour=blue"));
  await userEvent.click(clearAll());
  await waitFor(() => expect(cards()).toHaveLength(10));
  expect(address()).toBe("/allproducts");
  // Not lost with the button.
  expect(document.activeElement).not.toBe(document.body);
});

test("a colour of the URL that nobody knows matches nothing and can be removed", async () => {
  await open("?colour=unheard-of", dyed("#b01e2b"));
  expect(await screen.findByRole("heading", { name: "No products match" })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "unheard-of, remove filter" }));
  await waitFor(() => expect(cards()).toHaveLength(10));
  expect(document.activeElement).not.toBe(document.body);
});

test("without a colour in the list there is no colour filter", async () => {
  await open("", dyed(""));
  await screen.findByText("10 products");
  expect(screen.queryByRole("group", { name: "Colour" })).toBeNull();
});

test("[CAT-04] the Price Range panel opens and closes", async () => {
  await open();
  const head = await screen.findByText("Price Range");
  expect(screen.getByRole("group", { name: "Price Range" })).toBeVisible();
  const [low] = await screen.findAllByRole("slider");
  await userEvent.click(head);
  expect(low).not.toBeVisible();
  await userEvent.click(head);
  expect(low).toBeVisible();
});

test("[CAT-05] [CAT-07] the slider runs from 0 to 10000 and starts at 0 and the highest price", async () => {
  await open();
  await screen.findByText("10 products");
  const [low, high] = await screen.findAllByRole("slider");
  for (const thumb of [low, high]) {
    expect(thumb).toHaveAttribute("aria-valuemin", "0");
    expect(thumb).toHaveAttribute("aria-valuemax", "10000");
  }
  expect(low).toHaveAttribute("aria-valuenow", "0");
  expect(high).toHaveAttribute("aria-valuenow", "1000");
  expect(high).toHaveAttribute("aria-valuetext", "₹1,000");
});

test("[CAT-06] an arrow key moves a thumb by 10", async () => {
  const { address } = await open();
  await screen.findByText("10 products");
  const [low] = await screen.findAllByRole("slider");
  low?.focus();
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(address()).toBe("/allproducts?min=10"));
  expect(screen.getByRole("slider", { name: "Lowest price" })).toHaveAttribute(
    "aria-valuenow",
    "10",
  );
});

test("[CAT-08] the range includes both ends, also when typed", async () => {
  const { address } = await open();
  await screen.findAllByRole("slider");
  const low = screen.getByRole("textbox", { name: "Lowest price" });
  await userEvent.clear(low);
  await userEvent.type(low, "200{Enter}");
  const high = screen.getByRole("textbox", { name: "Highest price" });
  await userEvent.clear(high);
  await userEvent.type(high, "500{Enter}");
  await waitFor(() =>
    expect(names()).toEqual(["Product 1", "Product 2", "Product 3", "Product 4"]),
  );
  expect(address()).toBe("/allproducts?min=200&max=500");
});

test("[CAT-05] a highest price beyond the end of the slider can be typed", async () => {
  const { address } = await open();
  const [, thumb] = await screen.findAllByRole("slider");
  const high = screen.getByRole("textbox", { name: "Highest price" });
  await userEvent.type(high, "15000{Enter}");
  await waitFor(() => expect(address()).toBe("/allproducts?max=15000"));
  expect(screen.getByText("Up to ₹15,000")).toBeVisible();
  expect(high).toHaveValue("15000");
  expect(thumb).toHaveAttribute("aria-valuenow", "10000");
});

test("[CAT-10] [CAT-11] [CAT-12] [CAT-13] a tag has a badge, no tag has none", async () => {
  await open();
  await screen.findByText("10 products");
  const [hot, fresh, off, plain] = cards();
  for (const [card, tag] of [
    [hot, "Hot Sale"],
    [fresh, "NEW"],
    [off, "10% OFF"],
  ] as const)
    expect(await within(card as HTMLElement).findByText(tag)).toBeVisible();
  for (const tag of ["Hot Sale", "NEW", "10% OFF", "Sale"])
    expect(within(plain as HTMLElement).queryByText(tag)).toBeNull();
});

test("[CAT-14] [ENT-02] [ENT-05] a card shows price, name and picture", async () => {
  await open();
  const card = await firstCard();
  expect(within(card).getByText("₹100")).toBeVisible();
  expect(within(card).getByRole("link", { name: "Product 0" })).toHaveAttribute(
    "href",
    "/product-details/1?variant=100",
  );
  expect(within(card).getByRole("img", { name: "Product 0" })).toHaveAttribute(
    "src",
    "/uploads/v0.jpg",
  );
});

test("[CAT-17] 'Quick View' links to the product with the variant", async () => {
  await open();
  const card = await firstCard();
  expect(within(card).getByRole("link", { name: /^Quick View/ })).toHaveAttribute(
    "href",
    "/product-details/1?variant=100",
  );
});

test("[CAT-16] [ENT-01] [ERR-04] [API-19] [API-20] 'Add to Cart' sends the card's variant and shows a notice", async () => {
  logIn();
  const { sent } = await open();
  const card = await firstCard();
  await userEvent.click(within(card).getByRole("button", { name: /^Add to Cart/ }));
  await expectNotice("Added to your shopping bag – happy shopping!");
  expect(posted(sent).map(({ path, body }) => [path, body])).toEqual([
    ["/api/cart/add", { userId: 7, productVariantId: 100, quantity: 1 }],
  ]);
});

test.each([
  ["[API-21]", "cart", /^Add to Cart/, "Added to your shopping bag – happy shopping!"],
  ["[API-27]", "wishlist", /^Add to wishlist/, "Added to wishlist"],
])("%s an ok status of %s is a success with any body", async (_id, list, name, text) => {
  logIn();
  await open("", { [`POST /api/${list}/add`]: { body: {}, status: 201 } });
  await userEvent.click(within(await firstCard()).getByRole("button", { name }));
  await expectNotice(text);
});

test("[CAT-15] [ERR-11] [API-26] 'Add to wishlist' sends the card's variant and shows a notice", async () => {
  logIn();
  const { sent } = await open();
  const card = await firstCard();
  await userEvent.click(within(card).getByRole("button", { name: /^Add to wishlist/ }));
  await expectNotice("Added to wishlist");
  expect(posted(sent).map(({ path, body }) => [path, body])).toEqual([
    ["/api/wishlist/add", { userId: 7, productVariantId: 100 }],
  ]);
});

test.each([
  ["[VAL-04] cart", /^Add to Cart/, "Please login to add to cart"],
  ["[VAL-09] wishlist", /^Add to wishlist/, "Please login to add to wishlist"],
])("%s: a visitor is asked to log in and nothing is sent", async (_what, button, text) => {
  const { sent, address } = await open();
  const card = await firstCard();
  await userEvent.click(within(card).getByRole("button", { name: button }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(posted(sent)).toEqual([]);
  expect(address()).toBe("/allproducts");
});

test("[VAL-12] [VAL-14] checks the login before a missing variant id", async () => {
  const { productVariantId: _id, ...nameless } = variants[0] ?? {};
  const stubs = { "GET /api/product-variants": { body: { data: [nameless] } } };
  const visitor = await open("", stubs);
  await userEvent.click(within(await firstCard()).getByRole("button", { name: /^Add to Cart/ }));
  expect(await screen.findByText("Please login to add to cart")).toBeVisible();
  visitor.leave();
  logIn();
  const { sent } = await open("", stubs);
  await userEvent.click(within(await firstCard()).getByRole("button", { name: /^Add to Cart/ }));
  expect(await screen.findByText("No product variant selected")).toBeVisible();
  expect(posted(sent)).toEqual([]);
});

test.each([200, 409])(
  "[ERR-02] 'Already in cart' with %i is shown without an emoji",
  async (status) => {
    logIn();
    await open("", { "POST /api/cart/add": { body: { message: "Already in cart" }, status } });
    await userEvent.click(within(await firstCard()).getByRole("button", { name: /^Add to Cart/ }));
    await expectNotice("This product is already in your cart");
  },
);

test("[ERR-08] [ERR-09] a network error is shown and logged", async () => {
  logIn();
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await open("", { "POST /api/cart/add": { abort: true } });
  await userEvent.click(within(await firstCard()).getByRole("button", { name: /^Add to Cart/ }));
  await expectNotice("❌ Something went wrong");
  expect(log).toHaveBeenCalledWith("Error adding to cart", expect.any(TypeError));
});

test("[HDR-45] a search term of the URL filters without an API call", async () => {
  const { sent } = await open("?q=product%207");
  await waitFor(() => expect(names()).toEqual(["Product 7"]));
  expect(sent.some(({ path }) => path.includes("product%207"))).toBe(false);
});

test("applies the filters of the URL, and chips remove them", async () => {
  const tagged = products.map((product) => ({ ...product, tag: "10% OFF" }));
  const { address } = await open("?sub=s0&min=300&tag=10%25+OFF", {
    "GET /api/products": { body: tagged },
  });
  await waitFor(() => expect(names()).toEqual(["Product 4", "Product 8"]));
  expect(screen.getByRole("checkbox", { name: "S0" })).toBeChecked();
  await userEvent.click(screen.getByRole("link", { name: "S0, remove filter" }));
  await waitFor(() => expect(address()).toBe("/allproducts?tag=10%25+OFF&min=300"));
  await userEvent.click(clearAll());
  await waitFor(() => expect(address()).toBe("/allproducts"));
  await waitFor(() => expect(cards()).toHaveLength(10));
});

test("stores the chosen order in the URL", async () => {
  const { address } = await open();
  await screen.findByText("10 products");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "price-down");
  await waitFor(() => expect(names()[0]).toBe("Product 9"));
  expect(address()).toBe("/allproducts?sort=price-down");
});

test("without a match the filters are named and can be cleared", async () => {
  await open("?q=sofa&sub=s1");
  expect(await screen.findByRole("heading", { name: "No products match" })).toBeVisible();
  expect(screen.getByText(/“sofa”, S1/)).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Clear filters" }));
  await waitFor(() => expect(cards()).toHaveLength(10));
});

/** Returns so many variants, named by their number. */
const many = (count: number): Record<string, Stub> => ({
  "GET /api/product-variants": {
    body: {
      success: true,
      data: Array.from({ length: count }, (_, n) => ({
        ...variants[0],
        productVariantId: 1000 + n,
        Product: { ...variants[0]?.Product, productName: `Piece ${n + 1}` },
      })),
    },
  },
});
const pieces = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `Piece ${from + index}`);
/** Not by role: the name of each of the many links would be computed. */
const link = (text: string): HTMLElement => screen.getByText(text).closest("a") as HTMLElement;

test("[CAT-09] a long list shows 24 cards and adds none unasked; 'Show more' appends 24 and keeps the URL", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const { address } = await open("?sort=featured", many(60));
  await waitFor(() => expect(names()).toEqual(pieces(1, 24)));
  fireEvent.scroll(window);
  fireEvent.pointerMove(window);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(names()).toEqual(pieces(1, 24));
  expect(screen.getByText("60 products")).toBeVisible();
  expect(screen.getByText("Showing 24 of 60")).toHaveRole("status");
  expect(link("Show more")).toHaveAttribute("href", "/allproducts?page=2");
  expect(link("Show more")).toHaveAttribute("rel", "next");
  fireEvent.click(link("Show more"), { detail: 1 });
  await waitFor(() => expect(names()).toEqual(pieces(1, 48)));
  expect(link("Piece 25")).toHaveFocus();
  expect(link("Show more")).toHaveAttribute("href", "/allproducts?page=3");
  // The second click of a double click.
  fireEvent.click(link("Show more"), { detail: 2 });
  await settle();
  expect(cards()).toHaveLength(48);
  fireEvent.click(link("Show more"), { detail: 1 });
  await waitFor(() => expect(names()).toEqual(pieces(1, 60)));
  expect(screen.getByText("Showing 60 of 60")).toBeVisible();
  expect(screen.queryByText("Show more")).toBeNull();
  expect(address()).toBe("/allproducts?sort=featured");
});

test("[CAT-09] a list of one page does not say how many of how many it shows", async () => {
  await open("", many(24));
  await waitFor(() => expect(names()).toEqual(pieces(1, 24)));
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

test("[CAT-09] a page of the URL is shown alone, between 'Show previous' and 'Show more'", async () => {
  const { address } = await open("?page=2", many(60));
  await waitFor(() => expect(names()).toEqual(pieces(25, 48)));
  expect(screen.getByText("Showing 25 to 48 of 60")).toBeVisible();
  await userEvent.click(link("Show more"));
  await waitFor(() => expect(names()).toEqual(pieces(25, 60)));
  expect(screen.getByText("Showing 25 to 60 of 60")).toBeVisible();
  expect(address()).toBe("/allproducts?page=2");
  expect(link("Show previous")).toHaveAttribute("rel", "prev");
  expect(link("Show previous")).toHaveAttribute("href", "/allproducts");
});

test("[CAT-03] other filters begin at the first page, and the cards that were appended are gone", async () => {
  const { address } = await open("?page=2", many(60));
  await waitFor(() => expect(names()).toEqual(pieces(25, 48)));
  await userEvent.click(link("Show more"));
  await waitFor(() => expect(names()).toEqual(pieces(25, 60)));
  await userEvent.click(screen.getByRole("checkbox", { name: "S0" }));
  await waitFor(() => expect(names()).toEqual(pieces(1, 24)));
  expect(address()).toBe("/allproducts?sub=s0");
});

test.each([
  ["page=9999", "There is no page 9999 here. These are the first products."],
  ["page=4", "There is no page 4 here. These are the first products."],
  ["page=0", "A part of the address could not be read and is left out."],
  ["page=-1", "A part of the address could not be read and is left out."],
  ["page=two", "A part of the address could not be read and is left out."],
  ["cursor=c24", "A part of the address could not be read and is left out."],
  ["sort=upwards", "A part of the address could not be read and is left out."],
  ["min=cheap", "A part of the address could not be read and is left out."],
  ["sort=featured&sort=name", "A part of the address could not be read and is left out."],
])("[CAT-09] the URL %s shows the first page and says why", async (query, text) => {
  await open(`?${query}`, many(60));
  await waitFor(() => expect(names()).toEqual(pieces(1, 24)));
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  "",
  "?min=&max=&q=&page=",
  "?page=1&utm_source=letter",
  "?max=900&min=100&sort=featured",
])("[CAT-09] the URL '%s' is understood", async (query) => {
  await open(query, many(60));
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(screen.queryByText(/address could not|There is no page/)).toBeNull();
});

test("[ERR-20] shows the loading state at once", async () => {
  await open("", { "GET /api/product-variants": { hold: true } });
  expect(screen.getByText("Loading products...")).toBeVisible();
});

test.each<[string, Stub]>([
  ["500", { body: {}, status: 500 }],
  ["no response", { abort: true }],
  ["[API-07] success false", { body: { success: false } }],
])("[ERR-19] failed variants (%s) are only logged; Retry reads them again", async (_what, stub) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const stubs: Record<string, Stub> = { "GET /api/product-variants": stub };
  await open("?q=nothing-has-this-name", stubs);
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(log.mock.calls[0]?.[0]).toBe("Error fetching product variants");
  expect(screen.queryByText("No products match")).toBeNull();
  stubs["GET /api/product-variants"] = { body: { data: variants } };
  await userEvent.click(retry);
  expect(await screen.findByText("No products match")).toBeVisible();
});

test("shows the server's cards and the total count at once", async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...variants[0],
    productVariantId: 1000 + index,
  }));
  const responses: Record<string, unknown> = {
    "/api/product-variants": { success: true, data: many },
    "/api/products": products,
    "/api/subcategories": subcategories,
  };
  const match = { params: {}, search: new URLSearchParams() };
  const fallback = Object.fromEntries(
    await Promise.all(
      loadCatalogue(match, false).map(async ({ key, load }) => [
        key,
        await load({
          read: async (path) => responses[specifiedPath(path)],
          isLarge: false,
        }),
      ]),
    ),
  ) as Record<string, unknown>;
  await open("", { "GET /api/product-variants": { hold: true } }, fallback);
  expect(cards()).toHaveLength(24);
  expect(screen.getByText("40 products")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "S0" })).toHaveAccessibleDescription("40");
  expect(screen.getByRole("checkbox", { name: "Pink" })).toHaveAccessibleDescription("40");
});

test("marks the last followed card and focuses it with one click", async () => {
  const away = await open();
  await screen.findByText("10 products");
  expect(screen.queryByText(/Seen last/)).toBeNull();
  const card = within(cards()[7] as HTMLElement);
  fireEvent.click(card.getByRole("link", { name: "Product 7" }));
  away.leave();
  await open();
  await screen.findByText("10 products");
  expect(within(cards()[7] as HTMLElement).getByText(/^Seen last/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Go to Product 7" }));
  expect(within(cards()[7] as HTMLElement).getByRole("link", { name: "Product 7" })).toHaveFocus();
});

test("the filters are one form with the field names of the query", async () => {
  await open("?q=product&tag=NEW&min=200&colour=pink");
  await screen.findByRole("checkbox", { name: "S0" });
  const form = document.querySelector("form");
  if (!form) throw new Error("The filters stand in no form.");
  expect(form.getAttribute("action")).toBe("/allproducts");
  const sent = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
  expect(sent.get("q")).toBe("product");
  expect(sent.getAll("tag")).toEqual(["NEW"]);
  expect(sent.getAll("colour")).toEqual(["pink"]);
  expect(sent.get("sort")).toBe("featured");
  expect(sent.getAll("min")).toEqual(["200"]);
  // An unmoved end is sent empty and sets no limit.
  expect(sent.getAll("max")).toEqual([""]);
  expect([...form.elements].map((field) => field.getAttribute("name"))).toContain("sub");
});
