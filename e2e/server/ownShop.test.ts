import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, describe, expect } from "vitest";
import { gotoSettled, settle, slowExpect } from "../browser.ts";
import { test, useShop } from "../fixtures.ts";

const content = fileURLToPath(new URL("../../packages/demo/content/", import.meta.url));
const modules = readdirSync(content, { recursive: true, encoding: "utf8" });
const texts = modules
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) =>
    [...readFileSync(join(content, file), "utf8").matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(
      ([, text = ""]) => text.replaceAll('\\"', '"'),
    ),
  );

/** Sentences of the demo's pages, its names and its pictures. */
const ofDemo = [
  // The word alone is also the end of a saree, which products name.
  "| Pallu",
  "Pallu, home",
  'content="Pallu"',
  "R.S. Puram",
  "Weavers Street",
  "pallu.example",
  "1,230",
  ...texts.filter((text) => text.length >= 25 && text.includes(" ")),
  ...texts.filter((text) => /^[\w-]+\.(?:webp|svg|jpe?g)$/.test(text)),
];

/** Technical names, which no shopper reads. */
const technical = /pallu:hydrated|@pallu\//g;

interface Product {
  productId: string;
  productName: string;
}

const productsOf = async (origin: string): Promise<Product[]> =>
  (await (await fetch(`${origin}/api/products`)).json()) as Product[];

/** Names of products: the shop sells those of the demo, whose pages name some of them. */
const namesOf = async (origin: string): Promise<Set<string>> =>
  new Set((await productsOf(origin)).map(({ productName }) => productName));

let names: Promise<Set<string>> | undefined;

const expectOwn = async (text: string, place: string, origin: string): Promise<void> => {
  names ??= namesOf(origin);
  const known = await names;
  const plain = text.replaceAll(technical, "");
  const found = ofDemo.filter((each) => plain.includes(each) && !known.has(each));
  expect({ place, found }).toEqual({ place, found: [] });
};

const folder = await mkdtemp(join(tmpdir(), "pallu-own-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a folder of a shop. Returns the settings that start it. */
const folderOf = async (name: string, parts: object): Promise<Record<string, string>> => {
  const file = join(folder, name, "shop.json");
  await mkdir(join(folder, name, "pictures"), { recursive: true });
  await sharp({ create: { width: 600, height: 400, channels: 3, background: "#2f6f5e" } })
    .png()
    .toFile(join(folder, name, "pictures/front.png"));
  await writeFile(file, JSON.stringify({ version: 1, ...parts }));
  return { SHOP_FILE: file };
};

const contact = { lines: ["2 Johari Bazaar", "Jaipur 302003"], mail: "help@meera.example" };

describe("a shop with few parts", () => {
  const shop = useShop(() =>
    folderOf("few", {
      frame: {
        name: "Meera Home",
        menu: [
          { label: "Home", href: "/" },
          { label: "Bed linen", href: "/allproducts" },
          { label: "Questions", href: "/faq" },
          { label: "Write to us", href: "/contact" },
        ],
      },
      contact,
    }),
  );

  test("requests no part that it has not, on any page that is opened by a click", async ({
    openPage,
  }) => {
    // The fixture fails for each error of the console: a response 404 is one.
    const { page } = await openPage({ origin: shop.url });
    const parts: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/shop/parts/")) parts.push(pathname);
    });
    await gotoSettled(page, `${shop.url}/login`);
    const menu = page.getByRole("banner");
    const open = async (name: string): Promise<void> => {
      await menu.getByRole("link", { name, exact: true }).first().click();
      await settle(page);
    };
    await open("Bed linen");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await slowExpect(page).toHaveURL(/product-details/);
    await settle(page);
    await open("Questions");
    await slowExpect(page.getByRole("heading", { level: 1 })).toHaveText(/not found/);
    await open("Home");
    await slowExpect(page.getByRole("heading", { level: 1 })).toHaveText("Meera Home");
    await menu.getByRole("button", { name: "Search" }).click();
    await slowExpect(page.getByRole("combobox", { name: "Search the shop" })).toBeVisible();
    await settle(page);
    await page.keyboard.press("Escape");
    await open("Write to us");
    await slowExpect(page.getByText("Jaipur 302003")).toBeVisible();
    expect(parts).toEqual(["/api/shop/parts/contact"]);
  });
});

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
      about: { text: "We began in 2019.", picture: "front.png" },
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
