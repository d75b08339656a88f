import { Agent } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ReadError } from "@pallu/api";
import { createTestApi, createCatalogueReader } from "@pallu/api/testing";
import type { TestApi } from "@pallu/api/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { embed } from "../src/platform/delivery/embed.ts";
import { frameKey } from "../src/platform/shop/parts.ts";
import { FRESH_MS } from "./pageData.ts";
import { openTestStore, testBuild } from "./pages.fixtures.ts";
import type { PageResponse, TestStore } from "./pages.fixtures.ts";
import { plainerPaths } from "./requestTarget.ts";
import type { StoreOptions } from "./store.ts";

const deferred = () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

const tagOf = ({ headers }: PageResponse): string => headers.etag ?? "none";

let store: TestStore | undefined;
afterEach(async () => {
  await store?.close();
  store = undefined;
});

const open = async (options: Partial<StoreOptions> = {}): Promise<TestStore> => {
  store = await openTestStore({
    build: testBuild(),
    load: async (path) => JSON.stringify([{ productName: `From ${path}` }]),
    readVersion: async () => "1",
    ...options,
  });
  return store;
};

describe("with the real catalogue", () => {
  let api: TestApi;
  let reader: ReturnType<typeof createCatalogueReader>;
  beforeAll(async () => {
    // Public reads run one at a time, so that their queue rejects most of a burst.
    api = await createTestApi({ config: { requestsAtOnce: 1 } });
    reader = createCatalogueReader({ ...api, db: api.database.db });
  });
  afterAll(async () => {
    await api.close();
  });

  test.each([8, 64, 256])(
    "2,000 requests over %i connections, beside a crowd in the public queue: every 200 has its products",
    async (connections) => {
      const { get } = await open({ load: reader.read, readVersion: reader.version });
      const crowd = Array.from({ length: 200 }, () =>
        api.app.inject({ method: "GET", url: "/api/products" }),
      );
      const agent = new Agent({ keepAlive: true, maxSockets: connections });
      const responses = await Promise.all(
        Array.from({ length: 2000 }, (_, index) => get(`/?q=${index % 3}`, {}, { agent })),
      );
      const hollow = responses.filter(
        ({ status, body }) => status === 200 && !body.includes("Kanchipuram"),
      );
      const refused = responses.filter(({ status }) => status !== 200);
      expect(hollow).toEqual([]);
      expect(
        refused.filter(({ status, headers }) => status !== 503 || !headers["retry-after"]),
      ).toEqual([]);
      const last = responses.at(-1);
      const again = await Promise.all(
        Array.from({ length: 200 }, () =>
          get(`/?q=${1999 % 3}`, { "if-none-match": last ? tagOf(last) : "" }, { agent }),
        ),
      );
      expect(new Set(again.map(({ status }) => status))).toEqual(new Set([304]));
      await Promise.all(crowd);
      agent.destroy();
    },
  );

  test("a change of the catalogue changes the version, a new visitor does not", async () => {
    const before = await reader.version();
    await reader.read("/api/products");
    expect(await reader.version()).toBe(before);
    await api.newVisitor();
    expect(await reader.version()).toBe(before);
    await api.db.execute("UPDATE variants SET stock = stock + 1");
    expect(await reader.version()).not.toBe(before);
  });

  test("what the catalogue does not have is missing, not unreachable", async () => {
    await expect(reader.read("/api/products?limit=1&after=nothing")).rejects.toMatchObject({
      failure: "missing",
    });
    await expect(reader.read("/api/users/login")).rejects.toMatchObject({ failure: "missing" });
  });
});

describe("a kept page", () => {
  test("is rendered once for all who ask for it, also at once", async () => {
    const build = testBuild();
    const gate = deferred();
    build.gate = gate.promise;
    const { get } = await open({ build });
    const first = Array.from({ length: 20 }, () => get("/"));
    gate.resolve();
    await Promise.all(first);
    await get("/");
    expect(build.rendered).toEqual(["/"]);
  });

  test("does not depend on query names that the page does not declare", async () => {
    const build = testBuild();
    const { get } = await open({ build });
    const bodies = [];
    for (const path of ["/", "/?utm_source=mail", "/?x=1&y=2"])
      bodies.push(String((await get(path)).body));
    expect(new Set(bodies).size).toBe(1);
    await get("/?q=saree&x=1");
    expect(build.rendered).toEqual(["/", "/?q=saree"]);
  });

  test("knows nothing of who asks: cookies, tokens, languages and forwarded hosts change no byte", async () => {
    const build = testBuild();
    const { get } = await open({ build });
    const plain = await get("/");
    const told = await get("/", {
      cookie: "sid=secret; XSRF-TOKEN=secret",
      authorization: "Bearer secret",
      "accept-language": "ta",
      "x-forwarded-host": "evil.example",
    });
    expect(told.body).toEqual(plain.body);
    expect(tagOf(told)).toBe(tagOf(plain));
    expect(build.rendered).toEqual(["/"]);
  });

  test("with data says whether the catalogue is large, and is rendered again when it has become so", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let size = 500;
    const sizes: [string, boolean][] = [];
    const build = testBuild([]);
    const { render } = build;
    build.render = (options) => {
      const { isLarge } = JSON.parse(options.data) as { isLarge: boolean };
      sizes.push([options.url, isLarge]);
      return render(options);
    };
    const { get } = await open({
      build,
      readVersion: async () => String(size),
      isLarge: async () => size > 500,
    });
    for (size of [499, 500, 501, 502]) {
      vi.advanceTimersByTime(60_000);
      await get("/");
      await get("/plain");
    }
    vi.useRealTimers();
    expect(sizes).toEqual([
      ["/", false],
      ["/plain", false],
      ["/", true],
    ]);
  });

  test("of an address that was not asked for before reads the size of the catalogue once for each version", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let version = "1";
    const isLarge = vi.fn(async () => false);
    const { get } = await open({ readVersion: async () => version, isLarge });
    const read: number[] = [];
    for (version of ["1", "2"]) {
      vi.advanceTimersByTime(60_000);
      for (const path of ["/", "/?q=silk", "/?q=cotton"]) await get(path);
      read.push(isLarge.mock.calls.length);
    }
    vi.useRealTimers();
    expect(read).toEqual([1, 2]);
  });

  test("is told apart by host, as its addresses of record are", async () => {
    const build = testBuild();
    const { get } = await open({ build });
    expect(String((await get("/", { host: "one.example" })).body)).toContain("http://one.example");
    expect(String((await get("/", { host: "two.example" })).body)).toContain("http://two.example");
    expect(build.rendered).toHaveLength(2);
  });

  test("is compressed as the client accepts it, with a tag of its own for each encoding", async () => {
    const { get } = await open();
    const plain = await get("/");
    const br = await get("/", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await get("/", { "accept-encoding": "gzip, br;q=0" });
    expect([plain, br, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "br",
      "gzip",
    ]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, br, gzip].map(tagOf)).size).toBe(3);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe("accept-encoding");
  });

  test("a right If-None-Match gets 304 with the headers of the 200, without rendering again", async () => {
    const build = testBuild();
    const { get } = await open({ build });
    const accept = { "accept-encoding": "br" };
    const first = await get("/", accept);
    const tag = tagOf(first);
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await get("/", { ...accept, "if-none-match": given });
      expect(again.status).toBe(304);
      for (const name of [
        "content-security-policy",
        "cache-control",
        "vary",
        "x-content-type-options",
        "referrer-policy",
      ])
        expect(again.headers[name]).toBe(first.headers[name]);
    }
    expect((await get("/", { ...accept, "if-none-match": tag })).headers.etag).toBe(tag);
    expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
    expect(build.rendered).toEqual(["/"]);
  });

  test("a page that is not found stays 404, with a tag or without", async () => {
    const { get } = await open();
    const first = await get("/missing");
    expect(first.status).toBe(404);
    expect((await get("/missing", { "if-none-match": tagOf(first) })).status).toBe(404);
  });

  test("unknown addresses are one entry, rendered once, whatever else they may mean", async () => {
    const build = testBuild();
    const { get } = await open({ build });
    for (const path of ["/missing", "/missing-Page.", "/missing/2"])
      expect((await get(path)).status).toBe(404);
    expect(build.rendered).toEqual(["/missing"]);
  });

  test("HEAD gets the headers of GET", async () => {
    const { get } = await open();
    const { headers } = await get("/");
    const head = await get("/", {}, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect([head.headers.etag, head.headers["content-length"]]).toEqual([
      headers.etag,
      headers["content-length"],
    ]);
  });

  test("its policy lets in the hashes of its own scripts and is the same for everybody", async () => {
    const { get } = await open();
    const [one, two] = [await get("/"), await get("/")];
    const policy = String(one.headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+' 'strict-dynamic'/);
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
    expect(two.headers["content-security-policy"]).toBe(policy);
    expect(String(one.body)).not.toContain("nonce=");
  });
});

describe("a page after a change of the catalogue", () => {
  const advance = (ms: number): void => void vi.advanceTimersByTime(ms);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance", "Date"] });
    // `lru-cache` takes a value of the time 0 for one without an age.
    advance(1);
  });
  afterEach(() => void vi.useRealTimers());

  /** Opens a store whose data and their version the test changes. */
  const openChanging = async (options: Partial<StoreOptions> = {}) => {
    const data: Record<string, unknown> = {};
    const reads: string[] = [];
    const build = testBuild();
    const state = { version: 1, versionReads: 0, isAway: false };
    const { get } = await open({
      build,
      load: async (path) => {
        reads.push(path);
        return JSON.stringify(data[path] ?? "first");
      },
      readVersion: async () => {
        state.versionReads++;
        if (state.isAway) throw new ReadError("version", "unreachable");
        return String(state.version);
      },
      ...options,
    });
    return {
      ...build,
      build,
      get,
      state,
      reads,
      text: async (path = "/") => String((await get(path)).body),
      write: (change: Record<string, unknown> = {}) => {
        Object.assign(data, change);
        state.version++;
      },
    };
  };

  test("shows it within a second, also if nobody asked for the page meanwhile", async () => {
    const { text, write } = await openChanging();
    expect(await text()).toContain("first");
    write({ "/api/products": "second" });
    advance(FRESH_MS + 1);
    expect(await text()).toContain("second");
    write({ "/api/products": "third" });
    advance(60_000);
    expect(await text()).toContain("third");
  });

  test("is not rendered again if its data are the same; each path is read once for all pages", async () => {
    const { text, write, rendered, reads } = await openChanging();
    const paths = ["/", "/?q=a", "/plain"];
    for (const path of paths) await text(path);
    write();
    advance(FRESH_MS + 1);
    await Promise.all(paths.map(text));
    expect(rendered).toEqual(paths);
    expect(reads).toHaveLength(2 * new Set(reads).size);
  });

  test("without one is not loaded again, and the version is read now and then", async () => {
    const { text, reads, state } = await openChanging();
    for (let turn = 0; turn < 50; turn++) {
      await text();
      advance((FRESH_MS + 1) / 5);
    }
    expect(reads).toHaveLength(3);
    expect(state.versionReads).toBe(10);
  });

  test("is loaded again for each request while the version cannot be read", async () => {
    const { text, rendered, reads, state } = await openChanging();
    state.isAway = true;
    for (let turn = 0; turn < 2; turn++) expect(await text()).toContain("first");
    expect(reads).toHaveLength(2 * 3);
    expect(rendered).toEqual(["/"]);
  });

  describe("of a shop of one's own", () => {
    const openOwn = async (options: Partial<StoreOptions> = {}) => {
      const opened = await openChanging({ hasParts: true, ...options });
      opened.build.locatePage = (path, search, frame) => ({
        path,
        search,
        url: path,
        hasData: frame !== null,
      });
      opened.build.loadData = async ({ frame }) => ({
        status: 200,
        json: embed(frame ?? "demo"),
        styles: "",
      });
      return opened;
    };

    test("is that of its frame: a new name is on every page within a second, also on one without data", async () => {
      const { text, write } = await openOwn();
      write({ [frameKey]: { name: "Meera" } });
      expect(await text("/plain")).toContain("Meera");
      write({ [frameKey]: { name: "Rani" } });
      advance(FRESH_MS + 1);
      expect(await text("/plain")).toContain("Rani");
    });

    test("is never the demo's while the frame cannot be read", async () => {
      const { get, text, write, state } = await openOwn();
      state.isAway = true;
      expect((await get("/plain")).status).toBe(503);
      state.isAway = false;
      write({ [frameKey]: { name: "Meera" } });
      expect(await text("/plain")).toContain("Meera");
      state.isAway = true;
      advance(FRESH_MS + 1);
      expect(await text("/plain?q=2")).toContain("Meera");
    });

    test("does not wait for a frame that is not read in time", async () => {
      let version = Promise.resolve("1");
      const opened = await openOwn({ readVersion: () => version });
      opened.write({ [frameKey]: { name: "Meera" } });
      expect(await opened.text("/plain")).toContain("Meera");
      version = new Promise(() => undefined);
      advance(FRESH_MS + 1);
      opened.build.locatePage = (path, search) => ({ path, search, url: path, hasData: false });
      expect(await opened.text("/plain")).toContain("demo");
    });
  });

  test("of another host, which has no version, shows it as soon", async () => {
    let response = "first";
    const { text } = await openChanging({
      load: async () => JSON.stringify(response),
      readVersion: undefined,
    });
    await text();
    response = "second";
    advance(FRESH_MS);
    expect(await text()).toContain("first");
    advance(1);
    expect(await text()).toContain("second");
  });

  test("that reads nothing is rendered again for another year alone", async () => {
    const { text, write, rendered, state } = await openChanging();
    await text("/plain");
    write();
    advance(60_000);
    await text("/plain");
    vi.setSystemTime(new Date().setFullYear(new Date().getFullYear() + 1));
    await text("/plain");
    expect(rendered).toEqual(["/plain", "/plain"]);
    expect(state.versionReads).toBe(0);
  });
});

describe("the memory for pages", () => {
  test("is bounded: what was requested last stays", async () => {
    const build = testBuild([]);
    const { render } = build;
    build.render = async (options) => ({
      ...(await render(options)),
      html: options.url.padEnd(7_000_000),
    });
    const { get } = await open({ build });
    for (const path of ["/a", "/b", "/c", "/a", "/d", "/a", "/b"]) await get(path);
    expect(build.rendered).toEqual(["/a", "/b", "/c", "/d", "/b"]);
  });

  test("has one place for products that do not exist", async () => {
    const build = testBuild(undefined, (path) => path === "/");
    const { get } = await open({ build });
    for (const path of ["/", "/product-details/a", "/product-details/a", "/product-details/b"])
      await get(path);
    expect(build.rendered).toEqual(["/", "/product-details/a", "/product-details/b"]);
    for (const path of ["/", "/product-details/b", "/product-details/a"]) await get(path);
    expect(build.rendered.slice(3)).toEqual(["/product-details/a"]);
  });

  test("keeps no error: a page that could not be rendered is rendered for the next request", async () => {
    const build = testBuild();
    const { render } = build;
    build.render = () => Promise.reject(new Error("A component threw."));
    const { get } = await open({ build });
    expect((await get("/")).status).toBe(500);
    build.render = render;
    expect((await get("/")).status).toBe(200);
  });
});

describe("a page that lacks a response", () => {
  test.each([
    ["API and version", false],
    ["API", true],
  ])(
    "because the %s cannot be reached is sent, without a tag, and kept nowhere",
    async (_what, hasVersion) => {
      let isAway = true;
      const build = testBuild();
      const { get } = await open({
        build,
        load: async (path) => {
          if (isAway) throw new ReadError(path, "unreachable");
          return JSON.stringify([{ productName: "A saree" }]);
        },
        readVersion: async () => {
          if (isAway && !hasVersion) throw new ReadError("version", "unreachable");
          return "1";
        },
      });
      for (let turn = 0; turn < 2; turn++) {
        const { status, headers } = await get("/", { "if-none-match": "*" });
        expect([status, headers.etag, headers["cache-control"]]).toEqual([
          200,
          undefined,
          "no-store",
        ]);
      }
      isAway = false;
      const { headers, body } = await get("/");
      expect(String(body)).toContain("A saree");
      expect([headers.etag, headers["cache-control"]]).toEqual([
        expect.any(String),
        "public, no-cache",
      ]);
    },
  );

  test("because the shop is busy is 503 with Retry-After, never an empty page", async () => {
    const { get } = await open({
      load: async (path) => {
        throw new ReadError(path, "busy");
      },
    });
    const { status, headers, body } = await get("/");
    expect([status, headers["retry-after"], headers["cache-control"], headers.etag]).toEqual([
      503,
      "2",
      "no-store",
      undefined,
    ]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(String(body)).toMatch(/<h1>.*<a href="">Retry<\/a>/);
  });

  test("because of a fault of ours is 500, and says nothing of it", async () => {
    const { get } = await open({
      load: async (path) => {
        throw new ReadError(path, "failed", new Error("relation products"));
      },
    });
    const { status, body } = await get("/");
    expect(status).toBe(500);
    expect(String(body)).not.toMatch(/relation|api/);
  });

  test("because the host sends no JSON, such as the page of a proxy, is sent without a tag", async () => {
    const { get } = await open({ load: async () => "<html>", readVersion: undefined });
    const { status, headers } = await get("/");
    expect([status, headers.etag, headers["cache-control"]]).toEqual([200, undefined, "no-store"]);
  });

  test("because the host says that there is no such thing is whole", async () => {
    const { get } = await open({
      load: async (path) => {
        throw new ReadError(path, "missing");
      },
    });
    expect((await get("/")).headers.etag).toEqual(expect.any(String));
  });
});

describe("rendering", () => {
  const from = (ip: string) => ({ "x-forwarded-for": ip });

  test("of one address has half of the turns and a quarter of the places; what does not fit is 503", async () => {
    const build = testBuild();
    const { get } = await open({ build, trustedProxies: ["127.0.0.1"] });
    await get("/kept", from("10.0.0.2"));
    const gate = deferred();
    build.gate = gate.promise;
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    const refusals = deferred();
    const refused: PageResponse[] = [];
    const asked = Array.from({ length: 150 }, async (_, page) => {
      const response = await get(`/page-${page}`, from("10.0.0.1"), { agent });
      if (response.status === 503 && refused.push(response) === 150 - 129) refusals.resolve();
      return response.status;
    });
    await refusals.promise;
    expect(refused.map(({ headers }) => headers["retry-after"])).toEqual(refused.map(() => "2"));
    expect((await get("/kept", from("10.0.0.2"))).status).toBe(200);
    expect(build.rendered).toHaveLength(1 + 1);
    const other = get("/other", from("10.0.0.2"), { agent });
    await vi.waitFor(() => expect(build.rendered.at(-1)).toBe("/other"));
    // The page that was asked for last does not wait behind the others of the first address.
    const last = build.rendered.length;
    const same = get("/page-128", from("10.0.0.3"), { agent });
    gate.resolve();
    expect((await same).status).toBe(200);
    expect(build.rendered.indexOf("/page-128")).toBeLessThan(last + 3);
    expect((await other).status).toBe(200);
    const statuses = await Promise.all(asked);
    expect(statuses.filter((status) => status === 200)).toHaveLength(129);
    agent.destroy();
  });

  test("of others does not delay a page whose data are the same after a change", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let version = "1";
    const build = testBuild();
    const { get } = await open({ build, readVersion: async () => version });
    await get("/kept");
    const gate = deferred();
    build.gate = gate.promise;
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    const asked = Array.from({ length: 10 }, (_, page) => get(`/page-${page}`, {}, { agent }));
    await vi.waitFor(() => expect(build.rendered).toHaveLength(1 + 1));
    version = "2";
    vi.advanceTimersByTime(60_000);
    expect((await get("/kept")).status).toBe(200);
    expect(build.rendered).toHaveLength(1 + 1);
    vi.useRealTimers();
    gate.resolve();
    await Promise.all(asked);
    agent.destroy();
  });

  test("serves sixty shoppers of one address, each with one request at a time", async () => {
    const { get } = await open();
    const agent = new Agent({ keepAlive: true, maxSockets: 60 });
    const shoppers = Array.from({ length: 60 }, async (_, shopper) => {
      const statuses: number[] = [];
      for (let page = 0; page < 3; page++)
        statuses.push((await get(`/page-${shopper}-${page}`, {}, { agent })).status);
      return statuses;
    });
    expect(new Set((await Promise.all(shoppers)).flat())).toEqual(new Set([200]));
    agent.destroy();
  });
});

describe("URLs", () => {
  test.each([
    ["//anything/about", "/anything/about"],
    ["/about/", "/about"],
    ["//evil.example//", "/evil.example"],
    ["/\\evil.example/", "/%5Cevil.example"],
    ["/About?x=1", "/about?x=1"],
    ["//", "/"],
    ["///?q=1", "/?q=1"],
  ])("%s is redirected to %s of the same origin", async (path, location) => {
    const { get } = await open();
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await get(path, {}, { method });
      expect([status, headers.location]).toEqual([308, location]);
      expect(new URL(String(headers.location), "http://shop.example").host).toBe("shop.example");
    }
  });

  test.each([
    ["/product-details/saree.", "/product-details/saree"],
    ["/product-details/saree),", "/product-details/saree"],
    ["/product-details/saree%20", "/product-details/saree"],
    ["/product-details/saree%E2%80%9D", "/product-details/saree"],
    ["/product-details/SAREE?utm_source=x&q=1", "/product-details/saree?utm_source=x&q=1"],
    ["/Saree.", "/saree"],
    ["/allproducts.", "/allproducts"],
    ["/).", "/"],
  ])("%s, copied out of a sentence, is redirected to the page %s", async (path, location) => {
    const known = new Set(["/product-details/saree", "/saree", "/allproducts", "/"]);
    const { get } = await open({ build: testBuild(undefined, (page) => known.has(page)) });
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test.each(["/product-details/none.", "/NONE", "/a%2F%2Fevil.example."])(
    "%s stays missing when there is no such page without its last characters, and is rendered once",
    async (path) => {
      const build = testBuild(undefined, () => false);
      const { get } = await open({ build });
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([404, undefined]);
      expect(build.rendered).toEqual([path]);
    },
  );

  test("a path that cannot be decoded means no other", () => {
    expect(plainerPaths("/%E0%A4%A.")).toEqual([]);
  });

  test("an id that ends with a full stop or has capitals is served where it exists", async () => {
    const { get } = await open();
    for (const path of ["/product-details/No.", "/product-details/Mr)"])
      expect((await get(path)).status).toBe(200);
  });

  test("values in a path keep their case", async () => {
    const { get } = await open();
    expect((await get("/product-details/A%20b")).status).toBe(200);
  });

  test.each(["x:99999", "1.2.3.4.5", "[::::]"])("the host %s fails no page", async (host) => {
    const { get } = await open();
    expect((await get("/", { host })).status).toBe(200);
    expect((await get("/sitemap.xml", { host })).status).toBe(400);
  });
});

describe("requests that are none", () => {
  const host = "Host: shop.example\r\n";
  test.each([
    ["two hosts", `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`, 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["an asterisk", `GET * HTTP/1.1\r\n${host}\r\n`, 400],
    ["another protocol", `GET ftp://shop.example/ HTTP/1.1\r\n${host}\r\n`, 400],
    ["an absolute target that is none", `GET http://x:99999/ HTTP/1.1\r\n${host}\r\n`, 400],
    ["a broken escape", `GET /%<img/src=x> HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["a large head", `GET / HTTP/1.1\r\n${host}X: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["an unknown expectation", `GET / HTTP/1.1\r\n${host}Expect: tea\r\n\r\n`, 417],
  ])(
    "%s: refused with the headers of every response, and nothing of it comes back",
    async (_name, text, status) => {
      const { sendRaw } = await open({ publicUrl: "https://shop.example" });
      const response = await sendRaw(text);
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      const head = response.toLowerCase();
      for (const line of [
        "x-content-type-options: nosniff",
        "content-security-policy: ",
        "strict-transport-security: max-age=31536000; includesubdomains",
        "referrer-policy: ",
        "charset=utf-8",
      ])
        expect(head).toContain(line);
      expect(response).not.toMatch(/FST_|<img|Expect: tea/);
    },
  );

  test("the absolute form of a target means its path, and its host counts", async () => {
    const { sendRaw } = await open();
    const response = await sendRaw(
      `GET http://other.example/about?x=1 HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1.1 200 /);
    expect(response).toContain("/about http://other.example");
  });
});
