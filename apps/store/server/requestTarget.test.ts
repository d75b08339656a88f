import { expect, test } from "vitest";
import { addressOf, belongsToApi, originOf } from "./requestTarget.ts";

test.each(["/api", "/api/", "/api/products", "/api?x=1", "/uploads/v0.jpg", "/share/301.jpg?v=1"])(
  "%s belongs to the API",
  (url) => expect(belongsToApi(url)).toBe(true),
);

test.each([
  undefined,
  "/",
  "/apiary",
  "/allproducts?next=/api/",
  "/uploads-of-mine",
  "/shared",
  "//api/",
])("%s is a page's", (url) => expect(belongsToApi(url)).toBe(false));

const asked = (host?: string) => ({ protocol: "http", headers: { host } });

test("the configured address wins, whatever host was asked for", () => {
  expect(originOf("https://shop.example/start", asked("evil.example"))).toBe(
    "https://shop.example",
  );
});

test.each(["localhost:3000", "shop.example", "127.0.0.1:8080", "[::1]:3000"])(
  "without one it is the host of the request: %s",
  (host) => expect(originOf(undefined, asked(host))).toBe(`http://${host}`),
);

test.each([undefined, "", "a b", 'x"><script>', "evil.example/path", "user@evil.example"])(
  "a host that is none gives no address: %s",
  (host) => expect(originOf(undefined, asked(host))).toBeNull(),
);

test.each([
  ["0.0.0.0", "http://localhost:3000"],
  ["::", "http://localhost:3000"],
  ["shop.example", "http://shop.example:3000"],
  ["fd00::7", "http://[fd00::7]:3000"],
])("the address of a shop that listens on %s can be opened", (host, address) =>
  expect(addressOf(host, 3000)).toBe(address),
);
