import { afterEach, expect, test, vi } from "vitest";
import { api, createHostClient, HttpError } from "./api.ts";

const fetched = vi.fn<typeof fetch>();
const open = (): void => void vi.stubGlobal("fetch", fetched);
const headersOf = (call: number): Headers => new Headers(fetched.mock.calls[call]?.[1]?.headers);
const setToken = (value: string, age = 60): void => {
  document.cookie = `XSRF-TOKEN=${value}; max-age=${age}`;
};

afterEach(() => {
  setToken("", 0);
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[API-03] requests have no timeout", async () => {
  vi.useFakeTimers();
  open();
  fetched.mockReturnValue(new Promise(() => undefined));
  const settled = vi.fn();
  api.read("/api/products").then(settled, settled);
  await vi.advanceTimersByTimeAsync(150_000);
  expect(settled).not.toHaveBeenCalled();
  expect(fetched.mock.calls[0]?.[1]?.signal).toBeUndefined();
});

test("[API-02] a body is sent as JSON with its content type", async () => {
  open();
  fetched.mockImplementation(async () => new Response("{}"));
  await api.addToCart({ body: { userId: 7, productVariantId: 3 } });
  await api.updateCart({ params: { cartId: 11 }, body: { quantity: 2 } });
  expect(fetched.mock.calls.map(([, init]) => init?.body)).toEqual([
    '{"userId":7,"productVariantId":3}',
    '{"quantity":2}',
  ]);
  expect([headersOf(0), headersOf(1)].map((headers) => headers.get("content-type"))).toEqual([
    "application/json",
    "application/json",
  ]);
});

test("[API-04] [API-05] sends the cookie's token as a header, and none without the cookie", async () => {
  open();
  fetched.mockImplementation(async () => new Response("{}"));
  const add = () => api.addToCart({ body: { userId: 7, productVariantId: 3 } });
  await add();
  setToken("a%20b");
  await add();
  expect([headersOf(0), headersOf(1)].map((headers) => headers.get("x-xsrf-token"))).toEqual([
    null,
    "a b",
  ]);
});

test("[API-04] a static build sends the token received from the other host, also after a reload", async () => {
  vi.stubEnv("VITE_API_URL", "https://api.example");
  open();
  fetched.mockImplementation(
    async () => new Response("[]", { headers: { "x-xsrf-token": "told" } }),
  );
  vi.resetModules();
  const first = await import("./api.ts");
  await first.api.read("/api/cart/7");
  vi.resetModules();
  const afterReload = await import("./api.ts");
  await afterReload.api.addToCart({ body: { userId: 7, productVariantId: 3 } });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    "https://api.example/api/cart/7",
    "https://api.example/api/cart/add",
  ]);
  expect(fetched.mock.calls[1]?.[1]?.credentials).toBe("include");
  expect([headersOf(0), headersOf(1)].map((headers) => headers.get("x-xsrf-token"))).toEqual([
    null,
    "told",
  ]);
  vi.unstubAllEnvs();
  // The next test file must not get the modules of the static build.
  vi.resetModules();
  localStorage.clear();
});

test("[API-04] a call is sent without a token if the cookie of the token cannot be decoded", async () => {
  setToken("%E0%A4%A");
  open();
  fetched.mockImplementation(async () => new Response("{}"));
  await api.addToCart({ body: { userId: 7, productVariantId: 3 } });
  expect(headersOf(0).get("x-xsrf-token")).toBeNull();
});

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
  return { fetch, host: createHostClient({ fetch }) };
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

test("[ERR-08] [ERR-10] what the store's server could not forward is a failed connection", async () => {
  open();
  const body = { message: "The shop cannot be reached.", code: "unreachable" };
  fetched.mockResolvedValue(Response.json(body, { status: 502 }));
  const added = api.addToCart({ body: { userId: 7, productVariantId: 3 } });
  await expect(added).rejects.toThrow(new TypeError("HTTP error! status: 502"));
});
