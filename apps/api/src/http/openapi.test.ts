import { calls, problemCodes } from "@pallu/contract";
import type { CallName } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import type { Endpoint } from "@pallu/contract/schemas";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { merchantEndpoints } from "../modules/merchant/merchant.rules.ts";
import { privacyEndpoints } from "../modules/privacy/privacy.rules.ts";
import { emailProofEndpoints } from "../modules/users/emailProof.rules.ts";
import { createTestApi } from "../testing/index.ts";
import { openForFile } from "../testing/openForFile.ts";

interface Media {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Operation {
  operationId: string;
  security?: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, Media> }
  >;
}

const api = openForFile(() =>
  createTestApi({ seed: "none", config: { publicUrl: "https://shop.example" } }),
);
let operations: Operation[];
let schemes: object;

beforeAll(async () => {
  const document = (await api.app.inject({ url: "/api/openapi.json" })).json<{
    paths: Record<string, Record<string, Operation>>;
    components: { securitySchemes: object };
  }>();
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  schemes = document.components.securitySchemes;
});

const operation = (name: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
};

const headersOf = (name: string): string[] =>
  (operation(name).parameters ?? []).filter((one) => one.in === "header").map(({ name: id }) => id);

const all: Record<string, Endpoint> = {
  ...endpoints,
  ...merchantEndpoints,
  ...privacyEndpoints,
  ...emailProofEndpoints,
};

test("ids of operations are words", () => {
  expect(operations.length).toBeGreaterThan(35);
  for (const { operationId } of operations) expect(operationId).toMatch(/^[a-z]+(?:[A-Z][a-z]+)*$/);
});

test("the headers that a call reads are parameters, and the token is a security scheme", () => {
  expect(headersOf("checkout")).toEqual(["idempotency-key"]);
  expect(headersOf("login")).toEqual([]);
  expect(headersOf("listProducts")).toEqual(["if-none-match"]);
  expect(schemes).toMatchObject({
    cookie: { in: "cookie", name: "__Host-sid" },
    crossSiteToken: { in: "header", name: "x-xsrf-token" },
    bearer: { scheme: "bearer" },
  });
  expect(operation("addToCart").security).toEqual([
    { cookie: [], crossSiteToken: [] },
    { bearer: [] },
  ]);
  expect(operation("getCart").security).toEqual([{ cookie: [] }, { bearer: [] }]);
  expect(operation("logout").security).toEqual([
    {},
    { cookie: [], crossSiteToken: [] },
    { bearer: [] },
  ]);
  expect(operation("listProducts").security).toBeUndefined();
});

test("304 stands exactly where it is sent, with the tag", () => {
  const names = operations
    .filter(({ responses }) => "304" in responses)
    .map(({ operationId }) => operationId);
  const publicReads = (Object.keys(calls) as CallName[]).filter(
    (name) => endpoints[name].access === "public" && calls[name].method === "GET",
  );
  expect(names.toSorted()).toEqual(publicReads.toSorted());
  for (const name of names) {
    expect(operation(name).responses["200"]?.headers).toHaveProperty("ETag");
    expect(operation(name).responses["304"]?.content).toBeUndefined();
  }
});

describe.each(Object.keys(all))("%s", (name) => {
  const endpoint = all[name] as Endpoint;

  test("has examples of its bodies that its schemas take", () => {
    const { requestBody, responses } = operation(name);
    expect(requestBody !== undefined).toBe(endpoint.body !== undefined);
    const sent = requestBody?.content["application/json"]?.example;
    if (endpoint.body) expect(endpoint.body.safeParse(sent)).toMatchObject({ success: true });
    for (const [status, schema] of Object.entries(endpoint.responses)) {
      if (Number(status) >= 300) continue;
      const { example } = responses[status]?.content?.["application/json"] ?? {};
      const parsed = schema.safeParse(example);
      expect(parsed.error && z.prettifyError(parsed.error)).toBeUndefined();
      expect(parsed.data).toEqual(example);
    }
  });

  test("has all errors, with their codes and when to try again", () => {
    const { responses } = operation(name);
    const errors = Object.keys(responses).filter((status) => Number(status) >= 400);
    expect(errors).toEqual(
      expect.arrayContaining(["400", "403", "413", "415", "429", "500", "503"]),
    );
    for (const status of errors) {
      const { examples = {} } = responses[status]?.content?.["application/json"] ?? {};
      expect(Object.keys(examples)).toEqual(problemCodes[Number(status) as 400]);
      for (const { value } of Object.values(examples))
        expect(value).toMatchObject({ success: false, status: Number(status) });
    }
    for (const status of ["429", "503"])
      expect(responses[status]?.headers).toHaveProperty("Retry-After");
  });
});
