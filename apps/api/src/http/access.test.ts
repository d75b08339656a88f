import { randomUUID } from "node:crypto";
import type { Call, calls } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import type { cartItem } from "@pallu/contract/schemas";
import { fastify } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { days, addMs, minutes } from "../clock.ts";
import { cartLines } from "../modules/cart/cart.tables.ts";
import { merchantEndpoints } from "../modules/merchant/merchant.rules.ts";
import { privacyEndpoints } from "../modules/privacy/privacy.rules.ts";
import { emailProofEndpoints } from "../modules/users/emailProof.rules.ts";
import { wishlistEntries } from "../modules/wishlist/wishlist.tables.ts";
import { createTestApi } from "../testing/index.ts";
import type { CallInput, Visitor } from "../testing/index.ts";
import { openForFile } from "../testing/openForFile.ts";
import { registerAccess } from "./access.ts";
import type { RouteAccess } from "./access.ts";
import { csrfTokenOf } from "./csrf.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { sessions } from "./auth/sessions.tables.ts";

const api = openForFile(createTestApi);
let asha: Visitor;
let bina: Visitor;
let idle: Visitor;
let old: Visitor;
let ended: Visitor;
let orderId: string;

/** Opens a session that was last used `seen` days ago and opened `opened` days ago. */
const sessionOf = async (owner: Visitor, age: { seen: number; opened: number }) => {
  const [cookie, token] = [newSecret(), newSecret()];
  const now = api.clock.now();
  await api.db.insert(sessions).values({
    id: randomUUID(),
    userId: owner.user.id,
    cookieHash: hashSecret(cookie),
    tokenHash: hashSecret(token),
    seenAt: addMs(now, -days(age.seen)),
    createdAt: addMs(now, -days(age.opened)),
  });
  return { ...owner, token, cookies: { sid: cookie, "XSRF-TOKEN": csrfTokenOf(cookie) } };
};

const VARIANT = "kanchipuram-temple-border--rani-pink";

const newLine = async (): Promise<string> => {
  const id = randomUUID();
  await api.db.delete(cartLines);
  await api.db
    .insert(cartLines)
    .values({ id, userId: asha.user.id, variantId: VARIANT, quantity: 1 });
  return id;
};

const newEntry = async (): Promise<string> => {
  const id = randomUUID();
  await api.db.delete(wishlistEntries);
  await api.db.insert(wishlistEntries).values({ id, userId: asha.user.id, variantId: VARIANT });
  return id;
};

beforeAll(async () => {
  asha = await api.newVisitor();
  bina = await api.newVisitor();
  const input = await rows.checkout.input();
  const order = await api.call(endpoints.checkout, { ...input, as: asha });
  ({ orderId } = order.body as { orderId: string });
});
// A login replaces the session of its cookie, so every test opens new sessions.
beforeEach(async () => {
  asha = await sessionOf(asha, { seen: 0, opened: 0 });
  bina = await sessionOf(bina, { seen: 0, opened: 0 });
  idle = await sessionOf(asha, { seen: 15, opened: 15 });
  old = await sessionOf(asha, { seen: 0, opened: 31 });
  ended = await sessionOf(asha, { seen: 0, opened: 0 });
  await api.call(endpoints.logout, { as: ended });
});

type Input = Pick<CallInput, "params" | "body">;
interface Row {
  /** The request of the owner, built for each identity. */
  input: () => Promise<Input> | Input;
  /** The status for callers who are allowed. */
  status: number;
}

const row = (status: number, input: Row["input"] = () => ({})): Row => ({ status, input });
const ofAsha = (): Input => ({ params: { userId: asha.user.id } });
let newcomers = 0;

/** Each endpoint of the contract: its request, and the status for callers who are allowed. */
const rows = {
  listVariants: row(200),
  listProducts: row(200),
  getProduct: row(200, () => ({ params: { id: "kanchipuram-temple-border" } })),
  listCategories: row(200),
  listSubcategories: row(200),
  listVariantImages: row(200, () => ({ params: { variantId: VARIANT } })),
  listRelatedProducts: row(200, () => ({ params: { id: "kanchipuram-temple-border" } })),
  listHomeBanners: row(200),
  listCollectionBanners: row(200),
  getShopPart: row(404, () => ({ params: { name: "frame" } })),
  validateCoupon: row(200, () => ({ body: { couponCodeName: "WELCOME10", cartTotal: 1000 } })),
  sendContact: row(201, () => ({
    body: {
      name: "Asha",
      email: "asha@pallu.test",
      phoneNumber: "9876543210",
      subject: "Shipping Problem",
      comments: "Where is it?",
    },
  })),
  subscribe: row(200, () => ({ body: { email: "asha@pallu.test" } })),
  register: row(201, () => ({
    body: {
      username: "Newcomer",
      phonenumber: "9876543210",
      email: `newcomer${newcomers++}@pallu.test`,
      password: "a-new-and-long-one",
    },
  })),
  login: row(200, () => ({
    body: { email: "demo@pallu.test", password: "weave-and-wear-26" },
  })),
  logout: row(200),
  forgotPassword: row(200, () => ({ body: { email: "nobody@pallu.test" } })),
  verifyOtp: row(400, () => ({ body: { email: "nobody@pallu.test", otp: "000000" } })),
  resetPassword: row(400, () => ({
    body: { email: asha.user.email, newPassword: "a-new-and-long-one" },
  })),
  getUser: row(200, () => ({ params: { id: asha.user.id } })),
  updateUser: row(200, () => ({
    params: { id: asha.user.id },
    body: { username: "Asha", phonenumber: "9876543210", email: asha.user.email },
  })),
  getCart: row(200, ofAsha),
  addToCart: row(200, async () => {
    await newLine();
    return { body: { userId: asha.user.id, productVariantId: VARIANT, quantity: 1 } };
  }),
  updateCart: row(200, async () => ({
    params: { cartId: await newLine() },
    body: { quantity: 2 },
  })),
  removeFromCart: row(200, async () => ({ params: { cartId: await newLine() } })),
  getWishlist: row(200, ofAsha),
  addToWishlist: row(200, async () => {
    await newEntry();
    return { body: { userId: asha.user.id, productVariantId: VARIANT } };
  }),
  removeFromWishlist: row(200, async () => ({ params: { id: await newEntry() } })),
  checkout: row(200, async () => {
    const userId = asha.user.id;
    const products = [{ cartId: await newLine(), quantity: 1 }];
    const { body: cart } = await api.call(endpoints.getCart, { ...ofAsha(), as: asha });
    const [line] = cart as z.output<typeof cartItem>[];
    const total = line?.ProductVariant.Product.productOfferPrice;
    return { body: { billData: { userId }, userId, products, total } };
  }),
  listOrderHistory: row(200, ofAsha),
  listOrders: row(200, ofAsha),
  listOrderRows: row(200, () => ({ params: { orderId } })),
} satisfies Record<keyof typeof calls, Row>;

/** Endpoints for the owner's rights under data protection law. A wrong password is refused to the owner, too. */
const privacyRows = {
  exportAccount: row(200, () => ({ params: { id: asha.user.id } })),
  eraseAccount: row(403, () => ({ params: { id: asha.user.id }, body: { password: "wrong" } })),
} satisfies Record<keyof typeof privacyEndpoints, Row>;

/** Endpoints that prove an email address. A wrong code is refused to the owner, too. */
const proofRows = {
  askForEmailProof: row(200, () => {
    // After the pause between two codes.
    api.clock.advance(minutes(1));
    return { params: { id: asha.user.id } };
  }),
  proveEmail: row(400, () => ({ params: { id: asha.user.id }, body: { otp: "wrong" } })),
} satisfies Record<keyof typeof emailProofEndpoints, Row>;

/** Routes outside the contract. They answer everybody and return no personal data. */
const openRoutes: Record<string, number> = {
  "GET /api/health": 200,
  "GET /api/openapi.json": 200,
  "GET /api/shop.schema.json": 200,
  "GET /api/docs/": 200,
  "GET /api/docs/json": 200,
  "GET /api/docs/yaml": 200,
  "GET /api/docs/static/index.html": 302,
  "GET /api/docs/static/swagger-initializer.js": 200,
  "GET /api/docs/static/*": 404,
  "GET /uploads/*": 404,
  "GET /share/:file": 404,
  "GET /api/users/undo-email": 400,
  "GET /api/users/prove-email": 200,
};
/** Forms behind the links in mails. The mailed token is the credential: emailUndo.test.ts, emailProof.test.ts. */
const mailedRoutes = [
  "POST /api/users/undo-email",
  "POST /api/users/undo-email/password",
  "POST /api/users/prove-email",
  "POST /api/users/prove-email/again",
];

interface Identity {
  by: () => CallInput;
  /** Expected statuses by access class: `owner` routes name a user, `session` routes a row of the user. */
  owner: number;
  session: number;
  /** Reads need neither the CSRF token nor an allowed origin. */
  reads?: "allowed";
}

const allowed = 0;
const own = { owner: allowed, session: allowed };
const other = { owner: 403, session: 404 };
const stranger = { owner: 401, session: 401 };
const forged = { owner: 403, session: 403, reads: "allowed" } as const;

const identities: Record<string, Identity> = {
  "a visitor": { by: () => ({}), ...stranger },
  "another user by cookie": { by: () => ({ as: bina }), ...other },
  "another user by bearer": { by: () => ({ as: bina, by: "bearer" }), ...other },
  "an idle session's cookie": { by: () => ({ as: idle }), ...stranger },
  "an idle session's bearer": { by: () => ({ as: idle, by: "bearer" }), ...stranger },
  "a session of 31 days' cookie": { by: () => ({ as: old }), ...stranger },
  "a session of 31 days' bearer": { by: () => ({ as: old, by: "bearer" }), ...stranger },
  "an ended session's cookie": { by: () => ({ as: ended }), ...stranger },
  "an ended session's bearer": { by: () => ({ as: ended, by: "bearer" }), ...stranger },
  "the owner's cookie with another's bearer": {
    by: () => ({ as: asha, headers: { authorization: `Bearer ${bina.token}` } }),
    ...stranger,
  },
  "another's cookie with the owner's bearer": {
    by: () => ({ as: bina, headers: { authorization: `Bearer ${asha.token}` } }),
    ...stranger,
  },
  "the owner's cookie alone": { by: () => ({ cookies: asha.cookies }), ...forged },
  "the owner's cookie with another's token": {
    by: () => ({
      cookies: asha.cookies,
      headers: { "x-xsrf-token": bina.cookies["XSRF-TOKEN"] ?? "" },
    }),
    ...forged,
  },
  "the owner from another site": {
    by: () => ({ as: asha, headers: { "sec-fetch-site": "cross-site" } }),
    ...forged,
  },
  "the owner from another origin": {
    by: () => ({ as: asha, by: "both", headers: { origin: "https://elsewhere.example" } }),
    ...forged,
  },
  "the owner by cookie": { by: () => ({ as: asha }), ...own },
  "the owner by bearer": { by: () => ({ as: asha, by: "bearer" }), ...own },
  "the owner by both": { by: () => ({ as: asha, by: "both" }), ...own },
};

const isForeign = (headers: CallInput["headers"]): boolean =>
  headers?.["sec-fetch-site"] === "cross-site" || headers?.["origin"] !== undefined;

/** Returns the expected status for a route's access class. */
const expectedOf = (access: RouteAccess, call: Call, who: Identity, status: number): number => {
  const changes = call.method !== "GET";
  // Without a key the endpoints for keys are 404: merchant.test.ts.
  // Without a member of staff those of the desk are 404: staffAccess.test.ts.
  if (access === "open" || access === "public" || access === "key" || access === "staff")
    return changes && isForeign(who.by().headers) ? 403 : status;
  return (!changes && who.reads) || who[access] === allowed ? status : who[access];
};

/** Strings that must not appear in responses to other users. */
const secretsOfAsha = (): string[] => [asha.user.email, asha.user.phonenumber, orderId];

/** Endpoints for keys. They refuse every other caller, logged in or not. */
const merchantRows = {
  listAllOrders: row(404),
  showOrder: row(404, () => ({ params: { orderId } })),
  changeOrder: row(404, () => ({
    params: { orderId },
    body: { action: "confirm", reason: "Paid" },
  })),
  changeOrderList: row(404, () => ({
    body: { orders: [{ id: orderId }], action: "confirm" },
  })),
  printOrders: row(404),
  exportAddresses: row(404),
  exportOrders: row(404),
  changeOrderTracking: row(404, () => ({
    params: { orderId: "PL-0" },
    body: { tracking: { number: "BD 1", link: null } },
  })),
  changeOrderAddress: row(404, () => ({
    params: { orderId: "PL-0" },
    body: {
      address: {
        fullName: "Asha Rao",
        phoneNo: "",
        addressLine1: "14 Weavers Street",
        addressLine2: "",
        townCity: "Coimbatore",
        zipCode: "641001",
      },
    },
  })),
  addOrderNote: row(404, () => ({ params: { orderId }, body: { text: "Call first" } })),
  removeOrderNote: row(404, () => ({ params: { orderId, noteId: "1" } })),
  showToday: row(404),
  listStock: row(404),
  setStock: row(404, () => ({ params: { variantId: VARIANT }, body: { onHand: 1 } })),
  listMessages: row(404),
  closeMessage: row(404, () => ({ params: { messageId: "nothing" } })),
  answerMessage: row(404, () => ({ params: { messageId: "nothing" }, body: { text: "Hello" } })),
  adjustStock: row(404, () => ({ params: { variantId: VARIANT }, body: { difference: 1 } })),
  setStockList: row(404, () => ({ body: { rows: [{ id: VARIANT, onHand: 1 }] } })),
  listAllBanners: row(404),
  setBanner: row(404, () => ({
    params: { place: "home", number: "1" },
    body: { image: "banner.webp" },
  })),
  removeBanner: row(404, () => ({ params: { place: "home", number: "1" } })),
  listAllProducts: row(404),
  changeProduct: row(404, () => ({
    params: { productId: "kanchipuram-temple-border" },
    body: { action: "hide" },
  })),
  changeVariant: row(404, () => ({ params: { variantId: VARIANT }, body: { action: "hide" } })),
  setPriceList: row(404, () => ({
    body: { rows: [{ id: "kanchipuram-temple-border", offerPrice: 1, listPrice: 1 }] },
  })),
  moveBanner: row(404, () => ({ params: { place: "home", number: "1" }, body: { to: 2 } })),
  showMessage: row(404, () => ({ params: { messageId: "nothing" } })),
  reopenMessage: row(404, () => ({ params: { messageId: "nothing" } })),
  listSavedAnswers: row(404),
  addSavedAnswer: row(404, () => ({ body: { name: "Thanks", text: "Thank you" } })),
  changeSavedAnswer: row(404, () => ({
    params: { savedAnswerId: "nothing" },
    body: { name: "Thanks", text: "Thank you" },
  })),
  removeSavedAnswer: row(404, () => ({ params: { savedAnswerId: "nothing" } })),
  showProductForm: row(404),
  addGroup: row(404, () => ({ body: { name: "Silk", categoryName: "Sarees" } })),
  showProduct: row(404, () => ({ params: { productId: "kanchipuram-temple-border" } })),
  createProduct: row(404, () => ({ body: merchantEndpoints.createProduct.example.body })),
  saveProduct: row(404, () => ({
    params: { productId: "kanchipuram-temple-border" },
    body: merchantEndpoints.saveProduct.example.body,
  })),
  changeProducts: row(404, () => ({
    body: { action: "hide", ids: ["kanchipuram-temple-border"] },
  })),
  listAllCoupons: row(404),
  addCoupon: row(404, () => ({ body: { code: "NEW-1", percent: 10 } })),
  endCoupon: row(404, () => ({ params: { code: "WELCOME10" } })),
  reportSales: row(404),
  listShopParts: row(404),
  showShopPart: row(404, () => ({ params: { part: "terms" } })),
  changeShopPart: row(404, () => ({
    params: { part: "frame" },
    body: { value: { name: "Kovai" }, expected: null },
  })),
  removeShopPart: row(404, () => ({ params: { part: "terms" }, query: { expected: "none" } })),
  listShopVersions: row(404, () => ({ params: { part: "terms" } })),
  showShopVersion: row(404, () => ({ params: { part: "terms", versionId: "1" } })),
  restoreShopVersion: row(404, () => ({
    params: { part: "terms", versionId: "1" },
    body: { expected: null },
  })),
  readEmblem: row(404, () => ({ body: { svg: "<svg/>" } })),
  checkShop: row(404),
  listLog: row(404),
  undoChange: row(404, () => ({ params: { entryId: "1" }, body: { dryRun: true } })),
} satisfies Record<keyof typeof merchantEndpoints, Row>;

const allEndpoints = {
  ...endpoints,
  ...privacyEndpoints,
  ...emailProofEndpoints,
  ...merchantEndpoints,
};
const allRows = { ...rows, ...privacyRows, ...proofRows, ...merchantRows };
const names = Object.keys(allRows) as (keyof typeof allRows)[];
let asked = 0;
let leaks = 0;
afterAll(() =>
  console.info(
    `G7: ${asked} questions to ${names.length} calls by ${Object.keys(identities).length} identities, ${leaks} leaks`,
  ),
);

describe("who may do what", () => {
  test("every route that is registered has a row, and no row is without a route", () => {
    const knownOpen = [...Object.keys(openRoutes), ...mailedRoutes];
    const registered = [...api.app.routeAccess].filter(
      ([name, access]) => !name.startsWith("HEAD ") && access !== "staff",
    );
    const called = Object.values(allEndpoints).map(({ call }) => `${call.method} ${call.path}`);
    expect(registered.map(([name]) => name).toSorted()).toEqual(
      [...called, ...knownOpen].toSorted(),
    );
    const open = registered.filter(([, access]) => access === "open").map(([name]) => name);
    expect(open.toSorted()).toEqual(knownOpen.toSorted());
  });

  // Logout is public but acts on a session: session.test.ts.
  test.each(names.filter((name) => name !== "logout"))("%s, by every identity", async (name) => {
    const { call, access, responses } = allEndpoints[name];
    const { input, status } = allRows[name];
    const found: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    for (const [identity, who] of Object.entries(identities)) {
      const answer = await api.call({ call, responses }, { ...(await input()), ...who.by() });
      found[identity] = answer.status;
      wanted[identity] = expectedOf(access, call, who, status);
      asked++;
      const isHers = (wanted[identity] ?? 0) < 300 && access !== "public";
      const text = JSON.stringify(answer.body);
      if (!isHers && secretsOfAsha().some((secret) => text.includes(secret))) leaks++;
      for (const secret of isHers ? [] : secretsOfAsha()) expect(text).not.toContain(secret);
    }
    expect(found).toEqual(wanted);
  });

  test.each(Object.entries(openRoutes))("%s is open", async (name, status) => {
    const url = name.replace("GET ", "").replace("*", "nothing");
    for (const { by } of Object.values(identities)) {
      const { headers, as } = by();
      const answer = await api.app.inject({
        url,
        ...(headers && { headers }),
        cookies: as?.cookies ?? {},
      });
      expect(answer.statusCode).toBe(status);
      for (const secret of secretsOfAsha()) expect(answer.body).not.toContain(secret);
    }
  });

  test("order ids that differ in one character find nothing, and all read the same", async () => {
    const seen = new Set<string>();
    for (let at = 3; at < orderId.length; at++)
      for (const letter of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
        if (letter === orderId[at]) continue;
        const near = orderId.slice(0, at) + letter + orderId.slice(at + 1);
        const answer = await api.call(endpoints.listOrderRows, {
          params: { orderId: near },
          as: bina,
          by: "bearer",
        });
        seen.add(`${answer.status} ${JSON.stringify(answer.body)}`);
      }
    expect([...seen]).toEqual([expect.stringMatching(/^404 /)]);
  });
});

describe("a route without an access class", () => {
  const start = async (config: object) => {
    const app = fastify();
    registerAccess(app);
    app.get("/api/forgotten", { config }, async () => "secret");
    try {
      await app.ready();
      return "started";
    } finally {
      await app.close();
    }
  };

  test("stops the start and is named", async () => {
    await expect(start({})).rejects.toThrow("GET /api/forgotten declares no access class");
  });

  test("one with a class does not", async () => {
    await expect(start({ open: true })).resolves.toBe("started");
  });
});

test.each(["cookie", "bearer"] as const)(
  "by %s, `me` names the caller, and nobody else",
  async (by) => {
    await newLine();
    const params = { userId: "me" };
    const { status, body } = await api.call(endpoints.getCart, { as: asha, by, params });
    expect([status, body]).toMatchObject([200, [{ quantity: 1 }]]);
    expect((await api.call(endpoints.getCart, { as: bina, by, params })).body).toEqual([]);
    expect((await api.call(endpoints.getCart, { params })).status).toBe(401);
  },
);
