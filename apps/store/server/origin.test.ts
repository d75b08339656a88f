import { expect, test } from "vitest";
import { originOf } from "./origin.ts";

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
