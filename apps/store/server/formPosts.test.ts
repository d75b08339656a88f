import { contactMessages as storedMessages, newsletterSubscriptions } from "@pallu/api/schema";
import { createTestApi } from "@pallu/api/testing";
import type { TestApi } from "@pallu/api/testing";
import { contactMessages } from "@pallu/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contactAction } from "../src/features/contact/contactAction.ts";
import { newsletterAction } from "../src/features/newsletter/newsletterAction.ts";
import { callWithin } from "./callApi.ts";
import { openTestStore, postedIn, postForm, testBuild } from "./pages.fixtures.ts";
import type { TestBuild, TestStore } from "./pages.fixtures.ts";
import type { StoreOptions } from "./store.ts";

let api: TestApi;
let build: TestBuild;
let store: TestStore | undefined;

beforeEach(async () => {
  api = await createTestApi({ seed: "none", config: { trustedProxies: ["127.0.0.1"] } });
  build = testBuild();
  build.findAction = (path) =>
    ({ "/contact": contactAction, "/": newsletterAction })[path.toLowerCase()];
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  await api.close();
});

const open = async (options: Partial<StoreOptions> = {}): Promise<TestStore> => {
  store = await openTestStore({
    build,
    load: async () => "[]",
    readVersion: async () => "1",
    callApi: callWithin(api.app),
    ...options,
  });
  return store;
};

const form = {
  name: "Meena R",
  email: "meena@pallu.test",
  phoneNumber: "9876543210",
  subject: "Damaged Product",
  comments: "The border\r\ncame loose.",
};

const post = (
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<Response> => postForm(`${store?.origin}${path}`, fields, headers);

const messages = () => api.db.select().from(storedMessages);

test("[CON-03] [API-33] a contact form posted by the browser is stored and leads to the page with the success message", async () => {
  await open();
  const response = await post("/contact", form);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/contact?sent=1#message");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await messages()).toMatchObject([{ ...form, comments: "The border\ncame loose." }]);
});

test("[CON-06] [CON-08] [CON-09] [CON-12] [CON-16] an empty contact form gets all messages, and nothing is stored", async () => {
  await open();
  const response = await post("/contact", "");
  expect(response.status).toBe(422);
  const { name, email, phoneNumber, subject, commentsEmpty } = contactMessages;
  expect(await postedIn(response)).toEqual({
    values: { name: "", email: "", phoneNumber: "", subject: "", comments: "" },
    errors: { name, email, phoneNumber, subject, comments: commentsEmpty },
  });
  expect(await messages()).toEqual([]);
});

test.each([
  ["[CON-17] 10,000 letters", { comments: "x".repeat(10_000) }],
  ["[CON-17] 10,000 letters of Tamil", { comments: "அ".repeat(10_000) }],
  ["[CON-12] an unknown subject", { subject: "Other" }],
  ["[CON-06] markup", { name: "<script>alert(1)</script>" }],
])("%s: the page again, with what was typed", async (_what, wrong) => {
  await open();
  const response = await post("/contact", { ...form, ...wrong });
  expect(response.status).toBe(422);
  const [field = ""] = Object.keys(wrong);
  expect(await postedIn(response)).toMatchObject({
    values: { ...form, comments: "The border\ncame loose.", ...wrong },
    errors: { [field]: expect.any(String) },
  });
  expect(await messages()).toEqual([]);
});

test("[CON-17] 400 characters with line breaks are not too many", async () => {
  await open();
  const response = await post("/contact", { ...form, comments: "a\r\n".repeat(200) });
  expect(response.status).toBe(303);
});

test("of doubled fields the last one counts, and unknown ones are ignored", async () => {
  await open();
  const response = await post(
    "/contact",
    `${new URLSearchParams(form).toString()}&name=Asha&name=Leela&__proto__=x&constructor=y`,
  );
  expect(response.status).toBe(303);
  expect(await messages()).toMatchObject([{ name: "Leela" }]);
});

test("what one visitor posted never reaches another, also while pages are rendered", async () => {
  const { get } = await open();
  let release = (): void => undefined;
  build.gate = new Promise((resolve) => {
    release = resolve;
  });
  const secret = { ...form, name: "Secret 9" };
  const reads = [get("/contact"), get("/contact")];
  const posts = [post("/contact", secret), post("/contact", { ...secret, name: "Other 8" })];
  await vi.waitFor(() => expect(build.rendered.length).toBeGreaterThan(0));
  release();
  const [one, other] = await Promise.all(posts);
  const bodies = (await Promise.all([...reads, get("/contact")])).map(({ body }) => String(body));
  for (const body of bodies) expect(body).not.toMatch(/Secret|Other 8|posted/);
  for (const [response, own, foreign] of [
    [one, "Secret 9", "Other 8"],
    [other, "Other 8", "Secret 9"],
  ] as const) {
    expect(response?.headers.get("cache-control")).toBe("no-store");
    expect(response?.headers.get("etag")).toBeNull();
    const text = (await response?.text()) ?? "";
    expect(text).toContain(own);
    expect(text).not.toContain(foreign);
  }
  const again = await get("/contact");
  expect(again.headers["cache-control"]).toBe("public, no-cache");
});

test("[CON-18] the API's rate limit counts the visitor: the page again, without a message", async () => {
  api.config.rateLimitFactor = 1 / 30;
  await open({ trustedProxies: ["127.0.0.1"] });
  const visitor = { "x-forwarded-for": "203.0.113.9" };
  // A new minute may begin after the first one.
  for (let sent = 0; sent < 2; sent += 1) await post("/contact", form, visitor);
  const response = await post("/contact", form, visitor);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await postedIn(response)).toMatchObject({ values: { name: "Meena R" }, errors: {} });
  const other = await post("/contact", form, { "x-forwarded-for": "198.51.100.7" });
  expect(other.status).toBe(303);
});

test("[CON-18] [NWS-12] without the API the page is shown again with what was typed", async () => {
  await open({ callApi: () => Promise.reject(new Error("refused")) });
  const contact = await post("/contact", form);
  expect(contact.status).toBe(502);
  expect(await postedIn(contact)).toMatchObject({ values: { name: "Meena R" }, errors: {} });
  const newsletter = await post("/", { email: "a@b.co" });
  expect(newsletter.status).toBe(502);
  expect(await postedIn(newsletter)).toEqual({
    email: "a@b.co",
    message: "Network error. Please try again.",
  });
});

test("[API-34] [NWS-09] an email address posted by the browser is subscribed", async () => {
  await open();
  const response = await post("/", { email: "a@b.co" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/?subscribed=1");
  expect(await api.db.select().from(newsletterSubscriptions)).toMatchObject([{ email: "a@b.co" }]);
});

test("[NWS-07] an empty email address changes nothing", async () => {
  await open();
  expect((await post("/", { email: " " })).status).toBe(204);
  expect((await post("/", "")).status).toBe(204);
});

test("[NWS-06] [NWS-10] the message of the API is shown, with what was typed", async () => {
  await open();
  const response = await post("/", { email: "a b" });
  expect(response.status).toBe(422);
  expect(await postedIn(response)).toEqual({ email: "ab", message: "Enter a valid email address" });
});

test.each<[string, Record<string, string>]>([
  ["Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
  ["Sec-Fetch-Site of a subdomain", { "sec-fetch-site": "same-site" }],
  ["Origin", { origin: "https://evil.example" }],
  ["an opaque Origin", { origin: "null" }],
])("a form of another site is refused by %s", async (_what, headers) => {
  await open();
  const response = await post("/contact", form, headers);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("another site");
  expect((await post("/login", "password=secret", headers)).status).toBe(403);
  expect(await messages()).toEqual([]);
});

test("a form of the shop's own pages is accepted", async () => {
  const { origin } = await open();
  expect((await post("/contact", form, { "sec-fetch-site": "same-origin" })).status).toBe(303);
  expect((await post("/contact", { ...form, name: "B" }, { origin })).status).toBe(303);
});

test.each([
  ["application/json", 415],
  ["text/plain", 415],
  ["multipart/form-data; boundary=x", 415],
  ["application/x-www-form-urlencoded", 413],
])("a body of %s that cannot be read is refused in words", async (type, status) => {
  await open();
  const response = await post(
    "/contact",
    { comments: "x".repeat(200_000) },
    { "content-type": type },
  );
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toContain("The form was not sent");
});

test.each(["/login", "/checkout?from=cart", "//other.example/", "/missing"])(
  "a form of %s, which needs scripts, keeps its page: nothing is read and nothing happens",
  async (path) => {
    await open();
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const response = await post(path, { password: "secret" }, { "content-type": type });
      expect(response.status).toBe(204);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toBe("");
    }
    expect(build.rendered).toEqual([]);
  },
);
