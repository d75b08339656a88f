import { expect, test } from "vitest";
import { routeOf, screens } from "../screens.ts";
import { url } from "../fixtures.ts";

const html = async (path: string): Promise<{ status: number; body: string }> => {
  const response = await fetch(new URL(path, url));
  return { status: response.status, body: await response.text() };
};

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
