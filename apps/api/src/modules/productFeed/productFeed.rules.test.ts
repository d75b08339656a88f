// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { FEED_END, feedHead, feedItem } from "./productFeed.rules.ts";
import type { FeedVariant } from "./productFeed.rules.ts";

/** The parts of the browser's parser that these tests use. */
interface XmlElement {
  localName: string;
  namespaceURI: string;
  textContent: string;
  children: Iterable<XmlElement>;
}
declare const DOMParser: new () => {
  parseFromString(
    text: string,
    type: "application/xml",
  ): { getElementsByTagName(name: string): Iterable<XmlElement> };
};

const SHOP = "https://shop.example";
const GOOGLE = "http://base.google.com/ns/1.0";

const variant: FeedVariant = {
  id: "temple-border--rani-pink",
  productId: "temple-border",
  name: "Temple border",
  description: "A saree.",
  colourName: "Rani pink",
  offerPricePaise: 129_900,
  listPricePaise: 129_900,
  stock: 3,
  isGrouped: false,
  brandName: "",
  material: "",
  categoryName: "Sarees",
  subcategoryName: "Silk sarees",
  images: ["a b.webp"],
};

/** Parses a feed and returns the attributes of each item by name. One that is repeated has a list. */
const parsed = (...variants: Partial<FeedVariant>[]): Record<string, string | string[]>[] => {
  const xml = [
    feedHead("A & B <Shop>", SHOP),
    ...variants.map((change) => feedItem({ ...variant, ...change }, SHOP)),
    FEED_END,
  ].join("");
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect([...document.getElementsByTagName("parsererror")]).toEqual([]);
  const [title] = document.getElementsByTagName("title");
  expect(title?.textContent).toBe("A & B <Shop>");
  return Array.from(document.getElementsByTagName("item"), (item) => {
    const attributes: Record<string, string | string[]> = {};
    for (const { localName, namespaceURI, textContent } of item.children) {
      expect(namespaceURI).toBe(GOOGLE);
      const before = attributes[localName];
      attributes[localName] = before === undefined ? textContent : [before, textContent].flat();
    }
    return attributes;
  });
};

const only = (change: Partial<FeedVariant>): Record<string, string | string[]> =>
  parsed(change)[0] ?? {};

test("an item has what Google requires, and no empty attribute", () => {
  expect(only({})).toEqual({
    id: "temple-border--rani-pink",
    title: "Temple border – Rani pink",
    description: "A saree.",
    link: `${SHOP}/product-details/temple-border?variant=temple-border--rani-pink`,
    image_link: `${SHOP}/uploads/a%20b.webp`,
    availability: "in_stock",
    price: "1299.00 INR",
    identifier_exists: "no",
    color: "Rani pink",
    product_type: "Sarees > Silk sarees",
    condition: "new",
  });
});

test("a reduced variant of several, with all that is known of it", () => {
  const images = Array.from({ length: 13 }, (_, index) => `${index}.webp`);
  expect(
    only({
      offerPricePaise: 99_950,
      stock: 0,
      isGrouped: true,
      brandName: "Asha Weaves",
      material: "Cotton",
      optionName: "Size",
      optionValue: "M",
      sku: "KS-1",
      barcode: "4006381333931",
      images,
    }),
  ).toMatchObject({
    title: "Temple border – Rani pink, M",
    availability: "out_of_stock",
    price: "1299.00 INR",
    sale_price: "999.50 INR",
    brand: "Asha Weaves",
    gtin: "4006381333931",
    mpn: "KS-1",
    item_group_id: "temple-border",
    size: "M",
    material: "Cotton",
    additional_image_link: images.slice(1, 11).map((image) => `${SHOP}/uploads/${image}`),
  });
});

describe("identifiers", () => {
  test.each([
    [{ barcode: "4006381333932" }, "no"],
    [{ barcode: "4006381333931" }, undefined],
    [{ sku: "1" }, "no"],
    [{ sku: "1", brandName: "Asha Weaves" }, undefined],
  ])("%j", (change, exists) => {
    expect(only(change)["identifier_exists"]).toBe(exists);
  });
});

test("any text is well-formed: markup, CDATA's end, emoji, halves of them and control characters", () => {
  const name = 'a ]]> <b> & "c" \u{1F9F5}';
  const item = only({
    name: `${name}\u0000\u001F\uFFFE\uD83E`,
    colourName: "",
    description: `${name}\n\nTwo`,
  });
  expect(item).toMatchObject({ title: name, description: `${name}\n\nTwo` });
});

test("a title has 150 characters at most, and ends with what tells the variant from others", () => {
  const { title } = only({ name: "\u{1F9F5}".repeat(200) });
  expect(Array.from(String(title))).toHaveLength(150);
  expect(title).toMatch(/\u{1F9F5} – Rani pink$/u);
  expect(Array.from(String(only({ colourName: "c".repeat(200) })["title"]))).toHaveLength(150);
});

test("an id has 50 characters at most, and long ones stay different", () => {
  const ids = parsed({ id: `${"x".repeat(60)}1` }, { id: `${"x".repeat(60)}2` }, {}).map(({ id }) =>
    String(id),
  );
  expect(ids.map(({ length }) => length)).toEqual([50, 50, 24]);
  expect(new Set(ids).size).toBe(3);
});

test("a variant without a picture is left out, and an empty description is the name", () => {
  expect(parsed({ images: [] }, { description: " " })).toMatchObject([
    { description: "Temple border" },
  ]);
});
