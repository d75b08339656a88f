import { expect, test } from "vitest";
import { products } from "../../testing/conventions.fixtures.ts";
import { renderServed } from "../../testing/served.fixtures.ts";

const names = ["Rani pink", "Leaf green", "Indigo"];
const product = {
  ...products[2],
  Variants: products[2]?.Variants.map((variant, index) => ({
    ...variant,
    productColorName: names[index],
  })),
};

/** Returns the tags of the head that the server renders, by name. */
const headOf = async (
  url: string,
  { hasShareCards = true, response = product }: { hasShareCards?: boolean; response?: object } = {},
): Promise<Record<string, string | null>> => {
  const { head } = await renderServed({
    url,
    origin: "https://pallu.test",
    hasShareCards,
    read: (path) => (path.startsWith("/api/products") ? response : { data: [] }),
  });
  const page = new DOMParser().parseFromString(head, "text/html");
  return Object.fromEntries(
    [...page.querySelectorAll("meta, link, script")].map((tag) => [
      tag.getAttribute("property") ?? tag.getAttribute("name") ?? tag.getAttribute("rel") ?? "json",
      tag.getAttribute("content") ?? tag.getAttribute("href"),
    ]),
  );
};

test("the head describes the card of the link's variant; search engines get the URL without it", async () => {
  expect(await headOf("/product-details/3?variant=302")).toMatchObject({
    canonical: "https://pallu.test/product-details/3",
    "og:url": "https://pallu.test/product-details/3?variant=302",
    "og:image": expect.stringMatching(/^https:\/\/pallu\.test\/share\/302\.jpg\?v=\w{1,7}$/),
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Product 2, Leaf green",
    "twitter:card": "summary_large_image",
  });
});

test.each(["", "?variant=104", "?variant="])(
  "with the query '%s' it is the card of the first variant",
  async (query) => {
    expect(await headOf(`/product-details/3${query}`)).toMatchObject({
      "og:url": "https://pallu.test/product-details/3",
      "og:image": expect.stringContaining("/share/301.jpg?v="),
      "og:image:alt": "Product 2, Rani pink",
    });
  },
);

test("the description is one line, also of several paragraphs", async () => {
  const response = { ...product, productDescription: " First.\n\nSecond.\r\n- one\n- two " };
  const { description } = await headOf("/product-details/3", { response });
  expect(description).toBe("First. Second. - one - two");
});

test("another price is another version", async () => {
  const before = await headOf("/product-details/3");
  const after = await headOf("/product-details/3", {
    response: { ...product, productOfferPrice: 299 },
  });
  expect(after["og:image"]).not.toBe(before["og:image"]);
});

test("structured data keep the pictures themselves", async () => {
  const { html } = await renderServed({
    url: "/product-details/3?variant=302",
    origin: "https://pallu.test",
    hasShareCards: true,
    read: (path) => (path.startsWith("/api/products") ? product : { data: [] }),
  });
  const [json = ""] = /(?<=ld\+json">).*?(?=<\/script>)/s.exec(html) ?? [];
  expect((JSON.parse(json) as { image: string[] }).image).toEqual(
    ["p2", "v301", "v302", "v303"].map((name) => `https://pallu.test/uploads/${name}.jpg`),
  );
});

test("with another API host, which draws no cards, the preview shows the variant's picture", async () => {
  const tags = await headOf("/product-details/3?variant=302", { hasShareCards: false });
  expect(tags["og:image"]).toBe("https://pallu.test/uploads/v302.jpg");
  expect(tags).not.toHaveProperty("og:image:width");
  const plain = await headOf("/product-details/3", { hasShareCards: false });
  expect(plain["og:image"]).toBe("https://pallu.test/uploads/p2.jpg");
});

test("a variant whose data are incomplete has no card", async () => {
  const tags = await headOf("/product-details/3", { response: products[2] });
  expect(tags["og:image"]).toBe("https://pallu.test/uploads/p2.jpg");
});

test("other pages keep their picture", async () => {
  expect((await headOf("/contact"))["og:image"]).toBe("https://pallu.test/pallu.jpg");
});
