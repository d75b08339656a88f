import { endpoints } from "@pallu/contract/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi } from "./testing/index.ts";
import type { TestApi } from "./testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("a public read answers with a tag, and 304 when nothing changed", async () => {
  const first = await api.call(endpoints.listProducts);
  expect(first.status).toBe(200);
  expect(first.headers["cache-control"]).toBe("no-cache");
  const tag = String(first.headers["etag"]);
  const second = await api.call(endpoints.listProducts, { headers: { "if-none-match": tag } });
  expect(second.status).toBe(304);
  expect(second.body).toBe("");
});
