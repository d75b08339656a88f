import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testimonials } from "@pallu/demo/content/home.ts";
import { partners as partnerList } from "@pallu/demo/content/partners.ts";
import { productsErrorMessage } from "../../features/catalogue/catalogue.data.ts";
import { products, variants } from "../../testing/conventions.fixtures.ts";
import { logoFiles, logosIn } from "../../testing/logos.fixtures.ts";
import { openShop } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";

const banners = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, bannerImage: `b${index}.jpg` }));

const open = (stubs: Record<string, Stub> = {}) => openShop("/", { stubs });
const silence = () => vi.spyOn(console, "error").mockImplementation(() => undefined);
const region = (name: string): Promise<HTMLElement> => screen.findByRole("region", { name });
const cardsOf = (section: HTMLElement): HTMLElement[] => within(section).queryAllByRole("article");
const namesOf = (section: HTMLElement): (string | null)[] =>
  cardsOf(section).map((card) => within(card).getByRole("heading").textContent);
const pictures = (element: HTMLElement): (string | null)[] =>
  [...element.querySelectorAll("img")].map((picture) => picture.getAttribute("src"));
const slidesOf = (carousel: HTMLElement): HTMLElement[] =>
  within(carousel).getAllByRole("group", { name: / of \d+$/ });
const nth = (elements: HTMLElement[], index: number): HTMLElement => {
  const element = elements[index];
  if (!element) throw new Error(`There is no element ${index}`);
  return element;
};
const failed = (message?: string) => ({
  stub: { status: 500, body: message === undefined ? {} : { message } },
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[HOME-01] [HOME-02] renders the twelve sections in the specified order", async () => {
  await open({ "GET /api/collection-banners": { body: banners(2) } });
  const footer = await screen.findByRole("contentinfo");
  const ordered = [
    await region("New in the shop"),
    await screen.findByRole("list", { name: "What we promise" }),
    await screen.findByRole("list", { name: "Kinds of clothing" }),
    (await screen.findAllByRole("heading", { name: "New Arrival" }))[0],
    await screen.findByRole("heading", { name: "Why you Choose Us" }),
    await screen.findByRole("heading", { name: "Trending" }),
    await screen.findByRole("heading", { name: "Best Sellers" }),
    await region("Collections"),
    await region("Partners"),
    await screen.findByRole("heading", { name: "Testimonial" }),
    await screen.findByRole("textbox", { name: "Email" }),
    footer,
  ];
  for (const [index, section] of ordered.entries()) {
    const next = ordered[index + 1];
    if (!section || !next) continue;
    expect(
      section.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING,
      `section ${index + 1} stands before section ${index + 2}`,
    ).not.toBe(0);
  }
});

test("[HOME-03] [HOME-04] [HOME-05] [HOME-06] [HOME-07] [HOME-08] five promises, each with picture, title and text", async () => {
  await open();
  const strip = await screen.findByRole("list", { name: "What we promise" });
  const items = within(strip).getAllByRole("listitem");
  const texts = items.map((item) =>
    within(item)
      .getAllByText(/./)
      .map((line) => line.textContent),
  );
  expect(texts.map(([title]) => title)).toEqual([
    "Free Shipping",
    "Easy to Return",
    "Secure Payment",
    "Customer Support",
    "Product QC Team",
  ]);
  for (const [, words] of texts) expect(words).toMatch(/\w+ \w+/);
  for (const item of items) expect(pictures(item)).toEqual([expect.stringMatching(/\.svg$/)]);
});

test("[HOME-03] [HOME-39] 'Free Shipping' and 'See all Product' stand once on the page", async () => {
  await open();
  await region("New in the shop");
  expect(await screen.findAllByText(/free shipping/i)).toHaveLength(1);
  expect(await screen.findAllByRole("link", { name: /see all product/i })).toHaveLength(1);
});

test("[HOME-01] the banner follows the header", async () => {
  await open();
  const banner = await region("New in the shop");
  const [first] = screen.getByRole("main").querySelectorAll("section, ul, article");
  expect(first).toBe(banner);
});

test("[HOME-09] [INFO-45] 'Why you Choose Us' with its lower-case y and four reasons", async () => {
  await open();
  const why = await region("Why you Choose Us");
  expect(within(why).getAllByRole("listitem")).toHaveLength(4);
});

test("[HOME-10] every partner has a logo file for a light and one for a dark ground", async () => {
  await open();
  const partners = await region("Partners");
  const logos = slidesOf(partners).map((slide) => logosIn(slide));
  expect(logos).toEqual(partnerList.map(({ name }) => logoFiles(name)));
});

test("[ENT-26] each testimonial shows text, name, place and picture", async () => {
  await open();
  const figures = within(await region("Testimonial")).getAllByRole("figure");
  expect(figures.map(({ textContent }) => textContent)).toEqual(
    testimonials.map(({ name, place, text }) => text + name + place),
  );
  for (const figure of figures) expect(pictures(figure)[0]).toMatch(/\.webp$/);
});

test("[HOME-11] [ERR-20] shows a spinner while products load", async () => {
  await open({ "GET /api/products": { hold: true } });
  const waiting = within(await region("New Products")).getByRole("status");
  expect(within(waiting).getByText("Loading products...")).toBeVisible();
  expect(waiting.querySelector("[aria-hidden]")).not.toBeNull();
});

test("skeletons reserve the height of loading sections and are replaced by the cards", async () => {
  let response = (): void => undefined;
  const until = new Promise<void>((resolve) => (response = resolve));
  await open({ "GET /api/product-variants": { until, body: { success: true, data: variants } } });
  for (const name of ["New Arrival", "Trending"]) {
    const carousel = await region(name);
    expect(carousel.parentElement).toHaveAttribute("aria-busy", "true");
    expect(slidesOf(carousel)).not.toEqual([]);
    expect(within(carousel).queryByRole("article")).toBeNull();
  }
  const best = await region("Best Sellers");
  expect(best.querySelector("[aria-busy=true]")).not.toBeNull();
  response();
  await waitFor(() => expect(within(best).getAllByRole("article")).not.toEqual([]));
  expect(best.querySelector("[aria-busy=true]")).toBeNull();
  expect((await region("Trending")).parentElement).not.toHaveAttribute("aria-busy");
});

test("[HOME-12] [HOME-13] [HOME-14] [ERR-20] a failed product list shows its error and offers Retry", async () => {
  const errors = silence();
  await open({ "GET /api/products": failed().stub });
  const section = await region("New Products");
  expect(await within(section).findByText("Error loading products")).toBeVisible();
  expect(within(section).getByText("HTTP error! status: 500")).toBeVisible();
  expect(within(section).getByRole("button", { name: "Retry" })).toBeVisible();
  expect(within(section).queryByText("Loading products...")).toBeNull();
  expect(errors.mock.calls[0]?.[0]).toBe("Error fetching products");
});

test("[HOME-15] [ERR-21] Retry reloads the page", async () => {
  silence();
  await open({ "GET /api/products": failed().stub });
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { origin: "http://shop", href: "http://shop/", reload });
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(reload).toHaveBeenCalledOnce();
});

test("[ERR-21] clears the error before the list is read again", async () => {
  silence();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  let times = 0;
  await open({
    "GET /api/products": () => {
      times += 1;
      return times === 1 ? { status: 503 } : { hold: true };
    },
  });
  const section = within(await region("New Products"));
  expect(await section.findByText("Error loading products")).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(times).toBe(2);
  expect(section.queryByText("Error loading products")).toBeNull();
  expect(section.getByText("Loading products...")).toBeVisible();
});

test("[ERR-17] a failure without a message shows 'Failed to fetch products'", () => {
  expect(productsErrorMessage(new Error(""))).toBe("Failed to fetch products");
  expect(productsErrorMessage({ success: false })).toBe("Failed to fetch products");
});

test("[HOME-16] [HOME-17] [HOME-18] [HOME-19] [HOME-20] [API-15] the first static slide", async () => {
  await open({ "GET /api/home-banners": { body: [] } });
  const slides = slidesOf(await region("New in the shop"));
  expect(slides).toHaveLength(2);
  const slide = within(nth(slides, 0));
  expect(slide.getByText("2025")).toBeInTheDocument();
  expect(
    slide.getByRole("heading", { name: "Brand-New Arrival Alert Your Next Favorite is Here!" }),
  ).toBeInTheDocument();
  expect(slide.getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/shop-v1");
  expect(slide.getByRole("link", { name: /^Buy Now/ })).toHaveAttribute("href", "/product-details");
  expect(slide.getByText(/^₹12,480/)).toBeInTheDocument();
  expect(slide.getByText("-5% OFF")).toBeInTheDocument();
});

test("[HOME-21] [HOME-22] [HOME-23] the second static slide", async () => {
  await open();
  const slide = within(nth(slidesOf(await region("New in the shop")), 1));
  expect(
    slide.getByRole("heading", { name: "Exciting New Arrivals Unmissable Just Landed" }),
  ).toBeInTheDocument();
  expect(slide.getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/shop-v2");
  expect(slide.getByText(/^₹1,250/)).toBeInTheDocument();
});

test("[HOME-24] [API-15] [ENT-24] live banners replace the static slides", async () => {
  await open({ "GET /api/home-banners": { body: banners(3) } });
  await waitFor(() =>
    expect(pictures(screen.getByRole("region", { name: "New in the shop" }))).toEqual([
      "/uploads/b0.jpg",
      "/uploads/b1.jpg",
      "/uploads/b2.jpg",
    ]),
  );
  expect(screen.queryByText("-5% OFF")).toBeNull();
});

test("a live banner offers the best seller that its words name, in the chosen currency", async () => {
  const named = variants.map((variant, index) => ({
    ...variant,
    Product: { ...variant.Product, productName: index === 1 ? "Kanchipuram silk" : `P ${index}` },
  }));
  await open({
    "GET /api/home-banners": { body: banners(2) },
    "GET /api/product-variants": { body: { success: true, data: named } },
  });
  const carousel = await region("New in the shop");
  const buy = await within(carousel).findByRole("link", { name: "Buy Now, Kanchipuram silk" });
  expect(buy).toHaveAttribute("href", "/product-details/2?variant=101");
  const [first, second] = slidesOf(carousel);
  expect(first).toContainElement(buy);
  expect(first).toHaveTextContent("₹200");
  // No best seller is of cotton.
  expect(second).not.toHaveTextContent("Buy Now");
});

const own = {
  id: "own",
  bannerImage: "own.jpg",
  bannerLink: "/allproducts?q=sofa",
  bannerHeadline: "Sofas",
  bannerLinkText: "See the sofas",
  bannerAlt: "Two green sofas",
};

test("a banner of the shopkeeper's speaks of nothing that is not its own", async () => {
  await open({
    "GET /api/home-banners": {
      body: [
        own,
        { ...own, id: "2", bannerImage: "alone.jpg", bannerHeadline: "", bannerLinkText: "" },
        { ...own, id: "3", bannerImage: "out.jpg", bannerLink: "javascript:alert(1)" },
        ...banners(1),
      ],
    },
  });
  const carousel = await region("New in the shop");
  const [worded, alone, out, other] = slidesOf(carousel);
  if (!worded || !alone || !out || !other) throw new Error("There are four slides");
  expect(worded).toHaveTextContent(/^Sofas\s*See the sofas$/);
  const link = within(worded).getByRole("link", { name: "See the sofas" });
  expect(link).toHaveAttribute("href", "/allproducts?q=sofa");
  expect(within(worded).getByAltText("Two green sofas")).toHaveAttribute("src", "/uploads/own.jpg");
  expect(alone).toHaveTextContent(/^$/);
  expect(alone.querySelector("a")).toHaveAttribute("aria-label", "Two green sofas");
  expect(alone.querySelector("a")).toHaveAttribute("href", "/allproducts?q=sofa");
  expect(out.querySelector("a")).toHaveAttribute("href", "/allproducts");
  // A picture without words takes those of the page.
  expect(other.querySelector("h2")).not.toBeNull();
});

test("a collection banner of the shopkeeper's leads to its page", async () => {
  await open({ "GET /api/collection-banners": { body: [own] } });
  const carousel = await region("Collections");
  const link = await within(carousel).findByRole("link", { name: "Two green sofas" });
  expect(link).toHaveAttribute("href", "/allproducts?q=sofa");
});

test.each([
  ["[API-16] [ENT-24] an array", banners(2), ["/uploads/b0.jpg", "/uploads/b1.jpg"]],
  ["[API-17] a single object", { id: 1, bannerImage: "c.jpg" }, ["/uploads/c.jpg"]],
])("[HOME-25] the collection banners of %s", async (_form, body, expected) => {
  await open({ "GET /api/collection-banners": { body } });
  const carousel = await region("Collections");
  expect(slidesOf(carousel)).toHaveLength(expected.length);
  expect(pictures(carousel)).toEqual(expected);
});

test.each([
  ["[HOME-26]", "Pure Silk Sarees", "26 Products"],
  ["[HOME-27]", "Ready To Wear", "40 Products"],
  ["[HOME-28]", "Celebrity Inspired", "14 Products"],
  ["[HOME-29]", "Party Wear Collection", "32 Products"],
])("%s [HOME-30] [HOME-31] the category card '%s'", async (_id, title, count) => {
  await open();
  const strip = await screen.findByRole("list", { name: "Kinds of clothing" });
  expect(within(strip).getAllByRole("listitem")).toHaveLength(4);
  const link = within(strip).getByRole("link", { name: title });
  expect(link).toHaveAttribute("href", "/product-category");
  const card = cardsOf(strip).find((each) => each.contains(link));
  if (!card) throw new Error("The link stands in no card");
  expect(within(card).getByText(count)).toBeInTheDocument();
  expect(within(card).getByText(/\.$/)).toBeInTheDocument();
  expect(card.querySelector("svg")).not.toBeNull();
});

test.each([
  ["[API-09] an array", products],
  ["[API-10] a data field", { data: products }],
])("[HOME-32] New Products are positions 3 to 6 of %s", async (_form, body) => {
  await open({ "GET /api/products": { body } });
  const section = await region("New Products");
  await waitFor(() =>
    expect(namesOf(section)).toEqual(["Product 3", "Product 4", "Product 5", "Product 6"]),
  );
});

test("[HOME-33] [HOME-34] [HOME-35] [ENT-07] [ENT-09] [ENT-10] [ENT-11] [ENT-15] [BIZ-03] [CUR-14] the content of a New Products card", async () => {
  const section = await open().then(() => region("New Products"));
  await within(section).findByText("Product 3");
  for (const [index, element] of cardsOf(section).entries()) {
    const card = within(element);
    const product = index + 3;
    expect(card.getByText(`₹${(product + 1) * 100}`)).toBeInTheDocument();
    expect(card.getByText("10% OFF")).toBeInTheDocument();
    expect(card.getByText("( 1,230 )")).toBeInTheDocument();
    const stars = card.getByRole("img", { name: "4 out of 5, ( 1,230 )" });
    expect(stars.querySelectorAll("path")).toHaveLength(5);
    expect(stars.querySelectorAll("path[fill]")).toHaveLength(4);
    expect(card.getByText(`S${product % 4}`)).toBeInTheDocument();
    expect(card.getByRole("link", { name: `Product ${product}` })).toHaveAttribute(
      "href",
      `/product-details/${product + 1}`,
    );
    expect(pictures(element)[0]).toBe(`/uploads/p${product}.jpg`);
  }
});

test("[HOME-36] [HOME-37] [HOME-38] a New Products card offers wishlist, cart and Quick Preview", async () => {
  await open();
  const section = within(await region("New Products"));
  expect(await section.findByRole("button", { name: "Add to wishlist, Product 3" })).toBeVisible();
  expect(section.getByRole("button", { name: "Add to Cart, Product 3" })).toBeVisible();
  expect(section.getByRole("link", { name: "Quick Preview, Product 3" })).toHaveAttribute(
    "href",
    "/product-details/4",
  );
  expect(section.queryByText("Quick View")).toBeNull();
});

test("[HOME-39] 'See all Product' links to /shop-v1", async () => {
  await open();
  const link = within(await region("New Products")).getByRole("link", { name: "See all Product" });
  expect(link).toHaveAttribute("href", "/shop-v1");
});

test("[ENT-12] [ENT-13] a listed product without subcategory or stock is 'Uncategorized' and can be bought", async () => {
  const Variants = [{ productVariantId: 301, stockQuantity: 0 }];
  const bare = products.map(({ SubCategory: _none, ...product }) => ({ ...product, Variants }));
  await open({ "GET /api/products": { body: bare } });
  const section = within(await region("New Products"));
  expect(await section.findAllByText("Uncategorized")).toHaveLength(4);
  expect(section.getAllByRole("button", { name: /^Add to Cart/ })).toHaveLength(4);
  expect(section.queryByText(/sold out|out of stock|\bleft\b/i)).toBeNull();
});

test("[HOME-40] [HOME-41] [HOME-42] [API-06] [API-07] [API-08] one read serves both flagged carousels", async () => {
  const { sent } = await open();
  const arrivals = await region("New Arrival");
  await waitFor(() => expect(cardsOf(arrivals).length).toBeGreaterThan(0));
  expect(namesOf(arrivals)).toEqual([2, 3, 4, 5, 6].map((index) => `Product ${index}`));
  expect(namesOf(await region("Trending"))).toEqual(
    [5, 6, 7, 8, 9].map((index) => `Product ${index}`),
  );
  for (const link of screen.getAllByRole("link", { name: "See All Collection" }))
    expect(link).toHaveAttribute("href", "/allproducts");
  const reads = sent.filter(({ path }) => path.startsWith("/api/product-variants"));
  expect(reads).toMatchObject([{ method: "GET", path: "/api/product-variants", body: undefined }]);
});

test("[HOME-43] [HOME-44] [HOME-45] [HOME-46] [HOME-47] best sellers: four cards in a grid and a fifth tile", async () => {
  await open();
  const section = await region("Best Sellers");
  await waitFor(() => expect(cardsOf(section)).toHaveLength(5));
  expect(namesOf(section)).toEqual([0, 1, 2, 3, 4].map((index) => `Product ${index}`));
  const grid = within(section).getByRole("list");
  expect(cardsOf(grid)).toHaveLength(4);
  for (const [index, element] of cardsOf(section).entries()) {
    const card = within(element);
    const to = `/product-details/${index + 1}?variant=${100 + index}`;
    expect(pictures(element)[0]).toBe(`/uploads/v${index}.jpg`);
    expect(card.getByText(`₹${((index + 1) * 100).toLocaleString("en-IN")}`)).toBeInTheDocument();
    expect(card.getByRole("link", { name: `Product ${index}` })).toHaveAttribute("href", to);
    expect(card.getByRole("link", { name: /^Quick View/ })).toHaveAttribute("href", to);
  }
});

test("[HOME-44] no tile before the fifth best seller", async () => {
  await open({
    "GET /api/product-variants": { body: { success: true, data: variants.slice(0, 3) } },
  });
  const section = await region("Best Sellers");
  await waitFor(() => expect(cardsOf(section)).toHaveLength(3));
  expect(cardsOf(within(section).getByRole("list"))).toHaveLength(3);
});

test.each([
  ["[HOME-50] [HOME-51]", "Home & Office", "Up to 20% off all furniture on store", "/shop-v2"],
  ["[HOME-52] [HOME-53]", "Interior Setup", "Up to 35% off all Interior Items", "/shop-v1"],
])("%s the promotion '%s'", async (_ids, label, headline, href) => {
  await open();
  const block = (await screen.findByRole("heading", { name: headline })).parentElement;
  const promo = within(block ?? document.body);
  expect(promo.getByText(label)).toBeInTheDocument();
  const link = promo.getByRole("link", { name: `Shop Now: ${headline}` });
  expect(link).toHaveTextContent("Shop Now");
  expect(link).toHaveAttribute("href", href);
});

test("[HOME-54] [HOME-55] [HOME-56] [HOME-57] [HOME-58] Latest Blog: three fixed cards", async () => {
  await open();
  const cards = cardsOf(await region("Latest Blog"));
  expect(
    cards.map((card) => [
      card.querySelector("time")?.textContent,
      within(card)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
      within(card).getAllByRole("link")[0]?.textContent,
    ]),
  ).toEqual([
    ["13th March 2025", ["/blog-tag", "/blog-details-v1"], "Interior"],
    ["5th May 2025", ["/blog-tag", "/blog-details-v1"], "Bedroom"],
    ["19th June 2025", ["/blog-tag", "/blog-details-v1"], "Interior"],
  ]);
});

test("[ERR-18] failed reads of banners are only logged", async () => {
  const errors = silence();
  await open({
    "GET /api/home-banners": failed("No banners").stub,
    "GET /api/collection-banners": failed("No banners").stub,
  });
  await region("New Products");
  await waitFor(() =>
    expect(errors.mock.calls.map(([what]) => what as unknown)).toEqual(
      expect.arrayContaining(["Error fetching home banners", "Error fetching collection banners"]),
    ),
  );
  expect(screen.queryByRole("region", { name: "Collections" })).toBeNull();
  expect(screen.queryByText(/No banners|error/i)).toBeNull();
  expect(await screen.findByRole("heading", { name: "Best Sellers" })).toBeInTheDocument();
});

test.each([
  ["a status of 500", failed("No variants").stub],
  ["[API-07] success: false", { body: { success: false, message: "No variants" } }],
])(
  "[ERR-19] variants refused with %s are logged and their sections stay empty",
  async (_how, stub) => {
    const errors = silence();
    await open({ "GET /api/product-variants": stub });
    await waitFor(() =>
      expect(errors.mock.calls.map(([what]) => what as unknown)).toContain(
        "Error fetching product variants",
      ),
    );
    expect(cardsOf(await region("Best Sellers"))).toEqual([]);
    for (const name of ["New Arrival", "Trending"])
      expect(screen.queryByRole("region", { name })).toBeNull();
    expect(screen.queryByText(/No variants|error/i)).toBeNull();
  },
);
