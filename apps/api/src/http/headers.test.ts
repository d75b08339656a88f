import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { createTestApi } from "../testing/index.ts";
import { openForFile } from "../testing/openForFile.ts";

const api = openForFile(() =>
  createTestApi({
    seed: "none",
    config: {
      publicUrl: "https://shop.example",
      trustedProxies: ["10.0.0.0/8"],
      rateLimitFactor: 1,
    },
  }),
);

const answers: [string, InjectOptions][] = [
  ["data", { url: "/api/categories" }],
  ["a refusal", { url: "/api/cart/nobody" }],
  ["nothing", { url: "/api/nothing" }],
  ["a picture that is missing", { url: "/uploads/none.webp" }],
  ["the documentation", { url: "/api/docs/" }],
  ["the description", { url: "/api/openapi.json" }],
  ["health", { url: "/api/health" }],
  ["a URL that the router refuses", { url: "/api/%<img/src=x>" }],
  ["a value in a URL that is too long", { url: `/api/cart/${"x".repeat(300)}` }],
  ["the page behind a mail", { url: "/api/users/undo-email" }],
];

test.each(answers)(
  "over https every answer binds the browser to https for a year, subdomains included: %s",
  async (_name, options) => {
    const { headers } = await api.app.inject(options);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  },
);

test.each(answers)(
  "every answer with a body says its type and its character set: %s",
  async (_name, options) => {
    const { headers, body } = await api.app.inject(options);
    expect(body).not.toBe("");
    expect(headers["content-type"]).toMatch(/^(?:application\/json|text\/html); charset=utf-8$/);
  },
);

test("an answer to a URL that the router refuses repeats nothing of it", async () => {
  const { statusCode, body } = await api.app.inject({ url: "/api/%<img/src=x>" });
  expect(statusCode).toBe(400);
  expect(body).not.toMatch(/img|FST_/);
});

test("every answer may differ by encoding and says so, 304 and plain ones too", async () => {
  const first = await api.app.inject({ url: "/api/categories" });
  const again = await api.app.inject({
    url: "/api/categories",
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  for (const { headers } of [first, again]) expect(headers.vary).toBe("accept-encoding");
  for (const name of ["content-security-policy", "x-content-type-options", "cache-control"])
    expect(again.headers[name]).toBe(first.headers[name]);
});

test.each(["TRACE", "PATCH", "OPTIONS"] as const)(
  "%s is no method of this shop",
  async (method) => {
    for (const url of ["/api/products", "/api/users/login"]) {
      const { statusCode, headers } = await api.app.inject({ method: method as "PATCH", url });
      expect(statusCode).toBe(404);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  },
);

const guess = async (remoteAddress: string, forwarded: string): Promise<number> => {
  const { statusCode } = await api.app.inject({
    method: "POST",
    url: "/api/coupons/validate",
    payload: { couponCodeName: "GUESS", cartTotal: 100 },
    remoteAddress,
    headers: { "x-forwarded-for": forwarded, "x-forwarded-host": "elsewhere.example" },
  });
  return statusCode;
};

test("a forged X-Forwarded-For changes nobody's count", async () => {
  const forged: number[] = [];
  for (let turn = 0; turn < 12; turn++) forged.push(await guess("192.0.2.7", `198.51.100.${turn}`));
  expect(forged.slice(10)).toEqual([429, 429]);
  const honest: number[] = [];
  for (let turn = 0; turn < 12; turn++) honest.push(await guess("10.0.0.1", `203.0.113.${turn}`));
  expect(new Set(honest)).toEqual(new Set([200]));
  const behind: number[] = [];
  for (let turn = 0; turn < 12; turn++)
    behind.push(await guess("10.0.0.1", `198.51.100.${turn}, 203.0.113.99`));
  expect(behind.slice(10)).toEqual([429, 429]);
});
