import { calls } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { days } from "../clock.ts";
import { sessions } from "./auth/sessions.tables.ts";
import { users } from "./auth/users.tables.ts";
import { createTestApi } from "../testing/index.ts";
import type { Visitor } from "../testing/index.ts";
import { openForFile } from "../testing/openForFile.ts";

const api = openForFile(createTestApi);
let asha: Visitor;
let bina: Visitor;
beforeAll(async () => {
  asha = await api.newVisitor();
  bina = await api.newVisitor();
});

const profileOf = (owner: Visitor) => ({ params: { id: owner.user.id } });
const change = { username: "Asha", phonenumber: "1", email: "asha@pallu.test" };

describe("who may do what", () => {
  const scoped = [
    ["getUser", () => profileOf(asha)],
    ["updateUser", () => ({ ...profileOf(asha), body: change })],
    ["getCart", () => ({ params: { userId: asha.user.id } })],
    ["addToCart", () => ({ body: { userId: asha.user.id, productVariantId: "x" } })],
    ["getWishlist", () => ({ params: { userId: asha.user.id } })],
    ["addToWishlist", () => ({ body: { userId: asha.user.id, productVariantId: "x" } })],
    ["listOrderHistory", () => ({ params: { userId: asha.user.id } })],
    ["listOrders", () => ({ params: { userId: asha.user.id } })],
  ] as const;

  test.each(scoped)("%s: nobody 401, another user 403, no data either way", async (name, input) => {
    const nobody = await api.call(endpoints[name], input());
    expect(nobody.status).toBe(401);
    for (const by of ["cookie", "bearer", "both"] as const) {
      const other = await api.call(endpoints[name], { ...input(), as: bina, by });
      expect(other.status).toBe(403);
      expect(JSON.stringify(other.body)).not.toContain(asha.user.email);
    }
  });

  test("every call that needs a session is in the matrix or asks for a row", () => {
    const owned = Object.entries(endpoints)
      .filter(([, endpoint]) => endpoint.access === "owner")
      .map(([name]) => name);
    expect([...scoped.map(([name]) => name), "checkout"].toSorted()).toEqual(owned.toSorted());
  });

  test("[API-36] the owner is known by cookie, by bearer token and by both", async () => {
    for (const by of ["cookie", "bearer", "both"] as const) {
      const answer = await api.call(endpoints.getUser, { ...profileOf(asha), as: asha, by });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(asha.user);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
    }
  });

  test("a cookie and a token of different users are refused", async () => {
    const answer = await api.call(endpoints.getUser, {
      ...profileOf(asha),
      as: asha,
      headers: { authorization: `Bearer ${bina.token}` },
    });
    expect(answer.status).toBe(401);
  });

  test("a read with the cookie of an ended session clears none: it may be answered after the next login", async () => {
    const answer = await api.call(endpoints.getCart, {
      params: { userId: asha.user.id },
      headers: { cookie: "sid=ended; XSRF-TOKEN=ended" },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("a token that nobody was given is 401, in whatever form it comes", async () => {
    for (const authorization of ["Bearer x", "Bearer ", "Basic x", `Bearer ${"x".repeat(5000)}`]) {
      const answer = await api.call(endpoints.getUser, {
        ...profileOf(asha),
        headers: { authorization },
      });
      expect(answer.status).toBe(401);
    }
  });
});

describe("requests of other sites", () => {
  const update = () => ({ ...profileOf(bina), body: { ...bina.user } });

  test("a change by cookie needs the token of that very session", async () => {
    const { "XSRF-TOKEN": foreign = "" } = asha.cookies;
    const attempts: Record<string, string>[] = [
      {},
      { "x-xsrf-token": "" },
      { "x-xsrf-token": foreign },
    ];
    for (const headers of attempts) {
      const answer = await api.call(endpoints.updateUser, {
        ...update(),
        cookies: bina.cookies,
        headers,
      });
      expect(answer.status).toBe(403);
    }
    const fitting = await api.call(endpoints.updateUser, { ...update(), as: bina });
    expect(fitting.status).toBe(200);
  });

  test("a change by bearer token needs none", async () => {
    const answer = await api.call(endpoints.updateUser, { ...update(), as: bina, by: "bearer" });
    expect(answer.status).toBe(200);
  });

  test("a cookie beside a bearer token of the same account needs none", async () => {
    const answer = await api.call(endpoints.updateUser, {
      ...update(),
      cookies: bina.cookies,
      headers: { authorization: `Bearer ${bina.token}` },
    });
    expect(answer.status).toBe(200);
  });

  test("the token's cookie comes back when the browser lost it", async () => {
    const answer = await api.call(endpoints.getUser, {
      ...profileOf(bina),
      cookies: { sid: bina.cookies["sid"] ?? "" },
    });
    expect(answer.cookies).toEqual([{ name: "XSRF-TOKEN", value: bina.cookies["XSRF-TOKEN"] }]);
  });

  const credentials = { email: "demo@pallu.test", password: "weave-and-wear-26" };

  test.each([
    ["cross-site", { "sec-fetch-site": "cross-site" }, 403],
    ["same-site", { "sec-fetch-site": "same-site" }, 403],
    ["a foreign origin", { origin: "https://elsewhere.example" }, 403],
    ["an opaque origin", { origin: "null" }, 403],
    ["same-origin", { "sec-fetch-site": "same-origin" }, 200],
    ["its own origin", { origin: "http://localhost:4000", host: "localhost:4000" }, 200],
    ["no browser", {}, 200],
  ])("logging in from %s", async (_name, headers, status) => {
    const answer = await api.call(endpoints.login, { body: credentials, headers });
    expect(answer.status).toBe(status);
  });
});

describe("the life of a session", () => {
  test("logout ends cookie and token, and needs the CSRF token", async () => {
    const visitor = await api.login();
    const without = await api.call(endpoints.logout, {
      cookies: { sid: visitor.cookies["sid"] ?? "" },
    });
    expect(without.status).toBe(403);
    const done = await api.call(endpoints.logout, { as: visitor });
    expect(done.status).toBe(200);
    expect(done.cookies).toEqual([
      { name: "sid", value: "" },
      { name: "XSRF-TOKEN", value: "" },
    ]);
    for (const by of ["cookie", "bearer"] as const) {
      const after = await api.call(endpoints.getUser, { ...profileOf(visitor), as: visitor, by });
      expect(after.status).toBe(401);
    }
  });

  test("logging out without a session does nothing", async () => {
    expect((await api.call(endpoints.logout)).status).toBe(200);
  });

  test("every login has secrets of its own, and none of them is stored", async () => {
    const [first, second] = [await api.login(), await api.login()];
    const secrets = [first, second].flatMap(({ token, cookies }) => [token, cookies["sid"] ?? ""]);
    expect(new Set(secrets).size).toBe(4);
    const stored = JSON.stringify(await api.db.select().from(sessions));
    for (const secret of secrets) expect(stored).not.toContain(secret);
  });

  test("a login ends the session it comes with, and takes on no secret that somebody else chose", async () => {
    const before = await api.login();
    const foreign = "chosen-by-somebody-else-0123456789abcdefghi";
    for (const sid of [before.cookies["sid"] ?? "", foreign]) {
      const answer = await api.call(endpoints.login, {
        body: { email: bina.user.email, password: "visitor-2-password" },
        cookies: { sid },
      });
      const given = answer.cookies.find(({ name }) => name === "sid")?.value;
      expect(given).toMatch(/^[\w-]{43}$/);
      expect([before.cookies["sid"], foreign]).not.toContain(given);
      const after = await api.call(endpoints.getCart, {
        params: { userId: bina.user.id },
        cookies: { sid },
      });
      expect(after.status).toBe(401);
    }
    const { status } = await api.call(endpoints.getUser, {
      ...profileOf(before),
      as: before,
      by: "bearer",
    });
    expect(status).toBe(401);
  });

  test("it ends with the account", async () => {
    const leaver = await api.newVisitor();
    const statusOf = async (by: "cookie" | "bearer") =>
      (await api.call(endpoints.getUser, { ...profileOf(leaver), as: leaver, by })).status;
    expect([await statusOf("cookie"), await statusOf("bearer")]).toEqual([200, 200]);
    await api.db.delete(users).where(eq(users.id, leaver.user.id));
    expect([await statusOf("cookie"), await statusOf("bearer")]).toEqual([401, 401]);
  });

  test("it ends after 14 idle days, and after 30 days in any case", async () => {
    const idle = await api.login();
    const busy = await api.login();
    const statusOf = async (visitor: Visitor) =>
      (await api.call(endpoints.getUser, { ...profileOf(visitor), as: visitor })).status;
    const start = api.clock.now();
    api.clock.advance(days(13));
    expect(await statusOf(busy)).toBe(200);
    api.clock.advance(days(2));
    expect(await statusOf(idle)).toBe(401);
    expect(await statusOf(busy)).toBe(200);
    api.clock.advance(days(13));
    expect(await statusOf(busy)).toBe(200);
    api.clock.advance(days(3));
    expect(await statusOf(busy)).toBe(401);
    api.clock.set(start);
  });

  test("over https the cookies are bound to the host and Secure", async () => {
    const secure = await createTestApi({ config: { publicUrl: "https://shop.example" } });
    const answer = await secure.app.inject({
      method: "POST",
      url: calls.login.path,
      payload: { email: "demo@pallu.test", password: "weave-and-wear-26" },
    });
    expect(answer.cookies).toMatchObject([
      { name: "__Host-browser", secure: true, httpOnly: true, sameSite: "Lax", path: "/" },
      { name: "__Host-sid", secure: true, httpOnly: true, sameSite: "Lax", path: "/" },
      { name: "XSRF-TOKEN", secure: true, sameSite: "Lax", path: "/" },
    ]);
    await secure.close();
  });
});
