import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, Server } from "node:http";
import { Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contactAction } from "../src/features/contact/contactAction.ts";
import { openTestStore, testBuild } from "./pages.fixtures.ts";
import type { TestStore } from "./pages.fixtures.ts";
import { callHost, createUpstream, forwardTo } from "./upstream.ts";

let host: Server;
let url = "";
const hostPort = (): number => (host.address() as AddressInfo).port;
let asked: IncomingHttpHeaders[] = [];
let paths: string[] = [];
let link: string | undefined;
/** The host accepts requests and never responds. */
let isSilent = false;
beforeEach(async () => {
  isSilent = false;
  asked = [];
  paths = [];
  link = undefined;
  host = createServer((request, response) => {
    asked.push(request.headers);
    paths.push(request.url ?? "");
    if (isSilent) return;
    if (link) response.setHeader("link", link);
    const status = Number(/\/(\d{3})$/.exec(request.url ?? "")?.[1] ?? 200);
    response.writeHead(status).end("[1]");
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  url = `http://127.0.0.1:${hostPort()}`;
});
afterEach(() => {
  host.closeAllConnections();
  host.close();
});

describe("a page's read of another host", () => {
  test("is its JSON", async () => {
    expect(await createUpstream(url).load("/api/products")).toBe("[1]");
  });

  test.each([
    ["/api/404", "missing"],
    ["/api/410", "missing"],
    ["/api/429", "unreachable"],
    ["/api/500", "unreachable"],
    ["/api/503", "unreachable"],
  ])("%s is %s", async (path, failure) => {
    await expect(createUpstream(url).load(path)).rejects.toMatchObject({ failure });
  });

  test("of a narrow path is the whole list of a host that does not send parts, which is shared", async () => {
    const read = createUpstream(url, () => 0).load;
    const responses = await Promise.all(
      [
        "/api/products?limit=1",
        "/api/products/3",
        "/api/products",
        "/api/product-variants?limit=24&fields=card",
      ].map((path) => read(path)),
    );
    expect(responses).toEqual(["[1]", "[1]", "[1]", "[1]"]);
    expect(paths.toSorted()).toEqual(["/api/product-variants", "/api/products", "/api/products"]);
  });

  test("of a narrow path is read as it is from a host that sends parts, which is remembered for a minute", async () => {
    let time = 0;
    link = '</api/products?cursor=x>; rel="next"';
    const read = createUpstream(url, () => time).load;
    await read("/api/products?limit=1");
    time = 1000;
    await read("/api/products/3");
    expect(paths).toEqual(["/api/products", "/api/products?limit=1", "/api/products/3"]);
    time = 60_000;
    await read("/api/products?limit=1");
    expect(paths.slice(3)).toEqual(["/api/products", "/api/products?limit=1"]);
  });

  test("says that the catalogue is large if the list of variants comes in parts", async () => {
    expect(await createUpstream(url).isLarge()).toBe(false);
    link = '</api/product-variants?cursor=x>; rel="next"';
    expect(await createUpstream(url).isLarge()).toBe(true);
    expect(paths).toEqual(["/api/product-variants", "/api/product-variants"]);
  });

  test("is unreachable where nobody listens", async () => {
    await expect(createUpstream("http://127.0.0.1:1").load("/api/products")).rejects.toMatchObject({
      failure: "unreachable",
    });
  });
});

describe("a page of a host that never responds", () => {
  let store: TestStore;
  afterEach(() => store.close());

  test("is sent at its one deadline, without a tag and not cached, also when it reads one list after the other", async () => {
    isSilent = true;
    let time = 0;
    const deadlines: AbortController[] = [];
    store = await openTestStore({
      build: testBuild(["/api/product-variants", "/api/products", "/api/home-banners"]),
      ...createUpstream(url, () => time),
      register: forwardTo(url),
      readDeadline: () => {
        const deadline = new AbortController();
        deadlines.push(deadline);
        return deadline.signal;
      },
    });
    const late = store.get("/");
    await vi.waitFor(() => expect(paths).toEqual(["/api/product-variants"]));
    deadlines[0]?.abort();
    const { status, headers } = await late;
    expect([status, headers.etag, headers["cache-control"]]).toEqual([200, undefined, "no-store"]);
    // What is still missing at the deadline is not asked for.
    expect(paths).toEqual(["/api/product-variants"]);

    isSilent = false;
    time = 1000;
    const whole = await store.get("/");
    expect([whole.headers.etag, whole.headers["cache-control"]]).toEqual([
      expect.any(String),
      "public, no-cache",
    ]);
    expect(deadlines).toHaveLength(2);
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
      ...createUpstream(url),
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

  test("[API-03] has no timeout of its own", async () => {
    const timers = vi.spyOn(Socket.prototype, "setTimeout");
    await forward([]);
    const timeouts = timers.mock.calls
      .filter((_call, index) => (timers.mock.contexts[index] as Socket).remotePort === hostPort())
      .map(([ms]) => ms);
    timers.mockRestore();
    expect(timeouts.filter((ms) => ms > 0)).toEqual([]);
  });

  test.each(["/api/products", "/api/cart/add", "/uploads/a.avif"])(
    "responds 502 in the format of the API while the host is down: %s",
    async (path) => {
      await new Promise((resolve) => host.close(resolve));
      store = await openTestStore({
        build: testBuild(),
        ...createUpstream(url),
        register: forwardTo(url),
      });
      const method = path === "/api/cart/add" ? "POST" : "GET";
      const { status, headers, body } = await store.get(path, {}, { method });
      expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
        502,
        "application/json; charset=utf-8",
        "no-store",
      ]);
      const message = "The shop cannot be reached at the moment. Please try again.";
      expect(JSON.parse(String(body))).toEqual({
        success: false,
        error: message,
        message,
        type: "about:blank",
        title: "Bad Gateway",
        status: 502,
        code: "unreachable",
      });
    },
  );

  test("[API-33] is the JSON call of a form that the browser posted, without what the visitor claims", async () => {
    const build = testBuild();
    build.findAction = () => contactAction;
    store = await openTestStore({ build, ...createUpstream(url), callApi: callHost(url) });
    const response = await fetch(`${store.origin}/contact`, {
      method: "POST",
      redirect: "manual",
      headers: { "x-forwarded-for": "6.6.6.6", cookie: "session=x" },
      body: new URLSearchParams({
        name: "Asha",
        email: "asha@example.com",
        phoneNumber: "9876543210",
        subject: "Payment Problem",
        comments: "Paid twice.",
      }),
    });
    expect(response.status).toBe(303);
    expect(paths).toEqual(["/api/contacts"]);
    expect(asked[0]).toMatchObject({
      "content-type": "application/json",
      "x-forwarded-for": "127.0.0.1",
    });
    expect(asked[0]).not.toHaveProperty("cookie");
  });

  test("goes by a proxy that is trusted, up to the first address that is not", async () => {
    expect(await forward(["127.0.0.1"])).toMatchObject({
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "https",
    });
  });
});
