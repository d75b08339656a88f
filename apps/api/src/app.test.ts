import { brotliDecompressSync } from "node:zlib";
import { calls } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import type { InjectOptions } from "fastify";
import { describe, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { merchantEndpoints } from "./modules/merchant/merchant.rules.ts";
import { privacyEndpoints } from "./modules/privacy/privacy.rules.ts";
import { emailProofEndpoints } from "./modules/users/emailProof.rules.ts";
import { createTestApi } from "./testing/index.ts";
import { refusal } from "./testing/shopCaller.ts";
import { openForFile } from "./testing/openForFile.ts";

const api = openForFile(createTestApi);

const ask = (options: InjectOptions) => api.app.inject(options);

describe("public reads", () => {
  test("have an ETag, and answer 304 without a body when nothing changed", async () => {
    const first = await api.call(endpoints.listProducts);
    expect(first.status).toBe(200);
    expect(first.headers["cache-control"]).toBe("no-cache");
    const etag = String(first.headers["etag"]);
    const second = await api.call(endpoints.listProducts, { headers: { "if-none-match": etag } });
    expect([second.status, second.body]).toEqual([304, ""]);
    const changed = await api.call(endpoints.listProducts, { headers: { "if-none-match": '"x"' } });
    expect(changed.status).toBe(200);
  });

  test("are compressed, and decompress to the same body", async () => {
    const plain = await ask({ url: "/api/products" });
    const compressed = await ask({ url: "/api/products", headers: { "accept-encoding": "br" } });
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
  });
});

describe("invalid requests", () => {
  const login = { method: "POST", url: calls.login.path } as const;
  const json = { "content-type": "application/json" };

  test.each<[string, InjectOptions, number]>([
    ["broken JSON", { ...login, headers: json, payload: '{"email":' }, 400],
    ["no body", { ...login, headers: json }, 400],
    [
      "a form",
      {
        ...login,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "a=b",
      },
      415,
    ],
    ["plain text", { ...login, headers: { "content-type": "text/plain" }, payload: "{}" }, 415],
    ["no type", { ...login, payload: Buffer.from("{}"), headers: { "content-type": "" } }, 415],
    [
      "a poisoned prototype",
      { ...login, headers: json, payload: '{"__proto__":{"a":1},"email":"a","password":"b"}' },
      400,
    ],
    [
      "too large a body",
      { ...login, headers: json, payload: `{"email":"${"x".repeat(70_000)}"}` },
      413,
    ],
    ["very deep JSON", { ...login, headers: json, payload: "[".repeat(30_000) }, 400],
    [
      "a number that overflows to Infinity",
      {
        method: "POST",
        url: calls.validateCoupon.path,
        headers: json,
        payload: '{"couponCodeName":"A","cartTotal":1e309}',
      },
      400,
    ],
    ["an unknown call", { url: "/api/nothing" }, 404],
    ["an unknown method", { method: "DELETE", url: "/api/products" }, 404],
    ["a broken escape", { url: "/api/products/%E0%A4%A/related" }, 400],
    ["a very long id", { url: `/api/products/${"x".repeat(300)}/related` }, 414],
    ["an id with a NUL", { url: "/api/products/%00/related" }, 400],
  ])("%s", async (_name, options, status) => {
    const answer = await ask(options);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual(refusal);
  });

  test("no mutated body of any call makes the server fail", async () => {
    const values = [
      null,
      [],
      {},
      "",
      "\0",
      -1,
      1.5,
      2 ** 31,
      "NaN",
      ["a"],
      { $ne: 1 },
      "x".repeat(3000),
    ];
    const visitor = await api.newVisitor();
    for (const endpoint of Object.values(endpoints)) {
      if (endpoint.call.method === "GET" || endpoint.call === calls.logout) continue;
      for (const value of values) {
        const body = Object.fromEntries(
          [
            "userId",
            "email",
            "password",
            "otp",
            "newPassword",
            "username",
            "phonenumber",
            "quantity",
            "productVariantId",
            "couponCodeName",
            "cartTotal",
            "name",
            "comments",
            "billData",
            "products",
            "total",
          ].map((field) => [field, value]),
        );
        const params = { id: visitor.user.id, cartId: "x", userId: visitor.user.id };
        for (const sent of [body, value]) {
          const answer = await api.call(endpoint, { params, body: sent ?? "null", as: visitor });
          expect([400, 401, 403, 404]).toContain(answer.status);
          expect(answer.body).toEqual(refusal);
        }
      }
    }
  });
});

describe("operation", () => {
  test("health answers 200 ok, and 503 while draining", async () => {
    const app = await buildApp({ db: api.database.db, config: api.config, clock: api.clock });
    const ready = await app.inject({ url: "/api/health" });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ok" }]);
    app.setDraining();
    expect((await app.inject({ url: "/api/health" })).statusCode).toBe(503);
    await app.close();
  });

  test("the OpenAPI document has every call, logout included", async () => {
    const document = (await ask({ url: "/api/openapi.json" })).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    }>();
    expect(document.openapi).toMatch(/^3\.1/);
    const documented = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const additions = Object.keys({
      ...privacyEndpoints,
      ...emailProofEndpoints,
      ...merchantEndpoints,
    });
    const ids = documented.map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual([...Object.keys(calls), ...additions, "health"].toSorted());
    const login = documented.find(({ operationId }) => operationId === "login");
    expect(Object.keys(login?.responses ?? {})).toEqual(
      expect.arrayContaining(["200", "400", "401", "429"]),
    );
  });

  test("the documentation page is served with its own Content-Security-Policy", async () => {
    const page = await ask({ url: "/api/docs" });
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
  });

  test("responses forbid scripts, framing and MIME sniffing", async () => {
    const { headers } = await ask({ url: "/api/categories" });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    // `frame-ancestors` does not fall back to `default-src`.
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("a limit by IP address answers 429 with Retry-After", async () => {
    const strict = await createTestApi({ seed: "none", config: { rateLimitFactor: 1 } });
    const body = { couponCodeName: "GUESS", cartTotal: 100 };
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await strict.call(endpoints.validateCoupon, { body })).status);
    const last = await strict.call(endpoints.validateCoupon, {
      body,
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect([statuses[10], last.status]).toEqual([429, 429]);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    expect(last.body).toEqual(refusal);
    await strict.close();
  });
});
