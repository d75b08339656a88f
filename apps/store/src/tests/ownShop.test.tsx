import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { specifiedPath } from "../features/catalogue/cataloguePaths.ts";
import { frameOf, meera, partAt } from "../own/shop.fixtures.ts";
import type { SampleShop } from "../own/shop.fixtures.ts";
import { ownRoutesOf } from "../own/ownRoutes.ts";
import { partPath } from "../platform/shop/parts.ts";
import { routes } from "../routes.ts";
import { clientOf, locatePage } from "../entryServer.tsx";
import { products, subcategories, variants } from "../testing/conventions.fixtures.ts";
import { menuLink, openSearch, openShop } from "../testing/pages.fixtures.tsx";
import type { Stub } from "../testing/stub.fixtures.ts";
import { renderServed } from "../testing/served.fixtures.ts";

const frame = frameOf(meera);

const lists: Record<string, unknown> = {
  "/api/products": products,
  "/api/product-variants": { success: true, data: variants },
  "/api/subcategories": subcategories,
  "/api/home-banners": [],
  "/api/collection-banners": [],
};

const read = (path: string): unknown => partAt(meera, path) ?? lists[specifiedPath(path)] ?? null;

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
};

/** Sentences of the demo, and its names. */
const demoTexts = [
  "Pallu",
  "Coimbatore",
  "R.S. Puram",
  "Kamala Natesan",
  "Meenakshi R.",
  "1,230",
  ...textsIn(import.meta.glob("../../../../packages/demo/content/**/*.ts", { eager: true })).filter(
    (text) => text.length >= 25 && text.includes(" "),
  ),
];

const demoPictures = textsIn(
  import.meta.glob("../../../../packages/demo/content/**/*.ts", { eager: true }),
).filter((text) => /\.(?:webp|svg|jpe?g)$/.test(text));

const expectOwn = (html: string): void => {
  expect(demoTexts.filter((text) => html.includes(text))).toEqual([]);
  expect(demoPictures.filter((file) => html.includes(file))).toEqual([]);
};

const pathsOf = (all: readonly { paths: readonly string[] }[]): string[] =>
  all.flatMap(({ paths }) => paths.map((path) => path.replace(/:\w+/, "1")));

const ownPaths = pathsOf(ownRoutesOf(frame));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a shop of one's own", () => {
  test.each(ownPaths)("has nothing of the demo on %s", async (path) => {
    const page = await renderServed({ url: path, frame, read });
    expectOwn(page.head + page.html);
    expect(page.head).toContain("Meera Home");
    expect(page.html).toContain("Free delivery above ₹999");
    const links = [...page.html.matchAll(/href="(\/[^"#?]*)/g)].map(([, href = ""]) => href);
    expect(
      links.filter((href) => locatePage(href.replaceAll("&amp;", "&"), "", frame).url === "/*"),
    ).toEqual([]);
  });

  test.each(pathsOf(routes).filter((path) => !ownPaths.includes(path)))(
    "has no page %s",
    async (path) => {
      const { url } = locatePage(path, "", frame);
      expect(url).toBe("/*");
      const { status } = await renderServed({ url, frame, read });
      expect(status).toBe(404);
    },
  );

  test.each(["/about", "/faq", "/team", "/terms-and-conditions", "/blog-v1"])(
    "has no page %s without its part",
    async (path) => {
      const bare = { frame: meera.frame! };
      const { status, head, html } = await renderServed({
        url: path,
        frame: frameOf(bare),
        read: (api) => partAt(bare, api),
      });
      expect(status).toBe(404);
      expect(head).toContain('<meta name="robots" content="noindex"/>');
      expectOwn(html);
    },
  );

  test("has the build without the demo, unless it switches on pages of the demo", () => {
    expect(clientOf(undefined)).toBe("client");
    expect(clientOf(frame)).toBe("own");
    expect(clientOf({ ...frame, features: ["portfolio"] })).toBe("client");
  });

  test("has a filter of prices only while there are products, or a filter has left none", async () => {
    const pricesOn = async (url: string, source = read): Promise<boolean> =>
      (await renderServed({ url, frame, read: source })).html.includes("Price Range");
    const empty = (path: string): unknown =>
      Array.isArray(lists[specifiedPath(path)]) || path.includes("product-variants")
        ? []
        : read(path);
    expect(await pricesOn("/allproducts")).toBe(true);
    expect(await pricesOn("/allproducts", empty)).toBe(false);
    expect(await pricesOn("/allproducts?max=500", empty)).toBe(true);
  });

  test("says at checkout and after the order how to pay, and the number of the order", async () => {
    for (const url of ["/checkout", "/thank-you"])
      expect((await renderServed({ url, frame, read })).html).toContain("At the door.");
    const { fallback } = await renderServed({ url: "/thank-you", frame, read });
    await openShop("/thank-you", { fallback, state: { orderId: "PL-0123456789" } });
    expect(await screen.findByText("Your order number is PL-0123456789.")).toBeInTheDocument();
    cleanup();
    // The demo is as specified.
    await openShop("/thank-you", { state: { orderId: "PL-0123456789" } });
    await screen.findByText("For Shopping with Us!");
    expect(screen.queryByText(/order number/)).toBeNull();
    expect(screen.queryByText("How to pay")).toBeNull();
  });

  test.each(["/login", "/register", "/forger-password"])(
    "has no empty half beside the form of %s, and no empty end of the footer",
    async (url) => {
      const halvesOf = (html: string): number => {
        const page = new DOMParser().parseFromString(html, "text/html");
        return page.querySelector("main > div")?.childElementCount ?? 0;
      };
      const own = await renderServed({ url, frame, read });
      const demo = await renderServed({ url, read: (path) => lists[specifiedPath(path)] ?? null });
      expect([halvesOf(demo.html), halvesOf(own.html)]).toEqual([2, 1]);
      expect(demo.html).toContain("linear-gradient");
      expect(own.html).not.toContain("linear-gradient");
    },
  );

  test("shows its announcement on narrow screens, too, and none without one", async () => {
    const page = await renderServed({ url: "/cart", frame, read });
    expect(page.html.match(/Free delivery above ₹999/g)).toHaveLength(2);
    const bare = { frame: { name: "Meera Home" } };
    const quiet = await renderServed({
      url: "/cart",
      frame: frameOf(bare),
      read: (path) => partAt(bare, path),
    });
    expect(quiet.html).not.toContain("nnouncementLine");
  });

  test("leads to its written pages from the footer, and to its terms of sale also below columns of its own", async () => {
    const footerLinks = async (shown: SampleShop): Promise<string[]> => {
      const { html } = await renderServed({
        url: "/cart",
        frame: frameOf(shown),
        read: (path) => partAt(shown, path),
      });
      const footer = html.slice(html.indexOf("<footer"));
      return [...footer.matchAll(/href="(\/[^"]*)/g)].map(([, href = ""]) => href);
    };
    const terms = ["/terms-and-conditions", "/shipping-method", "/payment-method"];
    const all = { ...meera, frame: { name: "Meera Home" } };
    expect(await footerLinks(all)).toEqual(
      expect.arrayContaining([...terms, "/about", "/faq", "/team", "/blog-v1"]),
    );
    expect(await footerLinks({ frame: all.frame })).not.toEqual(expect.arrayContaining([terms[0]]));
    // Its own column leads to the terms already.
    const own = await footerLinks(meera);
    expect(own.filter((href) => terms.includes(href)).toSorted()).toEqual(terms.toSorted());
  });

  test("shows its parts", async () => {
    for (const [path, text] of [
      ["/", "Fresh from the press"],
      ["/about", "<li>"],
      ["/faq", "At 40 degrees."],
      ["/team", "Meera Joshi"],
      ["/terms-and-conditions", "<strong>ten days</strong>"],
      ["/shipping-method", "4 days"],
      ["/payment-method", "UPI"],
      ["/contact", "Jaipur 302003"],
      ["/blog-v1", "What percale is"],
    ] as const)
      expect((await renderServed({ url: path, frame, read })).html).toContain(text);
  });

  test("shows nothing of the demo after a press, and reads the part of the page once", async () => {
    const { fallback } = await renderServed({ url: "/", frame, read });
    const { calls } = await openShop("/", {
      fallback,
      stubs: {
        [`GET ${partPath("about")}`]: { body: meera.about },
      },
    });
    await userEvent.click(menuLink("Who we are"));
    expect(await screen.findByText("Three sisters.")).toBeInTheDocument();
    expectOwn(document.body.innerHTML);
    expect(calls(/shop\/parts/)).toEqual([`GET ${partPath("about")}`]);
    expect(document.title).toBe("About us | Meera Home");
    await userEvent.click(
      within(screen.getByRole("banner")).getByRole("link", { name: "Meera Home, home" }),
    );
    expect(
      await screen.findByRole("heading", { level: 1, name: "Bed linen by Meera" }),
    ).toBeDefined();
    expectOwn(document.body.innerHTML);
  });
});

describe("the price filter of a shop of one's own", () => {
  const dear = variants.map((variant) => ({
    ...variant,
    ...(variant.productVariantId === variants[0]?.productVariantId && {
      Product: { ...variant.Product, productOfferPrice: 48_915 },
    }),
  }));
  const stubs = { "GET /api/product-variants": { body: { success: true, data: dear } } };
  const readDear = (path: string): unknown =>
    specifiedPath(path) === "/api/product-variants" ? { success: true, data: dear } : read(path);

  test.each(["", "?min=20000", "?max=60000", "?min=20000&max=48920"])(
    "reaches the dearest product, and keeps the limits of the URL: %j",
    async (search) => {
      const url = `/allproducts${search}`;
      const { fallback, html } = await renderServed({ url, frame, read: readDear });
      const most = search.includes("60000") ? "60000" : "48920";
      expect(html).toContain(`aria-valuemax="${most}"`);
      const given = new URLSearchParams(search);
      for (const [name, value] of given) expect(html).toContain(`name="${name}" value="${value}"`);
      const cards = html.match(/<article/g)?.length;
      await openShop(url, { fallback, stubs });
      const high = await waitFor(() => document.querySelectorAll("[role=slider]")[1]!);
      expect(high).toHaveAttribute("aria-valuemax", most);
      expect(high).toHaveAttribute("aria-valuenow", given.get("max") ?? "48920");
      expect(document.querySelectorAll("main article")).toHaveLength(cards ?? 0);
      expect(cards).toBe(given.has("min") ? 1 : 10);
    },
  );
});

test("no part is requested that the shop has not, whatever page is opened by a press", async () => {
  const menu = [...meera.frame!.menu!, { label: "Write", href: "/contact" }];
  const bare = { frame: { ...meera.frame!, menu }, contact: meera.contact! };
  const { fallback } = await renderServed({
    url: "/login",
    frame: frameOf(bare),
    read: (path) => partAt(bare, path) ?? read(path),
  });
  expect(fallback).toEqual({ [partPath("frame")]: frameOf(bare) });
  const { calls } = await openShop("/login", {
    fallback,
    stubs: { [`GET ${partPath("contact")}`]: { body: meera.contact } },
  });
  await openSearch();
  await userEvent.click(menuLink("Who we are"));
  expect(
    await screen.findByRole("heading", { level: 1, name: "Oops Sorry ! Page not found" }),
  ).toBeInTheDocument();
  expect(document.head.querySelector("[name=robots]")).toHaveAttribute("content", "noindex");
  await userEvent.click(menuLink("Home"));
  await screen.findByRole("heading", { level: 1, name: "Meera Home" });
  await userEvent.click(menuLink("Write"));
  expect(await screen.findByText("Write to Meera.")).toBeInTheDocument();
  expect(calls(/shop\/parts/)).toEqual([`GET ${partPath("contact")}`]);
});

test("a page of a shop of one's own whose part cannot be read shows Retry, which reads it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let stub: Stub = { status: 500, body: { error: "Away" } };
  const { fallback } = await renderServed({ url: "/", frame, read });
  await openShop("/", { fallback, stubs: { [`GET ${partPath("about")}`]: () => stub } });
  await userEvent.click(menuLink("Who we are"));
  const retry = await screen.findByRole("button", { name: "Retry" });
  stub = { body: meera.about };
  await userEvent.click(retry);
  expect(await screen.findByText("Three sisters.")).toBeInTheDocument();
  expectOwn(document.body.innerHTML);
});

test("the demo reads no part, and its pages have none", async () => {
  const asked: string[] = [];
  const { fallback } = await renderServed({
    url: "/contact",
    read: (path) => {
      asked.push(path);
      return null;
    },
  });
  expect(asked).toEqual([]);
  expect(fallback).toEqual({});
});
