import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect } from "vitest";

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
