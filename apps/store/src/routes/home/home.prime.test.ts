import { expect, test } from "vitest";
import { products, variants } from "../conventions.fixtures.ts";
import { primeHome } from "./home.prime.ts";

/** What the server sends along of an address's answer. */
const primed = (address: string, answer: unknown): unknown => {
  const entry = primeHome().find((each) => each.address === address);
  if (!entry) throw new Error(`${address} is not primed`);
  return entry.trim ? entry.trim(answer) : answer;
};

test("[HOME-32] of the products those in sight come along, at their positions", () => {
  const sent = primed("/api/products", { data: products });
  expect(sent).toMatchObject({ part: true, total: 10 });
  expect(sent).toHaveProperty("data.length", 7);
  expect(sent).toHaveProperty("data.2", { productId: 3 });
  expect(sent).toHaveProperty("data.3.productName", "Product 3");
  expect(JSON.stringify(sent)).not.toContain("Description of product");
});

test("[HOME-40] [HOME-41] [HOME-43] of the variants at most eight of a carousel and five best sellers", () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...variants[0],
    productVariantId: index,
    isBestSeller: index < 10,
    isNewArrival: index >= 10 && index < 20,
    isTrending: false,
  }));
  const sent = primed("/api/product-variants", { success: true, data: many });
  expect(sent).toMatchObject({ part: true, total: 30 });
  expect(sent).toHaveProperty(
    "data",
    many.filter(({ productVariantId: id }) => id < 5 || (id >= 10 && id < 18)),
  );
});
