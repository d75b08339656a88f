import { expect, test } from "vitest";
import { createTestApi, demoAccount } from "../testing/index.ts";
import { openForFile } from "../testing/openForFile.ts";

const allowed = "https://www.shop.example";
const api = openForFile(() =>
  createTestApi({
    config: { allowedOrigins: [allowed], publicUrl: "https://api.shop.example" },
  }),
);

const preflight = (origin: string) =>
  api.app.inject({
    method: "OPTIONS",
    url: "/api/cart/add",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,x-xsrf-token",
    },
  });

const login = (headers: Record<string, string>) =>
  api.app.inject({
    method: "POST",
    url: "/api/users/login",
    payload: { email: demoAccount.email, password: demoAccount.password },
    headers,
  });

test("an allowed origin may ask with cookies and our headers", async () => {
  const { statusCode, headers, body } = await preflight(allowed);
  expect([statusCode, body]).toEqual([204, ""]);
  expect(headers).toMatchObject({
    "access-control-allow-origin": allowed,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE",
    "access-control-allow-headers": "content-type, authorization, x-xsrf-token, idempotency-key",
    "x-content-type-options": "nosniff",
    vary: "accept-encoding, origin",
  });
});

test.each([
  "https://evil.example",
  "https://www.shop.example.evil.example",
  "http://www.shop.example",
  "https://www.shop.example:8443",
  "null",
])("another origin reads nothing and changes nothing: %s", async (origin) => {
  const { statusCode, headers } = await preflight(origin);
  expect(statusCode).toBe(404);
  for (const name of Object.keys(headers)) expect(name).not.toMatch(/^access-control/);
  expect(headers.vary).toBe("accept-encoding, origin");
  expect((await login({ origin, "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await login({ origin })).statusCode).toBe(403);
});

test("the merchant API is for programs: it allows no page, a preflight neither", async () => {
  const headers = { origin: allowed, "access-control-request-method": "GET" };
  for (const method of ["GET", "OPTIONS"] as const) {
    const answer = await api.app.inject({ method, url: "/api/merchant/orders", headers });
    for (const name of Object.keys(answer.headers)) expect(name).not.toMatch(/^access-control/);
    expect(answer.headers.vary).toBe("accept-encoding, origin");
  }
});

test("answers and refusals may be read, with the headers that the store uses", async () => {
  for (const url of ["/api/categories", "/api/cart/nobody", "/api/nothing"]) {
    const { headers } = await api.app.inject({ url, headers: { origin: allowed } });
    expect(headers["access-control-allow-origin"]).toBe(allowed);
    expect(headers["access-control-expose-headers"]).toContain("x-xsrf-token");
  }
});

test("pictures may be shown by any page, calls by none but the allowed ones", async () => {
  const read = async (url: string) =>
    (await api.app.inject({ url })).headers["cross-origin-resource-policy"];
  expect(await read("/uploads/none.webp")).toBe("cross-origin");
  expect(await read("/api/categories")).toBe("same-origin");
});

test.each([
  ["cross-site", "None", true],
  ["same-site", "Lax", undefined],
])(
  "from an allowed origin that is %s the cookies are SameSite=%s, and the token comes as a header",
  async (site, sameSite, partitioned) => {
    const from = { origin: allowed, "sec-fetch-site": site };
    const answer = await login(from);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name)).toEqual([
      "__Host-browser",
      "__Host-sid",
      "XSRF-TOKEN",
    ]);
    for (const cookie of answer.cookies) expect(cookie).toMatchObject({ sameSite, secure: true });
    expect(
      [answer.headers["set-cookie"]].flat().every((text) => /; Partitioned/.test(String(text))),
    ).toBe(partitioned === true);
    const token = String(answer.headers["x-xsrf-token"]);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    expect(token).toBe(cookies["XSRF-TOKEN"]);
    const change = (headers: Record<string, string>) =>
      api.app.inject({
        method: "POST",
        url: "/api/cart/add",
        payload: { userId: "nobody", productVariantId: "x", quantity: 1 },
        cookies,
        headers: { ...from, ...headers },
      });
    // The request passes the check of origin and token, then fails because the cart has another owner.
    expect((await change({ "x-xsrf-token": token })).json<object>()).toMatchObject({
      message: "This belongs to another account.",
    });
    expect((await change({})).json<object>()).toMatchObject({
      message: expect.stringContaining("X-XSRF-TOKEN") as string,
    });
    const read = await api.app.inject({
      url: "/api/cart/nobody",
      cookies,
      headers: from,
    });
    expect(read.headers["x-xsrf-token"]).toBe(token);
  },
);

test("a page of the shop's own origin gets neither such cookies nor the header", async () => {
  const answer = await login({
    origin: "https://api.shop.example",
    "sec-fetch-site": "same-origin",
  });
  expect(answer.cookies.map(({ sameSite }) => sameSite)).toEqual(["Lax", "Lax", "Lax"]);
  expect(answer.headers["x-xsrf-token"]).toBeUndefined();
});
