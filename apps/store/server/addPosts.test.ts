import { createTestApi } from "@pallu/api/testing";
import type { TestApi, Visitor } from "@pallu/api/testing";
import { readVariants } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { server as cartRoute } from "../src/routes/cart/route.ts";
import { server as wishlistRoute } from "../src/routes/wishlist/route.ts";
import { callWithin } from "./callApi.ts";
import { openTestStore, postedIn, postForm, testBuild } from "./pages.fixtures.ts";
import type { TestBuild, TestStore } from "./pages.fixtures.ts";
import type { StoreOptions } from "./store.ts";
import { callHost } from "./upstream.ts";

const PINK = "kanchipuram-temple-border--rani-pink";

let api: TestApi;
let build: TestBuild;
let store: TestStore | undefined;
let asha: Visitor;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  build = testBuild();
  build.findAction = (path) => ({ "/cart": cartRoute, "/wishlist": wishlistRoute })[path]?.action;
  asha = await api.newVisitor();
});
afterEach(async () => {
  await store?.close();
  store = undefined;
});

const open = async (options: Partial<StoreOptions> = {}): Promise<void> => {
  store = await openTestStore({
    build,
    load: async () => "[]",
    readVersion: async () => "1",
    callApi: callWithin(api.app),
    ...options,
  });
};

const cookieOf = (cookies: Record<string, string>): Record<string, string> => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; "),
});

const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = cookieOf(asha.cookies),
): Promise<Response> => postForm(`${store?.origin}${path}`, fields, headers);

/** Returns status and outcome of a page that was not redirected. */
const refusalOf = async (response: Response): Promise<[status: number, outcome: unknown]> => {
  expect(response.headers.get("cache-control")).toBe("no-store");
  return [response.status, await postedIn(response)];
};

const inCart = async (): Promise<[id: unknown, quantity: number][]> => {
  const { body } = await api.call(endpoints.getCart, {
    as: asha,
    params: { userId: asha.user.id },
  });
  if (!Array.isArray(body)) throw new Error("The cart was refused.");
  return body.map(({ ProductVariant, quantity }) => [ProductVariant.productVariantId, quantity]);
};

const inWishlist = async (): Promise<unknown[]> => {
  const input = { as: asha, params: { userId: asha.user.id } };
  const { body } = await api.call(endpoints.getWishlist, input);
  if (!Array.isArray(body)) throw new Error("The wishlist was refused.");
  return body.map(({ productVariantId }) => productVariantId);
};

test("[API-19] [API-20] a posted variant is added once, and a reload of the next page sends nothing", async () => {
  await open();
  const response = await post("/cart", { variant: PINK });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/cart?added=1");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const again = await post("/cart", { variant: PINK, quantity: "3" });
  expect(again.headers.get("location")).toBe("/cart?already=1");
  expect(await inCart()).toEqual([[PINK, 1]]);
});

test("[API-20] digits of any script are a quantity", async () => {
  await open();
  await post("/cart", { variant: PINK, quantity: "२" });
  expect(await inCart()).toEqual([[PINK, 2]]);
});

test("[API-26] a posted heart is in the wishlist once", async () => {
  await open();
  expect((await post("/wishlist", { variant: PINK })).headers.get("location")).toBe(
    "/wishlist?added=1",
  );
  expect((await post("/wishlist", { variant: PINK })).headers.get("location")).toBe(
    "/wishlist?already=1",
  );
  expect(await inWishlist()).toEqual([PINK]);
});

test.each<[string, Record<string, string>, number, unknown]>([
  ["[VAL-12] no variant", { variant: "" }, 422, { kind: "noVariant" }],
  ["no field", {}, 422, { kind: "noVariant" }],
  ["none", { variant: PINK, quantity: "0" }, 422, "Choose at least 1"],
  ["[PDP-30] a word", { variant: PINK, quantity: "many" }, 422, "Choose at least 1"],
  ["[ERR-06] an unknown variant", { variant: "x" }, 404, "We do not know this product."],
  ["[ERR-06] too many", { variant: PINK, quantity: "9999" }, 409, /^Only \d+ items available/],
])(
  "%s: the page of the cart says why nothing was added",
  async (_what, fields, status, outcome) => {
    await open();
    const message = outcome instanceof RegExp ? expect.stringMatching(outcome) : outcome;
    const expected =
      typeof outcome === "object" && !(outcome instanceof RegExp)
        ? outcome
        : { kind: "failed", message };
    expect(await refusalOf(await post("/cart", fields))).toEqual([status, expected]);
    expect(build.rendered).toEqual(["/cart"]);
    expect(await inCart()).toEqual([]);
  },
);

test("[ERR-06] a variant that is sold out is not added", async () => {
  await open();
  const { body } = await api.call(endpoints.listVariants);
  const soldOut = readVariants(body).find(({ stockQuantity }) => stockQuantity === 0);
  const variant = String(soldOut?.productVariantId);
  expect(await refusalOf(await post("/cart", { variant }))).toEqual([
    409,
    { kind: "failed", message: "Out of Stock" },
  ]);
});

test("[VAL-04] [VAL-09] [VAL-14] a visitor is asked to log in, also without a variant, and no call is made", async () => {
  await open({ callApi: () => Promise.reject(new Error("called")) });
  for (const path of ["/cart", "/wishlist"])
    for (const cookie of ["", "browser=x", "XSRF-TOKEN="])
      expect(await refusalOf(await post(path, { variant: "" }, { cookie }))).toEqual([
        401,
        { kind: "loginFirst" },
      ]);
});

test("an expired session is as none", async () => {
  await open();
  await api.call(endpoints.logout, { as: asha });
  expect(await refusalOf(await post("/cart", { variant: PINK }))).toEqual([
    401,
    { kind: "loginFirst" },
  ]);
});

test("a token of another session adds nothing", async () => {
  await open();
  const cookies = { ...asha.cookies, "XSRF-TOKEN": "forged" };
  const [status, outcome] = await refusalOf(
    await post("/cart", { variant: PINK }, cookieOf(cookies)),
  );
  expect([status, outcome]).toMatchObject([403, { kind: "failed" }]);
  expect(await inCart()).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ["Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
  ["Sec-Fetch-Site of a subdomain", { "sec-fetch-site": "same-site" }],
  ["Origin", { origin: "https://evil.example" }],
])("a post of another site adds nothing: refused by %s", async (_what, headers) => {
  await open();
  const response = await post(
    "/cart",
    { variant: PINK },
    { ...cookieOf(asha.cookies), ...headers },
  );
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("another site");
  expect(await inCart()).toEqual([]);
});

test("[ERR-08] [ERR-14] without the API the page says that something went wrong", async () => {
  await open({ callApi: () => Promise.reject(new Error("refused")) });
  for (const path of ["/cart", "/wishlist"])
    expect(await refusalOf(await post(path, { variant: PINK }))).toEqual([
      502,
      { kind: "wentWrong" },
    ]);
});

test("behind a proxy with TLS the session's cookie is that of https", async () => {
  const secured = await createTestApi({
    database: api.database,
    config: { trustedProxies: ["127.0.0.1"] },
  });
  await open({ callApi: callWithin(secured.app), trustedProxies: ["127.0.0.1"] });
  const cookies = Object.fromEntries(
    Object.entries(asha.cookies).map(([name, value]) => [
      name === "XSRF-TOKEN" ? name : `__Host-${name}`,
      value,
    ]),
  );
  const headers = { ...cookieOf(cookies), "x-forwarded-proto": "https" };
  expect((await post("/cart", { variant: PINK }, headers)).status).toBe(303);
  await secured.close();
});

test("another API host gets the cookies and the token of its own session", async () => {
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  await open({ callApi: callHost(api.app.listeningOrigin) });
  expect((await post("/cart", { variant: PINK })).status).toBe(303);
  expect(await inCart()).toEqual([[PINK, 1]]);
});
