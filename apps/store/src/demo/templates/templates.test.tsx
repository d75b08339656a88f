import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { furniture } from "@pallu/demo/content/furniture.ts";
import { testimonials } from "@pallu/demo/content/home.ts";
import { partners } from "@pallu/demo/content/partners.ts";
import { portfolio } from "@pallu/demo/content/portfolio.ts";
import { posts } from "@pallu/demo/content/posts.ts";
import { pricingPlans } from "@pallu/demo/content/pricing.ts";
import { cart, wishes } from "../../testing/conventions.fixtures.ts";
import { logoFiles, logosIn } from "../../testing/logos.fixtures.ts";
import { logIn, openShop, settle } from "../../testing/pages.fixtures.tsx";
import type { SentCall } from "../../testing/stub.fixtures.ts";
import { loadPage } from "../../loadPage.ts";

const homes = ["/index-v2", "/index-v3", "/index-v4", "/index-v5", "/index-v6"] as const;

// Preloads the pages: otherwise the first test of each would wait for its chunks.
await Promise.all(homes.map((path) => loadPage(path)));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const main = () => within(screen.getByRole("main"));
const header = () => within(screen.getByRole("banner"));
/** Returns a popup of the header by the name of its button, also while it is closed. */
const popup = (name: string): HTMLElement => {
  const id = header().getByRole("button", { name }).getAttribute("popovertarget");
  const popover = document.getElementById(id ?? "");
  if (!popover) throw new Error(`There is no popup ${name}.`);
  return popover;
};
const footer = () => within(screen.getByRole("contentinfo"));
const paths = (sent: SentCall[]): string[] => sent.map(({ path }) => path);
const open = async (at: string, options = {}) => {
  const shop = await openShop(at, options);
  await main().findByRole("heading", { level: 1 });
  await footer().findByRole("heading", { name: "Sitemap" });
  return shop;
};
const cardsOf = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);

describe.each(homes)("%s", (path) => {
  test("[GLB-11] [HDR-58] [HDR-59] [FTR-16] [FTR-17] [FTR-18] [FTR-19] [FTR-20] [FTR-21] one header with its badges, one main, one footer with its lists and box", async () => {
    await open(path);
    expect(screen.getAllByRole("banner")).toHaveLength(1);
    expect(header().getByLabelText("Wishlist, 14 items")).toHaveTextContent(/^14$/);
    expect(header().getByLabelText("Cart, 22 items")).toHaveTextContent(/^22$/);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    for (const title of ["Sitemap", "Others", "Social Media", "Shop", "Customer Service"]) {
      const list = within(footer().getByRole("navigation", { name: title }));
      expect(list.getAllByRole("link").length).toBeGreaterThan(2);
    }
    expect(footer().getByLabelText("Email")).toBeVisible();
    expect(footer().getByRole("button", { name: "Subscribe" })).toBeVisible();
    // The footer ends in cloth of the page's theme, without a name for assistive technology.
    const theme = screen.getByRole("main").closest<HTMLElement>("[data-theme]")?.dataset["theme"];
    const sources = [...screen.getByRole("contentinfo").querySelectorAll("img")].map(
      (image) => image.src,
    );
    expect(new Set(sources).size).toBe(1);
    expect(sources[0]).toContain(`/woven-end-${theme}.`);
    expect(footer().queryAllByRole("img")).toEqual([]);
  });

  test("[TPL-02] [NWS-15] [INFO-35] every newsletter field ignores an address and 'abc'", async () => {
    const { sent, address } = await open(path);
    const before = sent.length;
    const checked = vi.fn<() => void>();
    for (const box of screen.getAllByLabelText("Email")) {
      box.addEventListener("invalid", checked);
      for (const value of ["abc", "asha@example.com"]) {
        fireEvent.change(box, { target: { value } });
        await userEvent.type(box, "{Enter}");
      }
      expect(box.closest("form")).toBeNull();
      expect(box).toHaveAccessibleDescription(/not open yet/);
    }
    for (const button of screen.getAllByRole("button", { name: "Subscribe" }))
      fireEvent.click(button);
    expect(sent).toHaveLength(before);
    expect(checked).not.toHaveBeenCalled();
    expect(address()).toBe(path);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

const popups: [name: string, links: [text: string, href: string][], subtotal: string][] = [
  ["Wishlist, 14 items", [["View All Wishlist", "/wishlist"]], ""],
  [
    "Cart, 22 items",
    [
      ["View Cart", "/cart"],
      ["Checkout", "/checkout"],
    ],
    "$870",
  ],
];

test("[HDR-54] [HDR-55] [HDR-56] [HDR-57] [HDR-60] the popups and their links are the same for a customer with cart and wishlist, and in dollars", async () => {
  localStorage.setItem("currency", "USD");
  const texts: (string | null)[][] = [];
  for (const [lines, entries] of [
    [[], []],
    [cart, wishes],
  ]) {
    logIn();
    const { leave, calls } = await open("/index-v2", {
      stubs: { "GET /api/cart/7": { body: lines }, "GET /api/wishlist/7": { body: entries } },
    });
    await settle();
    expect(calls(/cart|wishlist/)).toHaveLength(2);
    texts.push(
      popups.map(([name, links, subtotal]) => {
        const element = popup(name);
        for (const [text, href] of links)
          expect(within(element).getByRole("link", { name: text, hidden: true })).toHaveAttribute(
            "href",
            href,
          );
        if (subtotal) expect(element).toHaveTextContent(subtotal);
        return element.textContent;
      }),
    );
    leave();
  }
  expect(texts[0]).toEqual(texts[1]);
});

test("[HDR-49] [HDR-50] theme and direction can be switched on a template home, too", async () => {
  await open("/index-v6");
  await userEvent.click(header().getByRole("button", { name: "Dark mode" }));
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  await userEvent.click(header().getByRole("button", { name: "Right to left" }));
  expect(document.documentElement).toHaveAttribute("dir", "rtl");
});

test.each(homes.filter((path) => path !== "/index-v5"))(
  "[TPL-01] [GLB-08] %s does not depend on the API and requests no product",
  async (path) => {
    const texts: (string | null)[] = [];
    for (const body of [[], [{ productId: 1, productName: "Other" }]]) {
      const { sent, leave } = await open(path, { stubs: { "GET /api/products": { body } } });
      expect(paths(sent).filter((each) => /product|categor|banner/.test(each))).toEqual([]);
      texts.push(screen.getByRole("main").textContent);
      leave();
    }
    expect(texts[0]).toBe(texts[1]);
  },
);

test("[TPL-01] [GLB-05] [PORT-26] the five homes differ, their samples are furniture, and one has five works in a carousel", async () => {
  const goods: string[] = Object.values(furniture).map(({ name }) => name);
  expect(goods.filter((name) => /saree|kurti/i.test(name))).toEqual([]);
  const texts = new Set<string | null>();
  for (const path of homes) {
    const { leave } = await open(path);
    texts.add(screen.getByRole("main").textContent);
    if (path !== "/index-v5") {
      const shown = main()
        .getAllByRole("heading", { hidden: true })
        .map(({ textContent }) => textContent);
      expect(shown.filter((text) => goods.includes(text)).length).toBeGreaterThan(3);
    }
    const carousel = main().queryByRole("region", { name: "Where they stand" });
    expect([path, carousel !== null]).toEqual([path, path === "/index-v4"]);
    if (carousel) expect(cardsOf(carousel)).toEqual(portfolio.slice(0, 5).map(({ name }) => name));
    leave();
  }
  expect(texts.size).toBe(homes.length);
});

test("[TPL-03] [TPL-04] [TPL-05] [TPL-06] [TPL-07] [TPL-10] the Stylish home", async () => {
  await open("/index-v2");
  expect(main().getByRole("heading", { level: 1 })).toHaveTextContent("25% Off");
  expect(cardsOf(main().getByRole("list", { name: "Popular Collection" }))).toHaveLength(3);
  expect(cardsOf(main().getByRole("list", { name: "New Arrival" })).length).toBeGreaterThan(3);
  for (const [name, figure] of [
    [/sofa/, "30% OFF"],
    [/flower vase/, "45% OFF"],
  ] as const) {
    const promo = main().getByRole("heading", { name, level: 2 }).parentElement;
    expect(within(promo ?? document.body).getByText(figure)).toBeVisible();
  }
  expect(main().getByLabelText("Email")).toBeVisible();
});

test("[TPL-08] [TPL-09] [ENT-26] its testimonials and posts are in sliders", async () => {
  await open("/index-v2");
  const said = within(main().getByRole("region", { name: "What people say" }));
  expect(said.getAllByRole("group", { hidden: true }).length).toBeGreaterThan(2);
  const figures = said.getAllByRole("figure", { hidden: true });
  expect(figures.map(({ textContent }) => textContent)).toEqual(
    testimonials.map(({ name, place, text }) => text + name + place),
  );
  for (const figure of figures)
    expect(figure.querySelector("img")).toHaveAttribute("src", expect.stringMatching(/\.webp$/));
  const blog = within(main().getByRole("region", { name: "From the blog" }));
  expect(blog.getAllByRole("article", { hidden: true })).toHaveLength(6);
  expect(blog.getByRole("button", { name: "Next slide", hidden: true })).toBeInTheDocument();
});

test("[TPL-11] [TPL-12] three slides of a banner, each to /shop-v1", async () => {
  await open("/index-v4");
  const banner = within(main().getByRole("region", { name: "The season" }));
  const slides = banner.getAllByRole("group", { hidden: true });
  expect(slides).toHaveLength(3);
  for (const [index, text] of ["25%", "35%", "55% Off"].entries()) {
    const slide = within(slides[index] as HTMLElement);
    expect(slide.getByRole("heading", { hidden: true })).toHaveTextContent(text);
    expect(slide.getByRole("link", { hidden: true })).toHaveAttribute("href", "/shop-v1");
  }
});

const nine = [
  "Chair",
  "Table",
  "Sofa Set",
  "Vases",
  "Lamp & Light",
  "Almirah",
  "Dressing table",
  "Watch",
  "Mirror",
];

test.each([
  ["/index-v3", "Shop by kind", 8],
  ["/index-v6", "Departments", 10],
])(
  "[TPL-13] [TPL-14] [TPL-15] %s: nine kinds and the latest products",
  async (path, name, count) => {
    await open(path);
    const links = within(main().getByRole("navigation", { name })).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(nine);
    expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(
      new Set(["/product-category"]),
    );
    expect(cardsOf(main().getByRole("list", { name: "Latest Products" }))).toHaveLength(count);
  },
);

test("[TPL-16] [HOME-59] 45% OFF, today only; and the first five posts", async () => {
  await open("/index-v6");
  const promo = main().getByText("today only").parentElement;
  expect(within(promo ?? document.body).getByText("45% OFF")).toBeVisible();
  const paper = within(main().getByRole("region", { name: "From the paper" }));
  expect(
    paper.getAllByRole("article").map((post) => within(post).getByRole("heading").textContent),
  ).toEqual(posts.slice(0, 5).map(({ title }) => title));
});

test("[HOME-60] [HOME-10] [INFO-44] top brands and the first four plans", async () => {
  await open("/index-v3");
  expect(main().getByRole("heading", { name: "Top Brands" })).toBeVisible();
  expect(
    main().getByText("Discover the finest collections from top furniture brands."),
  ).toBeVisible();
  const brands = main().getByRole("region", { name: "Top Brands" });
  expect(logosIn(brands)).toEqual(partners.flatMap(({ name }) => logoFiles(name)));
  const plans = within(main().getByRole("region", { name: "Looked after" }));
  expect(plans.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    pricingPlans.slice(0, 4).map(({ title }) => title),
  );
});

const chapters = [
  "Featured Products",
  "Best Sellers",
  "New Arrivals",
  "Customer Reviews",
  "Special Offers",
];

test("[TPL-17] [TPL-18] [TPL-19] [TPL-20] [TPL-21] [TPL-22] [TPL-23] [TPL-24] [TPL-25] [TPL-26] [TPL-27] one call, five chapters with the first four of the list, and text blocks between them", async () => {
  const { sent } = await open("/index-v5");
  for (const name of chapters)
    expect(cardsOf(await main().findByRole("list", { name }))).toEqual([
      "Product 0",
      "Product 1",
      "Product 2",
      "Product 3",
    ]);
  expect(paths(sent).filter((path) => path.startsWith("/api/"))).toEqual(["/api/products"]);
  for (const name of [
    "Why Choose Us",
    "Quality Assurance",
    "Customer Satisfaction",
    "Innovation",
    "Product Category",
  ])
    expect(await main().findByRole("heading", { name, level: 2 })).toBeVisible();
});

test("[TPL-28] every category slide links to /product-category", async () => {
  await open("/index-v5");
  const links = within(main().getByRole("region", { name: "Product Category" })).getAllByRole(
    "link",
    { hidden: true },
  );
  expect(links).toHaveLength(9);
  for (const link of links) expect(link).toHaveAttribute("href", "/product-category");
});

test("[TPL-27] each chapter shows a failed request", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await open("/index-v5", { stubs: { "GET /api/products": { status: 503, body: {} } } });
  expect(await main().findAllByText("HTTP error! status: 503")).toHaveLength(chapters.length);
});

test("[ENT-21] a furniture sample has six fields, its category is a list", () => {
  for (const sample of Object.values(furniture)) {
    expect(Object.keys(sample).toSorted()).toEqual([
      "category",
      "id",
      "image",
      "name",
      "offer",
      "price",
    ]);
    expect(Array.isArray(sample.category)).toBe(true);
  }
});

test("[GLB-08] buttons of samples change nothing", async () => {
  const { sent, address } = await open("/index-v3");
  const before = sent.length;
  const subscribe = within(main().getByRole("region", { name: "Looked after" })).getAllByRole(
    "link",
    { name: /Subscribe/ },
  );
  for (const link of subscribe) fireEvent.click(link);
  expect(sent).toHaveLength(before);
  expect(address()).toBe("/index-v3");
});
