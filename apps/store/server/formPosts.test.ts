import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { addFormPosts } from "./formPosts.ts";

const app = Fastify();
await addFormPosts(app);
afterAll(() => app.close());

test.each([
  ["/login", "/login"],
  ["/checkout?from=cart", "/checkout?from=cart"],
  ["//other.example/", "/other.example/"],
])("a form sent without scripts to %s shows that page again", async (url, location) => {
  const answer = await app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "email=asha%40example.com&password=secret",
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(location);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test.each(["multipart/form-data; boundary=x", "text/plain", "application/json"])(
  "a body of %s is not read",
  async (type) => {
    const answer = await app.inject({
      method: "POST",
      url: "/contact",
      headers: { "content-type": type },
      payload: "{",
    });
    expect(answer.statusCode).toBe(303);
  },
);
