import { auditEntries, shopParts } from "@pallu/api/schema";
import { createTestApi } from "@pallu/api/testing";
import type { StaffMember, TestApi } from "@pallu/api/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callWithin } from "./callApi.ts";
import { openTestStore, testBuild } from "./pages.fixtures.ts";
import type { TestBuild, TestStore } from "./pages.fixtures.ts";

const termsPath = "/api/shop/parts/terms";
const part = (text: string) => ({ sections: [{ title: "Return", text }] });

let api: TestApi;
let owner: StaffMember;
let build: TestBuild;
let store: TestStore;
let version: string;
/** How often the API has answered. */
let checked: number;

const open = async (config: Partial<TestApi["config"]> = {}): Promise<void> => {
  api = await createTestApi({ seed: "none", config: { trustedProxies: ["127.0.0.1"], ...config } });
  owner = await api.staff("owner");
  const frame = { name: "Kovai Looms" };
  const row = { changedAt: new Date(), changedBy: "asha@example.com" };
  version = "version-of-terms";
  checked = 0;
  await api.db.insert(shopParts).values([
    { ...row, name: "frame", value: frame, hash: "version-of-frame" },
    { ...row, name: "terms", value: part("Seven days."), hash: version },
  ]);
  build = testBuild([termsPath]);
  const { render } = build;
  build.render = async (options) => {
    const page = await render(options);
    const words = `${options.data} <a class="x" href="/contact">Contact</a> <a href="#end">End</a>`;
    return {
      ...page,
      html: page.html.replace("<main>", `<noscript>No</noscript><main autofocus="">${words}`),
    };
  };
  const { deskUrl } = api.config;
  store = await openTestStore({
    build,
    load: async (path) => (await api.app.inject(path)).body,
    readVersion: async () => "1",
    hasParts: true,
    hasDesk: true,
    callApi: async (...call) => {
      const answer = await callWithin(api.app)(...call);
      checked += 1;
      return answer;
    },
    trustedProxies: ["127.0.0.1"],
    publicUrl: "http://shop.example",
    ...(deskUrl === undefined ? {} : { deskUrl }),
    pictures: { read: async () => null } as never,
  });
};

beforeEach(() => open());
afterEach(async () => {
  await store.close();
  await api.close();
});

const preview = (
  fields: Record<string, string> = {},
  headers: Record<string, string> = { "sec-fetch-site": "same-origin" },
): Promise<Response> =>
  fetch(`${store.origin}/api/desk/preview`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: `desk=${owner.cookies["desk"]}`,
      ...headers,
    },
    body: new URLSearchParams({
      part: "terms",
      page: "/about",
      value: JSON.stringify(part("Ten days, unworn.")),
      expected: version,
      token: owner.deskToken,
      ...fields,
    }),
  });

test("a page is shown with what is typed, in the desk's frame alone, without scripts", async () => {
  const response = await preview();
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("Ten days, unworn.");
  expect(html).not.toMatch(/<(?:no)?script|autofocus/);
  expect(html).toContain('<a target="_blank" class="x" href="http://shop.example/contact">');
  expect(html).toContain('<a href="#end">');
  expect(response.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(response.headers.get("content-security-policy")?.split("; ")).toEqual(
    expect.arrayContaining([
      "script-src 'none'",
      "frame-ancestors 'self'",
      "form-action 'none'",
      "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    ]),
  );
});

test("nothing of a preview is stored or cached, and no shopper sees it", async () => {
  const before = await api.db.select().from(shopParts);
  const shoppersPage = async () => (await store.get("/about")).body.toString();
  expect(await shoppersPage()).toContain("Seven days.");
  const response = await preview();
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(response.headers.get("etag")).toBeNull();
  expect(await shoppersPage()).toContain("Seven days.");
  expect(await api.db.select().from(shopParts)).toEqual(before);
  expect(await api.db.select().from(auditEntries)).toEqual([]);
  await preview();
  expect(build.rendered).toEqual(["/about", "/about", "/about"]);
});

test.each<[string, number, string, Record<string, string>?, Record<string, string>?]>([
  ["nobody is signed in", 401, "Please sign in", {}, { cookie: "" }],
  ["the token is another one", 403, "reload the page", { token: "other" }],
  ["it comes from another site", 403, "another site", {}, { "sec-fetch-site": "cross-site" }],
  ["somebody else has changed the part", 409, "Compare it with yours", { expected: "older" }],
  ["there is no such part", 422, "part", { part: "orders" }],
  ["the part is none", 422, "value", { value: "{" }],
  ["the part has a fault", 422, "Sections 1", { value: '{"sections":[{"title":"Return"}]}' }],
])("there is no preview if %s", async (_why, status, words, fields, headers) => {
  const response = await preview(fields, headers);
  const html = await response.text();
  expect([response.status, html.includes(words) ? words : html]).toEqual([status, words]);
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(build.rendered).toEqual([]);
});

test("a role without the scope gets no preview", async () => {
  owner = await api.staff("staff");
  expect((await preview()).status).toBe(403);
  expect(build.rendered).toEqual([]);
});

test("over plain http, where a browser does not say where a form comes from, the token is enough", async () => {
  expect((await preview({}, {})).status).toBe(200);
});

test("one preview is rendered at a time, and a shopper does not wait for it", async () => {
  let release = (): void => undefined;
  build.gate = new Promise((resolve) => {
    release = resolve;
  });
  const from = (ip: string) => ({ "x-forwarded-for": ip });
  const first = preview({ page: "/first" }, from("1.1.1.1"));
  await expect.poll(() => build.rendered).toEqual(["/first"]);
  const second = preview({ page: "/second" }, from("2.2.2.2"));
  await expect.poll(() => checked).toBe(2);
  const page = store.get("/shoppers", from("3.3.3.3"));
  await expect.poll(() => build.rendered).toContain("/shoppers");
  expect(build.rendered).toEqual(["/first", "/shoppers"]);
  release();
  expect([(await first).status, (await second).status, (await page).status]).toEqual([
    200, 200, 200,
  ]);
});

test("the desk's host of its own has previews with their pictures, and no page of the shop", async () => {
  await store.close();
  await api.close();
  const [publicUrl, deskUrl] = ["http://shop.example", "http://desk.example"];
  await open({ publicUrl, deskUrl });
  const host = { "x-forwarded-host": "desk.example" };
  const response = await preview({}, host);
  expect(await response.text()).toContain("Ten days, unworn.");
  expect((await store.get("/assets/pictures/loom.webp", host)).status).toBe(404);
  for (const path of ["/api/desk/preview", "/assets/other.woff2", "/about"])
    expect((await store.get(path, host)).headers.location).toBe("/desk/");
  expect((await preview({}, { "x-forwarded-host": "shop.example" })).status).toBe(404);
});
