import { describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "./call.ts";
import { fixtures, sampleResponses } from "./fixtures.ts";
import { paiseOf } from "./money.ts";
import { endpoints } from "./schemas.ts";
import { totalsOf } from "./totals.ts";

const names = Object.keys(calls) as (keyof typeof calls)[];

describe.each(names)("%s", (name) => {
  const endpoint = endpoints[name];

  it("has an endpoint that knows its call, its parameters and its responses", () => {
    expect(endpoint.call).toBe(calls[name]);
    const params = [...endpoint.call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const known = "params" in endpoint ? endpoint.params : undefined;
    const shape = known instanceof z.ZodObject ? Object.keys(known.shape) : [];
    expect(shape).toEqual(params);
    const statuses = Object.keys(endpoint.responses).map(Number);
    expect(statuses.some((status) => status >= 200 && status < 300)).toBe(true);
    expect(endpoint.summary).not.toBe("");
  });

  it("has a sample response that its schema takes as it stands", () => {
    const successes = Object.entries(endpoint.responses).filter(([status]) =>
      status.startsWith("2"),
    );
    const taken = successes.map(([, schema]) => schema.safeParse(sampleResponses[name]));
    const faults = taken.map(({ error }) => error && z.prettifyError(error));
    expect(faults, `The sample of ${name}: ${faults.join(" or ")}`).toContain(undefined);
    expect(taken.map(({ data }) => data)).toContainEqual(sampleResponses[name]);
  });
});

describe("bodies", () => {
  const accepts = (name: "addToCart" | "updateCart" | "checkout" | "sendContact", body: unknown) =>
    endpoints[name].body?.safeParse(body).success;

  it("[API-20] a quantity is 1 when none is named", () => {
    const body = { userId: "u", productVariantId: "v" };
    expect(endpoints.addToCart.body?.parse(body)).toEqual({ ...body, quantity: 1 });
  });

  it.each([0, -1, 1.5, "2", 2 ** 31, null])("[CART-19] a quantity of %j is refused", (quantity) => {
    expect(accepts("updateCart", { quantity })).toBe(false);
    expect(accepts("updateCart", { quantity: 1 })).toBe(true);
  });

  it.each(["a\nb", "a\0b", "", "a".repeat(101), -1, 1.5, {}, null])(
    "an id of %j is refused",
    (userId) => {
      expect(accepts("addToCart", { userId, productVariantId: 1 })).toBe(false);
      expect(accepts("addToCart", { userId: 7, productVariantId: 1 })).toBe(true);
    },
  );

  it("[API-30] a checkout takes cart lines with fields that it does not know", () => {
    const body = { userId: 1, total: 99.5, billData: { userId: 1 }, products: fixtures.cart };
    expect(accepts("checkout", body)).toBe(true);
    expect(accepts("checkout", { ...body, total: -1 })).toBe(false);
    expect(accepts("checkout", { ...body, currency: "EUR" })).toBe(false);
  });

  it("[API-33] a message is held to the rules of its form", () => {
    const body = {
      name: "Asha Rao",
      email: "asha@example.com",
      phoneNumber: "9876543210",
      subject: "Payment Problem",
      comments: "x",
    };
    expect(accepts("sendContact", body)).toBe(true);
    for (const wrong of [{ phoneNumber: "1" }, { subject: "Other" }, { comments: " " }])
      expect(accepts("sendContact", { ...body, ...wrong })).toBe(false);
  });
});

describe("fixtures", () => {
  it("hold three products of two or three variants, two lines, two wishes and orders in both currencies", () => {
    expect(fixtures.products.map((product) => product.Variants.length)).toEqual([3, 2, 2]);
    expect([fixtures.cart.length, fixtures.wishlist.length]).toEqual([2, 2]);
    expect(fixtures.orders.map((order) => order.currency)).toEqual(["USD", "INR"]);
  });

  it.each(fixtures.orders)("order $orderId adds up in $currency", ({ orderId, currency }) => {
    const rows = fixtures.orderRows.filter((row) => row.orderId === orderId);
    const [first] = rows;
    const lines = rows.map((row) => ({
      unitPaise: paiseOf(row.product_price),
      quantity: row.quantity,
    }));
    // The amounts of an order are already in its own currency.
    const totals = totalsOf(lines, "INR", paiseOf(first?.discount_price));
    expect(totals.lines).toEqual(rows.map((row) => paiseOf(row.total_price)));
    expect(totals.subTotal).toBe(paiseOf(first?.totalAmount));
    expect(totals.total).toBe(paiseOf(first?.grandTotalAmount));
    expect(new Set(rows.map((row) => row.currency))).toEqual(new Set([currency]));
  });
});
