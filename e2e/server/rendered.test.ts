import { expect, test } from "vitest";
import { routeOf, screens } from "../screens.ts";
import { url } from "../fixtures.ts";

const html = async (path: string): Promise<{ status: number; body: string; headers: Headers }> => {
  const response = await fetch(new URL(path, url));
  return { status: response.status, body: await response.text(), headers: response.headers };
};

interface Product {
  productId: string;
  productName: string;
  productOfferPrice: number;
}

const firstProduct = async (): Promise<Product> => {
  const response = await fetch(new URL("/api/products", url));
  const [product] = (await response.json()) as Product[];
  if (!product) throw new Error("The demo shop has no product.");
  return product;
};

const rupees = (amount: number): string => `₹${amount.toLocaleString("en-IN")}`;

test("[GLB-01] [CAT-09] [CAT-14] the catalogue's HTML contains names and prices without JavaScript", async () => {
  const product = await firstProduct();
  const { status, body } = await html("/allproducts");
  expect(status).toBe(200);
  expect(body).toContain(product.productName);
  expect(body).toContain(rupees(product.productOfferPrice));
});

test("[PDP-01] [PDP-07] [PDP-09] a product's HTML holds its name, price and title", async () => {
  const product = await firstProduct();
  const { status, body } = await html(`/product-details/${product.productId}`);
  expect(status).toBe(200);
  expect(body).toContain(`<title>${product.productName} | Pallu</title>`);
  expect(body).toContain(rupees(product.productOfferPrice));
});

/** Routes that are personal or unknown. All others are public. */
const personal = [
  "/cart",
  "/checkout",
  "/login",
  "/thank-you",
  "/register",
  "/forger-password",
  "/my-profile",
  "/edit-account",
  "/order-history",
  "/invoice/:orderId",
  "/wishlist",
  "/error",
  "*",
];

/** Returns the text of an element in the served HTML. */
const textOf = (html: string, element: RegExp): string =>
  (element.exec(html)?.[1] ?? "")
    .replace(/<(script|style|template|noscript)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test.each(screens.filter((path) => !personal.includes(routeOf(path))))(
  "[GLB-13] the served HTML of %s contains its heading and text",
  async (path) => {
    const { status, body } = await html(path);
    expect(status).toBe(200);
    expect(body.match(/<main\b/g)).toHaveLength(1);
    expect(body.match(/<h1\b/g)).toHaveLength(1);
    const main = /<main\b[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? "";
    expect(textOf(main, /<h1\b[^>]*>(.*?)<\/h1>/s)).toMatch(/\p{L}{3}/u);
    const words = textOf(body, /<main\b[^>]*>(.*)<\/main>/s);
    expect(words.match(/\p{L}{2,}/gu)?.length ?? 0).toBeGreaterThan(25);
    expect(words).not.toMatch(/Loading|Retry/);
  },
);

test("[GLB-12] [INFO-37] an unknown path is the 404 page with status 404", async () => {
  const { status, body } = await html("/no-such-page");
  expect(status).toBe(404);
  expect(body).toContain("Oops Sorry ! Page not found");
});
