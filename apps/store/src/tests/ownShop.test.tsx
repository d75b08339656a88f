import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { specifiedPath } from "../features/catalogue/cataloguePaths.ts";
import { meera, partAt } from "../own/shop.fixtures.ts";
import { ownRoutesOf } from "../own/ownRoutes.ts";
import { partPath } from "../platform/shop/parts.ts";
import { routes } from "../routes.ts";
import { locatePage } from "../entryServer.tsx";
import { products, subcategories, variants } from "../testing/conventions.fixtures.ts";
import { menuLink, openShop } from "../testing/pages.fixtures.tsx";
import type { Stub } from "../testing/stub.fixtures.ts";
import { renderServed } from "../testing/served.fixtures.ts";

const frame = meera.frame!;

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
      const { status, html } = await renderServed({
        url: path,
        frame,
        read: (api) => partAt({ frame }, api),
      });
      expect(status).toBe(404);
      expectOwn(html);
    },
  );

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
        [`GET ${partPath("team")}`]: { status: 404, body: { error: "Not found" } },
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
