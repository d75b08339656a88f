import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  cart,
  orderRow,
  products,
  subcategories,
  variants,
  wishes,
} from "../testing/conventions.fixtures.ts";
import { logIn, openShop } from "../testing/pages.fixtures.tsx";
import type { Stub } from "../testing/stub.fixtures.ts";

await Promise.all([import("../demo/Footer.island.tsx"), import("../demo/home/Home.island.tsx")]);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const values: [string, unknown][] = [
  ["null", null],
  ["an object", { some: "thing" }],
  ["a list", [{}]],
  ["a text", "text"],
  ["a number", -7.5],
];

/** Replaces every field of the first entry with one value, nested ones too. */
const mutate = (entry: unknown, value: unknown): unknown =>
  typeof entry === "object" && entry !== null
    ? Object.fromEntries(Object.keys(entry).map((name) => [name, value]))
    : value;

/** Replaces every field of one nested object of the first entry with one value. */
const mutateNested = (entry: object, value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(entry).map(([name, part]) => [
      name,
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? mutate(part, value)
        : part,
    ]),
  );

const orders = [orderRow, { ...orderRow, orderId: 502 }];

const lists: Record<string, readonly object[]> = {
  "GET /api/products": products,
  "GET /api/product-variants": variants,
  "GET /api/subcategories": subcategories,
  "GET /api/cart/7": cart,
  "GET /api/wishlist/7": wishes,
  "GET /api/orders/order-history/7": orders,
  "GET /api/orders/user/7": orders,
  "GET /api/orders/order-history/order/501": orders,
};

const stubsOf = (spoiled: (list: readonly object[]) => unknown): Record<string, Stub> =>
  Object.fromEntries(Object.entries(lists).map(([call, list]) => [call, { body: spoiled(list) }]));

const open = async (path: string, stubs: Record<string, Stub>): Promise<void> => {
  logIn();
  await openShop(path, { stubs });
  await waitFor(() => expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1));
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
};

describe.each([
  ["/", "Product 4"],
  ["/allproducts", "Product 9"],
  ["/cart", "Product 1"],
  ["/checkout", "Product 1"],
  ["/wishlist", "Product 1"],
  ["/order-history", "502"],
])(
  "%s keeps header, footer and valid content, such as %s, when a response contains",
  (path, valid) => {
    /** Lists hide only the affected entry or section. */
    const expectPage = async (): Promise<void> => {
      const main = within(screen.getByRole("main"));
      expect((await main.findAllByText(valid)).length).toBeGreaterThan(0);
      expect(screen.queryByText("This page could not be loaded")).toBeNull();
    };

    test("null, an object, a list, a text and a number as entries", async () => {
      await open(
        path,
        stubsOf((list) => [...values.map(([, value]) => value), ...list]),
      );
      await expectPage();
    });

    test("one of them in every field of an entry", async () => {
      await open(
        path,
        stubsOf(([first, ...others]) => [
          ...values.map(([, value]) => mutate(first, value)),
          ...others,
        ]),
      );
      await expectPage();
    });

    test("one of them in every nested field of an entry", async () => {
      await open(
        path,
        stubsOf(([first = {}, ...others]) => [
          ...values.map(([, value]) => mutateNested(first, value)),
          ...others,
        ]),
      );
      await expectPage();
    });
  },
);

test("[CAT-09] wrong values in the fields of products leave the other cards", async () => {
  const [first, ...others] = products;
  const body = [...values.map(([, value]) => mutate(first, value)), ...others];
  await open("/allproducts", { "GET /api/products": { body } });
  expect(await screen.findByRole("heading", { name: "Product 9" })).toBeInTheDocument();
});

test.each(values)(
  "[PDP-19] a product with %s in its fields leaves the related products",
  async (_name, value) => {
    const [first, second, third, ...others] = products;
    const body = [first, second, { ...(mutate(third, value) as object), productId: 3 }, ...others];
    await open("/product-details/3", { "GET /api/products": { body } });
    expect(await screen.findByRole("region", { name: "Related Products" })).toBeVisible();
    expect(screen.queryByText("This page could not be loaded")).toBeNull();
  },
);

test.each(values)(
  "[PDP-07] %s in the fields of a variant and its images leaves name, tabs and related products",
  async (_name, value) => {
    const [first, second, third, ...others] = products;
    const variant = { ...(mutate(variants[0], value) as object), productVariantId: 31 };
    const body = [first, second, { ...third, productId: 3, Variants: [variant] }, ...others];
    await open("/product-details/3", {
      "GET /api/products": { body },
      "GET /api/product-variants/31/images": {
        body: [value, mutate({ childImageId: 1, childImage: "" }, value)],
      },
    });
    expect(await screen.findByRole("tab", { name: "Vendor Info" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Related Products" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(third?.productName ?? "");
  },
);
