import { afterAll, describe, expect } from "vitest";
import { gotoSettled, settle, slowExpect } from "../browser.ts";
import { test, useShop } from "../fixtures.ts";
import {
  about,
  contact,
  expectOwn,
  productsOf,
  shopFolders,
  smallShop,
} from "../ownShop.fixtures.ts";

const { folderOf, remove } = shopFolders();
afterAll(remove);

describe("a shop with all parts", () => {
  const terms = { sections: [{ title: "Returns", text: "Send it back within **ten days**." }] };
  const shop = useShop(() =>
    folderOf("all", {
      frame: {
        name: "Meera Home",
        description: "Bed linen from Jaipur",
        emblem: "front.png",
        menu: [
          { label: "Home", href: "/" },
          { label: "Bed linen", href: "/allproducts" },
          { label: "Who we are", href: "/about" },
          { label: "Questions", href: "/faq" },
          { label: "The people", href: "/team" },
          { label: "Notes", href: "/blog-v1" },
          { label: "Write to us", href: "/contact" },
        ],
        footer: {
          columns: [
            {
              heading: "Help",
              links: [
                { label: "Terms", href: "/terms-and-conditions" },
                { label: "Delivery", href: "/shipping-method" },
                { label: "Paying", href: "/payment-method" },
              ],
            },
          ],
        },
      },
      home: {
        title: "Bed linen by Meera",
        sections: [
          { kind: "products", flag: "new-arrival", heading: "Fresh from the press" },
          { kind: "categories", heading: "By room" },
          { kind: "posts", heading: "Notes" },
        ],
      },
      product: {
        vendor: { name: "Meera Home" },
        policies: [{ title: "Returns", items: ["Ten days."] }],
        relatedHeading: "Goes with it",
      },
      contact,
      legal: { name: "Meera Home LLP", lines: contact.lines },
      terms,
      shipping: { options: [{ name: "Post", time: "4 days", price: "₹49" }] },
      payment: { methods: [{ name: "UPI", text: "When it arrives." }] },
      about,
      faq: { groups: [{ title: "Washing", items: [{ title: "How hot?", content: "At 40." }] }] },
      team: { members: [{ name: "Meera Joshi", position: "Owner", picture: "front.png" }] },
      posts: {
        posts: [{ id: "percale", title: "Percale", isoDate: "2026-05-01", text: "Plain." }],
      },
      search: { suggestions: ["percale"] },
    }),
  );

  test("has no word and no picture of the demo on pages that are opened by a click", async ({
    openPage,
  }) => {
    const { page } = await openPage({ origin: shop.url });
    await gotoSettled(page, `${shop.url}/login`);
    const named = (place: "banner" | "contentinfo") =>
      page
        .getByRole(place)
        .getByRole("link")
        .evaluateAll((links) =>
          links
            .map((link) => link.getAttribute("href") ?? "")
            .filter((href) => href.startsWith("/") && !href.includes("#")),
        );
    const hrefs = [...new Set([...(await named("banner")), ...(await named("contentinfo"))])];
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of hrefs) {
      await page
        .locator(`:is(header, footer) a[href="${href}"]`)
        .first()
        .evaluate((link) => (link as HTMLElement).click());
      await settle(page);
      await expectOwn(await page.content(), `a click to ${href}`, shop.url);
    }
    await gotoSettled(page, `${shop.url}/allproducts`);
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await slowExpect(page).toHaveURL(/product-details/);
    await settle(page);
    await slowExpect(page.getByRole("heading", { name: "Goes with it" })).toBeVisible();
    await expectOwn(await page.content(), "a click to a product", shop.url);
  });
});

describe("a shop with a name of 60 letters without a blank", () => {
  const shop = useShop(() =>
    folderOf("long", {
      frame: {
        name: "Schwarzwaldhandwebereigenossenschaftsvereinigungsgesellschaf",
        features: ["templateHomes"],
      },
      contact,
      payment: { methods: [{ name: "UPI", text: "When it arrives." }] },
    }),
  );

  test("fits into header and footer at any width", async ({ openPage }) => {
    const { page } = await openPage({ origin: shop.url });
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await gotoSettled(page, `${shop.url}/contact`);
      const [excess, overlaps] = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll<HTMLElement>("header a, header button")]
          .filter((control) => control.checkVisibility())
          .map((control) => control.getBoundingClientRect());
        const areApart = (one: DOMRect, other: DOMRect): boolean =>
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        return [
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
          boxes.filter((one, index) =>
            boxes.slice(index + 1).some((other) => !areApart(one, other)),
          ).length,
        ];
      });
      expect({ width, excess, overlaps }).toEqual({ width, excess: 0, overlaps: 0 });
    }
  });

  test("has the template homes that it switches on, in its own name", async ({ openPage }) => {
    const { page } = await openPage({ origin: shop.url });
    await gotoSettled(page, `${shop.url}/index-v2`);
    await slowExpect(page).toHaveTitle(/gesellschaf$/);
    await slowExpect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  });
});

describe("a shop whose API is on another host", () => {
  const api = useShop({});
  const shop = useShop(async () => ({
    ...(await folderOf("foreign", smallShop)),
    API_URL: api.url,
  }));

  test("is its own on first load, and its parts and pictures are those of the file", async () => {
    const [product] = await productsOf(shop.url);
    const paths = ["/", "/allproducts", "/about", "/contact", "/login", "/cart"];
    for (const path of [...paths, `/product-details/${product?.productId}`]) {
      const html = await (await fetch(shop.url + path)).text();
      expect(html).toContain("Meera Home");
      await expectOwn(html, path, shop.url);
    }
    for (const path of ["/robots.txt", "/sitemap.xml"]) {
      const text = await (await fetch(shop.url + path)).text();
      await expectOwn(text, path, shop.url);
      expect(text).not.toMatch(/shop-v\d|index-v\d|portfolio/);
    }
    for (const path of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/pallu.jpg"])
      expect((await fetch(shop.url + path)).status).toBe(404);
    for (const path of ["/terms-and-conditions", "/faq", "/blog-v1"])
      expect((await fetch(shop.url + path)).status).toBe(404);

    const part = `${shop.url}/api/shop/parts/about`;
    const about = await fetch(part);
    const tag = about.headers.get("etag") ?? "";
    const { picture } = (await about.json()) as { picture: string };
    expect((await fetch(part, { headers: { "if-none-match": tag } })).status).toBe(304);
    const missing = await fetch(`${shop.url}/api/shop/parts/terms`);
    expect([missing.status, await missing.json()]).toEqual([
      404,
      expect.objectContaining({ message: "This shop has no such part." }),
    ]);
    // The other host is the demo and has none of them.
    expect((await fetch(`${api.url}/api/shop/parts/about`)).status).toBe(404);
    expect((await fetch(`${api.url}/uploads/${picture}`)).status).toBe(404);
    for (const address of [picture, picture.replace("webp", "avif?w=320")]) {
      const type = `image/${address.includes("avif") ? "avif" : "webp"}`;
      // A busy shop sends the file of the shopkeeper until it has made another form.
      await expect
        .poll(async () => {
          const { status, headers } = await fetch(`${shop.url}/uploads/${address}`);
          return [status, headers.get("content-type")];
        })
        .toEqual([200, type]);
    }
  });
});
