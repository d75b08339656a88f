import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDesk } from "./desk.ts";
import { openTestStore, testBuild } from "./pages.fixtures.ts";
import type { TestStore } from "./pages.fixtures.ts";

const load = async (): Promise<string> => "[]";

const stores: TestStore[] = [];
afterAll(async () => {
  for (const store of stores) await store.close();
});

const open = async (trustedProxies: string[] = []): Promise<TestStore> => {
  const store = await openTestStore({
    build: testBuild(),
    load,
    publicUrl: "https://shop.example",
    deskUrl: "https://desk.example",
    trustedProxies,
  });
  stores.push(store);
  return store;
};

describe("the host of DESK_URL", () => {
  test.each(["/", "/about", "/api-of-no-one?a=1", "/sitemap.xml", "//shop.example"])(
    "redirects %s to the desk, and stores no answer",
    async (path) => {
      const { get } = await open();
      const { status, headers } = await get(path, { host: "desk.example" });
      expect(status).toBe(302);
      expect(headers.location).toBe("/desk/");
      expect(headers["cache-control"]).toBe("no-store");
    },
  );

  test("is compared without case, and answers a desk that is closed with no page of the shop", async () => {
    const { get } = await open();
    expect((await get("/", { host: "DESK.example" })).status).toBe(302);
    const closed = await get("/desk/orders", { host: "desk.example" });
    expect([closed.status, closed.body.toString()]).toEqual([404, "Not found"]);
  });

  test.each(["shop.example", "desk.example.evil.example", "desk.example:8080", "localhost"])(
    "is not %s, which has the pages of the shop",
    async (host) => {
      const { get } = await open();
      expect((await get("/", { host })).status).toBe(200);
    },
  );

  test("is what a trusted proxy forwards, and nobody else", async () => {
    const forwarded = { host: "127.0.0.1", "x-forwarded-host": "desk.example" };
    expect((await (await open()).get("/", forwarded)).status).toBe(200);
    expect((await (await open(["127.0.0.1"])).get("/", forwarded)).status).toBe(302);
  });
});

describe("pages of the desk", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-"));
    await writeFile(join(folder, "index.html"), "<title>Desk</title>");
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Returns the answer to a page, asked by a proxy. */
  const ask = async (
    isOpen: (host: string) => Promise<boolean>,
    trustedProxies: readonly string[] = [],
  ) => {
    const desk = await openDesk({
      folder,
      publicUrl: "https://desk.example",
      trustedProxies,
      isOpen,
      handleClosed: (_request, response) => response.writeHead(404).end("The page of the shop"),
    });
    if (!desk) throw new Error("The desk is not built.");
    const headers = { host: "inside", "x-forwarded-host": "desk.example" };
    const answer = await desk.inject({ url: "/desk/orders", headers });
    await desk.close();
    return answer;
  };

  test("are served where the desk is open, as the proxy names the host", async () => {
    const answer = await ask(async (host) => host === "desk.example", ["127.0.0.1"]);
    expect(answer.body).toContain("Desk");
    expect(answer.headers["content-security-policy"]).toContain("require-trusted-types-for");
  });

  test.each([
    ["at another host", async (host: string) => host === "desk.example"],
    ["where nobody knows whether it is open", () => Promise.reject(new Error("no database"))],
  ])("are the page of unknown addresses %s", async (_where, isOpen) => {
    const answer = await ask(isOpen);
    expect([answer.statusCode, answer.body]).toEqual([404, "The page of the shop"]);
    expect(answer.headers["content-security-policy"]).toBeUndefined();
  });
});
