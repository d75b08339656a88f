import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { belongsToApi, inProcessLoader } from "./mount.ts";

const api = Fastify();
api.get("/api/products", async (request) => [{ productName: "A saree", query: request.query }]);
api.get("/api/broken", (_request, reply) => reply.code(500).send({ message: "No" }));
api.get("/api/text", (_request, reply) => reply.type("text/plain").send("not JSON"));
const load = inProcessLoader(api);
afterAll(() => api.close());

test("an address is read in the process, its query included", async () => {
  expect(await load("/api/products?page=2")).toEqual([
    { productName: "A saree", query: { page: "2" } },
  ]);
});

test.each([
  ["/api/broken", "/api/broken answered 500"],
  ["/api/missing", "/api/missing answered 404"],
])("a refusal of %s rejects and says so", async (address, message) => {
  await expect(load(address)).rejects.toThrow(message);
});

test("an answer that is not JSON rejects", async () => {
  await expect(load("/api/text")).rejects.toThrow(SyntaxError);
});

test.each(["/api", "/api/", "/api/products", "/api?x=1", "/uploads/v0.jpg"])(
  "%s belongs to the API",
  (url) => expect(belongsToApi(url)).toBe(true),
);

test.each([undefined, "/", "/apiary", "/allproducts?next=/api/", "/uploads-of-mine", "//api/"])(
  "%s is a page's",
  (url) => expect(belongsToApi(url)).toBe(false),
);
