import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright";
import sharp from "sharp";
import { expect } from "vitest";
import { settle, slowExpect } from "./browser.ts";

const content = fileURLToPath(new URL("../packages/demo/content/", import.meta.url));
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

export interface Product {
  productId: string;
  productName: string;
}

export const productsOf = async (origin: string): Promise<Product[]> =>
  (await (await fetch(`${origin}/api/products`)).json()) as Product[];

/** Names of products: the shop sells those of the demo, whose pages name some of them. */
const namesOf = async (origin: string): Promise<Set<string>> =>
  new Set((await productsOf(origin)).map(({ productName }) => productName));

let names: Promise<Set<string>> | undefined;

/** Expects that a text has no sentence, name and picture of the demo's pages. `origin` is that of the shop. */
export const expectOwn = async (text: string, place: string, origin: string): Promise<void> => {
  names ??= namesOf(origin);
  const known = await names;
  const plain = text.replaceAll(technical, "");
  const found = ofDemo.filter((each) => plain.includes(each) && !known.has(each));
  expect({ place, found }).toEqual({ place, found: [] });
};

/** Opens a page by its link in the header, and expects that it has nothing of the demo. */
export const openOwn = async (page: Page, name: string, origin: string): Promise<void> => {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).first().click();
  await settle(page);
  await expectOwn(await page.content(), `a click to ${name}`, origin);
};

/** Expects that a picture has loaded. */
export const expectPicture = (image: Locator): Promise<void> =>
  slowExpect
    .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);

export const contact = { lines: ["2 Johari Bazaar", "Jaipur 302003"], mail: "help@meera.example" };
export const about = { text: "We began in 2019.", picture: "front.png" };

/** The parts of a small shop. */
export const smallShop = {
  frame: {
    name: "Meera Home",
    emblem: "front.png",
    menu: [
      { label: "Home", href: "/" },
      { label: "Bed linen", href: "/allproducts" },
      { label: "Who we are", href: "/about" },
      { label: "Write to us", href: "/contact" },
    ],
  },
  about,
  contact,
};

/** Returns functions that write folders of shops, and that remove all of them. */
export const shopFolders = () => {
  const folder = mkdtemp(join(tmpdir(), "pallu-own-"));
  return {
    /** Writes a folder of a shop, with the picture front.png. Returns the settings that start it. */
    folderOf: async (name: string, parts: object): Promise<{ SHOP_FILE: string }> => {
      const pictures = join(await folder, name, "pictures");
      const file = join(await folder, name, "shop.json");
      await mkdir(pictures, { recursive: true });
      await sharp({ create: { width: 600, height: 400, channels: 3, background: "#2f6f5e" } })
        .png()
        .toFile(join(pictures, "front.png"));
      await writeFile(file, JSON.stringify({ version: 1, ...parts }));
      return { SHOP_FILE: file };
    },
    remove: async (): Promise<void> => rm(await folder, { recursive: true, force: true }),
  };
};
