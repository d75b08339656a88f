import { expect, test, vi } from "vitest";
import { createHostClient, HttpError } from "./hostClient.ts";

const checkout = {
  billData: {
    userId: null,
    fullName: "Asha",
    email: "",
    phoneNo: "",
    townCity: "",
    zipCode: "",
    addressLine1: "",
    addressLine2: "",
    additionalText: "",
  },
  products: [],
  userId: null,
  total: 1,
  couponCodeName: "",
  currency: "INR" as const,
};

/** Creates a client whose requests get this response. */
const responding = (make: () => Response) => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => make());
  return { fetch, host: createHostClient({ fetch, retries: 0 }) };
};

test("[API-31] a checkout of a page sends no header beside its content type", async () => {
  const { fetch, host } = responding(() => new Response("{}"));
  await host.checkout({ body: checkout });
  expect(fetch.mock.calls[0]).toEqual([
    "/api/orders/checkout",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      credentials: "same-origin",
      body: JSON.stringify(checkout),
    },
  ]);
});

test("a call resolves to any JSON, and to null for an empty body; a read needs a body", async () => {
  const any = responding(() => new Response('["anything"]'));
  expect(await any.host.updateCart({ params: { cartId: 1 }, body: { quantity: 2 } })).toEqual([
    "anything",
  ]);
  const empty = responding(() => new Response(null, { status: 200 }));
  expect(await empty.host.subscribe({ body: { email: "a@b.co" } })).toBeNull();
  await expect(empty.host.read("/api/products")).rejects.toThrow(SyntaxError);
});

test.each<[string, string, unknown]>([
  ["a message", '{"message":"Only one left"}', { message: "Only one left" }],
  ["a page of a proxy", "<h1>Bad gateway</h1>", null],
  ["a message that is an object", '{"message":{"en":"No"}}', null],
])("an error with %s has its status and what can be shown", async (_what, text, body) => {
  const { host } = responding(() => new Response(text, { status: 409 }));
  const error = await host.logout().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 409, body, message: "HTTP error! status: 409" });
});

test("the first part of a longer list is not read, if the caller handles parts", async () => {
  const part = responding(
    () => new Response("[1]", { headers: { link: '</api/products?cursor=1>; rel="next"' } }),
  );
  const onPart = vi.fn<() => void>();
  expect(await part.host.read("/api/products", { onPart })).toBeUndefined();
  expect(onPart).toHaveBeenCalledOnce();
  expect(await part.host.read("/api/products")).toEqual([1]);
});
