import { afterEach, expect, test, vi } from "vitest";
import type { ProductResponse } from "@pallu/contract";
import { cardWidths, pictureFiles } from "./productCard.rules.ts";
import { cardDataOfListedProduct, cardDataOfProduct } from "./listedProduct.rules.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  // The next test file must not get the modules of the static build.
  vi.resetModules();
});

test("[API-01] [ENT-09] calls and pictures of a static build go to the host that it was given", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetched);
  vi.stubEnv("VITE_API_URL", "https://api.example/");
  vi.resetModules();
  const { api } = await import("../../platform/data/api.ts");
  const { pictureOf } = await import("./productCard.rules.ts");
  await api.read("/api/products");
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["https://api.example/api/products"]);
  expect(pictureOf("v0.jpg")).toBe("https://api.example/uploads/v0.jpg");
});

test("a generated picture has an AVIF source in every smaller width, and WebP without", () => {
  const src = "/uploads/paithani-mor--brinjal.border.960x1200.0123abcd.webp";
  const base = "/uploads/paithani-mor--brinjal.border.960x1200.0123abcd";
  const { sources, ...files } = pictureFiles(src);
  expect(files).toEqual({ src, width: 960, height: 1200 });
  expect(sources).toEqual([
    {
      type: "image/avif",
      srcSet: `${base}.avif?w=160 160w,${base}.avif?w=320 320w,${base}.avif?w=480 480w,${base}.avif?w=720 720w,${base}.avif 960w`,
    },
  ]);
});

test.each([
  ["720x900", undefined, ["160w", "320w", "480w", "720w"]],
  ["1440x1800", cardWidths, ["320w", "480w", "720w", "1440w"]],
  ["480x600", cardWidths, ["320w", "480w"]],
  ["900x1800", cardWidths, ["320w", "480w", "720w", "900w"]],
  // A card shows the half of a picture of 8:5, so the browser must take one of twice the width.
  ["1440x900", cardWidths, ["160w", "240w", "360w", "720w"]],
  ["1440x900", undefined, ["160w", "320w", "480w", "720w", "1080w", "1440w"]],
])("a picture of %s with the widths %j has each once", (size, widths, listed) => {
  const { sources } = pictureFiles(`/uploads/a--b.${size}.0123abcd.webp`, 720, 900, widths);
  expect(sources?.[0]?.srcSet.match(/\d+w(?=,|$)/g)).toEqual(listed);
});

test.each([
  "/uploads/v0.jpg",
  "/uploads/saree.webp",
  "/uploads/saree.720x900.webp",
  "/uploads/saree.720x900.0123abcd.png",
  "/uploads/saree.0123abcd.webp",
])("[ENT-02] %s, of another host or an upload, is one file", (src) => {
  expect(pictureFiles(src)).toEqual({ src, width: 720, height: 900 });
});

test("keeps the size of a missing picture", () => {
  expect(pictureFiles(null, 1600, 900)).toEqual({ src: null, width: 1600, height: 900 });
});

test.each([
  ["[ENT-15]", "NEW", 899, "NEW"],
  ["[BIZ-01]", "", 899, "10% OFF"],
  ["[BIZ-02]", "", 750, "10% OFF"],
  ["[BIZ-03]", null, 500, "10% OFF"],
  ["[BIZ-04]", "", 950, "Sale"],
  ["[BIZ-05]", undefined, 1000, ""],
])("%s a display product tagged %j at %i of 1000 is tagged '%s'", (_id, own, offer, tag) => {
  const product = { productId: 1, tag: own, productOfferPrice: offer, productMrpPrice: 1000 };
  expect(cardDataOfListedProduct(product).badge).toBe(tag);
});

test("a related product of an own shop has the piece that can be bought, and no tag but its own", () => {
  const variant = { productColor: "#2b3a78", productColorName: "Indigo" };
  const product = {
    productId: 7,
    productName: "Stole",
    productOfferPrice: 650,
    productMrpPrice: 1000,
    SubCategory: { subCategoryName: "Stoles" },
    Variants: [
      { ...variant, productVariantId: "7-a", stockQuantity: 0 },
      { ...variant, productVariantId: "7-b", stockQuantity: 3 },
    ],
  };
  expect(cardDataOfProduct(product)).toMatchObject({
    badge: "",
    category: "Stoles",
    soldOut: false,
    stock: 3,
    variantId: "7-b",
    savingPercent: 35,
  });
  const [gone] = product.Variants;
  expect(cardDataOfProduct({ ...product, Variants: [gone ?? {}] })).toMatchObject({
    soldOut: true,
  });
});

test("card data is not assignable to a product", () => {
  const card = cardDataOfListedProduct({ productId: 1, productName: "Kanchi" });
  // @ts-expect-error Card data and products have no field in common.
  const product: ProductResponse = card;
  expect(product).not.toHaveProperty("productId");
});
