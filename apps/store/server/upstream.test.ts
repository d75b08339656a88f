import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestStore, testBuild } from "./pages.fixtures.ts";
import type { TestStore } from "./pages.fixtures.ts";
import { forwardTo, upstreamLoader } from "./upstream.ts";

let host: Server;
let url = "";
let asked: IncomingHttpHeaders[] = [];
let paths: string[] = [];
let link: string | undefined;
beforeEach(async () => {
  asked = [];
  paths = [];
  link = undefined;
  host = createServer((request, response) => {
    asked.push(request.headers);
    paths.push(request.url ?? "");
    if (link) response.setHeader("link", link);
    const status = Number(/\/(\d{3})$/.exec(request.url ?? "")?.[1] ?? 200);
    response.writeHead(status).end(request.url === "/api/text" ? "<html>" : "[1]");
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterEach(() => {
  host.close();
});

describe("a page's read of another host", () => {
  test("is its JSON", async () => {
    expect(await upstreamLoader(url)("/api/products")).toEqual([1]);
  });

  test.each([
    ["/api/404", "missing"],
    ["/api/410", "missing"],
    ["/api/429", "unreachable"],
    ["/api/500", "unreachable"],
    ["/api/503", "unreachable"],
    ["/api/text", "unreachable"],
  ])("%s is %s", async (path, failure) => {
    await expect(upstreamLoader(url)(path)).rejects.toMatchObject({ failure });
  });

  test("of a narrow path is the whole list of a host that does not send parts, which is shared", async () => {
    const read = upstreamLoader(url, () => 0);
    const answers = await Promise.all(
      [
        "/api/products?limit=1",
        "/api/products/3",
        "/api/products",
        "/api/product-variants?limit=24&fields=card",
      ].map((path) => read(path)),
    );
    expect(answers).toEqual([[1], [1], [1], [1]]);
    expect(paths.toSorted()).toEqual(["/api/product-variants", "/api/products", "/api/products"]);
  });

  test("of a narrow path is read as it is from a host that sends parts, which is remembered for a minute", async () => {
    let time = 0;
    link = '</api/products?cursor=x>; rel="next"';
    const read = upstreamLoader(url, () => time);
    await read("/api/products?limit=1");
    time = 1000;
    await read("/api/products/3");
    expect(paths).toEqual(["/api/products", "/api/products?limit=1", "/api/products/3"]);
    time = 60_000;
    await read("/api/products?limit=1");
    expect(paths.slice(3)).toEqual(["/api/products", "/api/products?limit=1"]);
  });

  test("is unreachable where nobody listens", async () => {
    await expect(upstreamLoader("http://127.0.0.1:1")("/api/products")).rejects.toMatchObject({
      failure: "unreachable",
    });
  });
});

describe("what is forwarded to another host", () => {
  let store: TestStore;
  afterEach(() => store.close());
  const claims = {
    host: "shop.example",
    forwarded: "for=6.6.6.6",
    "x-forwarded-for": "6.6.6.6, 203.0.113.9",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-forwarded-port": "1",
    "x-real-ip": "6.6.6.6",
  };
  const forward = async (trustedProxies: readonly string[]) => {
    store = await openTestStore({
      build: testBuild(),
      load: upstreamLoader(url),
      register: forwardTo(url),
      trustedProxies,
    });
    await store.get("/api/products", claims);
    const [headers = {}] = asked;
    return Object.fromEntries(
      Object.entries(headers).filter(([name]) => /forwarded|real-ip/.test(name)),
    );
  };

  test("says who calls, and nothing that the visitor claims", async () => {
    expect(await forward([])).toEqual({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "shop.example",
      "x-forwarded-proto": "http",
    });
  });

  test("goes by a proxy that is trusted, up to the first address that is not", async () => {
    expect(await forward(["127.0.0.1"])).toMatchObject({
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "https",
    });
  });
});
