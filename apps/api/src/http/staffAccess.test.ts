import { endpoints } from "@pallu/contract/schemas";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMs, hours, minutes } from "../clock.ts";
import { inviteStaff } from "../modules/desk/deskInvitations.service.ts";
import { deskRoutes } from "../modules/desk/desk.routes.ts";
import { createTestApi } from "../testing/index.ts";
import { openTestStaffSession } from "../testing/deskStaff.ts";
import type { StaffMember, TestApi, Visitor } from "../testing/index.ts";
import { openForFile } from "../testing/openForFile.ts";
import { staff } from "./auth/staff.tables.ts";
import type { StaffRole } from "./auth/staff.rules.ts";
import type { RouteDefinition } from "./route.ts";

const api = openForFile(createTestApi);
let routes: RouteDefinition[];
let owner: StaffMember;
let clerk: StaffMember;
let disabled: StaffMember;
let shopper: Visitor;
beforeAll(async () => {
  routes = deskRoutes({ db: api.database.db, clock: api.clock, config: api.config });
  owner = await api.staff("owner");
  clerk = await api.staff("staff");
  disabled = await api.staff("owner");
  const disabledAt = api.clock.now();
  await api.db.update(staff).set({ disabledAt }).where(eq(staff.id, disabled.id));
  shopper = await api.newVisitor();
});

/** Opens a session whose times are as long ago. */
const session = (
  member: StaffMember,
  age: { opened?: number; seen?: number; asked?: number } = {},
) => {
  const before = (milliseconds = 0): Date => addMs(api.clock.now(), -milliseconds);
  return openTestStaffSession(api.db, member, {
    createdAt: before(age.opened),
    seenAt: before(age.seen),
    confirmedAt: before(age.asked),
  });
};

interface Caller {
  cookies?: Record<string, string>;
  headers: Record<string, string>;
  /** Who the caller is to the server. Absent if nobody. */
  role?: StaffRole;
  /** How the request differs from one that a page of the desk sends. */
  lacks?: "page" | "origin" | "token" | "confirmation";
}

const ownPage = { "sec-fetch-site": "same-origin" };
const signedIn = (member: StaffMember, headers: Record<string, string> = ownPage) => ({
  cookies: member.cookies,
  headers: { "x-desk-token": member.deskToken, ...headers },
});
const foreign = async (headers: Record<string, string>): Promise<Caller> => ({
  ...signedIn(await session(owner), headers),
  lacks: "page",
});

/** Callers by what they are, each with a new session. */
const callers: Record<string, () => Promise<Caller> | Caller> = {
  nobody: () => ({ headers: ownPage }),
  "a shopper": () => ({
    headers: { ...ownPage, "x-xsrf-token": shopper.cookies["XSRF-TOKEN"] ?? "" },
    cookies: shopper.cookies,
  }),
  "a shopper's secret as the desk's cookie": () => ({
    headers: ownPage,
    cookies: { desk: shopper.cookies["sid"] ?? "" },
  }),
  "an owner": async () => ({ ...signedIn(await session(owner)), role: "owner" }),
  "a member of staff": async () => ({ ...signedIn(await session(clerk)), role: "staff" }),
  "an owner by Origin": async () => ({
    ...signedIn(await session(owner), { origin: "http://localhost:3000", host: "localhost:3000" }),
    role: "owner",
  }),
  "a disabled owner": async () => signedIn(await session(disabled)),
  "an owner who was idle for 8 hours": async () =>
    signedIn(await session(owner, { opened: hours(9), seen: hours(8) })),
  "an owner who signed in 24 hours ago": async () =>
    signedIn(await session(owner, { opened: hours(24) })),
  "an owner who confirmed 10 minutes ago": async () => ({
    ...signedIn(await session(owner, { opened: hours(1), asked: minutes(10) })),
    role: "owner",
    lacks: "confirmation",
  }),
  "an owner without the token": async () => ({
    cookies: (await session(owner)).cookies,
    headers: ownPage,
    role: "owner",
    lacks: "token",
  }),
  "an owner with the token of another session": async () => ({
    cookies: (await session(owner)).cookies,
    headers: { ...ownPage, "x-desk-token": owner.deskToken },
    role: "owner",
    lacks: "token",
  }),
  "an owner from another site": () => foreign({ "sec-fetch-site": "cross-site" }),
  "an owner from another host of the site": () => foreign({ "sec-fetch-site": "same-site" }),
  "an owner from the address bar": () => foreign({ "sec-fetch-site": "none" }),
  "an owner from another origin": () => foreign({ origin: "https://elsewhere.example" }),
  // Browsers send one of both headers with every write.
  "an owner without Sec-Fetch-Site and Origin": async () => ({
    ...signedIn(await session(owner), {}),
    role: "owner",
    lacks: "origin",
  }),
};

const isRead = ({ endpoint }: RouteDefinition): boolean => endpoint.call.method === "GET";
const maySee = (role: StaffRole, scope = ""): boolean =>
  role === "owner" || /^(?:orders|stock|messages|catalogue|coupons|log):/.test(scope);

/** Returns the code of the refusal that a caller must get, or "allowed". */
const expectedOf = (definition: RouteDefinition, { role, lacks }: Caller): string => {
  const { scope, openTo, confirm, endpoint } = definition;
  if (lacks === "page" || (lacks === "origin" && !isRead(definition))) return "cross_site";
  if (openTo === "everybody" || openTo === "invited") return "allowed";
  if (role === undefined) return "signed_out";
  if (lacks === "token" && !isRead(definition)) return "cross_site_token";
  if (openTo === undefined && !maySee(role, scope)) return "missing_scope";
  // Body and query are checked first, and these requests have none.
  const isValid = !endpoint.body && (endpoint.query?.safeParse({}).success ?? true);
  return lacks === "confirmation" && confirm === true && isValid ? "confirm_required" : "allowed";
};

const refusals = new Set([
  "not_found",
  "signed_out",
  "cross_site",
  "cross_site_token",
  "missing_scope",
  "confirm_required",
]);

const urlOf = ({ endpoint }: RouteDefinition): string =>
  endpoint.call.path.replaceAll(/:\w+/g, "nothing");

const ask = async (definition: RouteDefinition, { headers, cookies = {} }: Caller, by = api) => {
  const { method } = definition.endpoint.call;
  const answer = await by.app.inject({ method, url: urlOf(definition), headers, cookies });
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  const { code = "" } = isJson ? answer.json<{ code?: string }>() : {};
  return {
    found: answer.statusCode >= 400 && refusals.has(code) ? code : "allowed",
    headers: answer.headers,
  };
};

const nameOf = ({ endpoint: { call } }: RouteDefinition): string => `${call.method} ${call.path}`;

describe("who may do what at the desk", () => {
  test("every route below /api/desk is one of the list, and every one of the list is a route", () => {
    const registered = [...api.app.routeAccess].filter(([name]) => name.includes(" /api/desk"));
    expect(registered.filter(([, access]) => access !== "staff")).toEqual([]);
    const names = registered.map(([name]) => name).filter((name) => !name.startsWith("HEAD "));
    expect(names.toSorted()).toEqual(routes.map(nameOf).toSorted());
    expect(routes.length).toBeGreaterThan(30);
  });

  // The routes are known once the server is, so they are no rows of test.each.
  test("each call by each caller, by role and scope", async () => {
    const found: Record<string, Record<string, string>> = {};
    const expected: typeof found = {};
    for (const definition of routes) {
      const name = nameOf(definition);
      found[name] = {};
      expected[name] = {};
      for (const [who, callerOf] of Object.entries(callers)) {
        const caller = await callerOf();
        const answer = await ask(definition, caller);
        found[name][who] = answer.found;
        expected[name][who] = expectedOf(definition, caller);
        expect(answer.headers["cache-control"]).toMatch(/no-store$/);
        expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
      }
    }
    expect(found).toEqual(expected);
    console.info(`desk: ${routes.length} calls by ${Object.keys(callers).length} callers`);
  }, 120_000);

  test("what only an owner may do", () => {
    const ownerOnly = routes.filter(({ scope, openTo }) => !openTo && !maySee("staff", scope));
    const names = ownerOnly.map(nameOf);
    expect(names).toEqual(
      expect.arrayContaining([
        "GET /api/desk/staff",
        "POST /api/desk/staff/invitations",
        "PUT /api/desk/staff/:staffId/role",
        "GET /api/desk/reports/sales",
      ]),
    );
    const changes = routes.filter(({ scope }) => scope === "staff:write");
    expect(changes.length).toBeGreaterThan(4);
    expect(changes.every(({ confirm }) => confirm === true)).toBe(true);
  });
});

describe("cookies of the shop and of the desk", () => {
  test("do not open each other's sessions", async () => {
    const { cookies } = await session(owner);
    const { desk = "" } = cookies;
    const params = { userId: "me" };
    for (const tried of [cookies, { sid: desk }, { sid: desk, "XSRF-TOKEN": owner.deskToken }])
      expect((await api.call(endpoints.getCart, { params, cookies: tried })).status).toBe(401);
    const bearer = { authorization: `Bearer ${desk}` };
    expect((await api.call(endpoints.getCart, { params, headers: bearer })).status).toBe(401);
  });

  test("are set for the desk alone: HttpOnly, SameSite=Strict, and below /api/desk", async () => {
    const sign = async (by: TestApi, headers: Record<string, string>) => {
      const member = await by.staff("owner");
      const answer = await by.app.inject({
        method: "POST",
        url: "/api/desk/session",
        headers: { ...ownPage, ...headers },
        payload: {
          email: member.email,
          password: member.password,
          code: member.code(by.clock.now()),
        },
      });
      expect(answer.statusCode).toBe(200);
      return answer.headers["set-cookie"];
    };
    const attributes = "Max-Age=86400; Path=/api/desk; HttpOnly";
    expect(await sign(api, {})).toEqual([
      expect.stringMatching(new RegExp(`^desk=[\\w-]{43}; ${attributes}; SameSite=Strict$`)),
      expect.stringMatching(
        /^desk-browser=[\w-]{43}; .*Path=\/api\/desk; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const config = { publicUrl: "https://shop.example", deskUrl: "https://desk.example" };
    const { publicUrl } = config;
    const [shop, desk] = [
      await createTestApi({ seed: "none", config: { publicUrl } }),
      await createTestApi({ seed: "none", config }),
    ];
    expect(await sign(shop, {})).toEqual([
      expect.stringMatching(
        /^__Secure-desk=[^;]+; .*Path=\/api\/desk; HttpOnly; Secure; SameSite=Strict$/,
      ),
      expect.stringMatching(/^__Secure-desk-browser=[^;]+; .*Path=\/api\/desk; /),
    ]);
    expect(await sign(desk, { host: "desk.example" })).toEqual([
      expect.stringMatching(/^__Host-desk=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-desk-browser=[^;]+; .*Path=\/; /),
    ]);
    await shop.close();
    await desk.close();
  });
});

describe("without staff", () => {
  let empty: TestApi;
  beforeEach(async () => {
    empty = await createTestApi({ seed: "none" });
  });

  const answers = async (caller: Caller) => {
    const found = new Map<string, string[]>();
    for (const definition of routes) {
      const { found: code } = await ask(definition, caller, empty);
      found.set(code, [...(found.get(code) ?? []), nameOf(definition)]);
    }
    await empty.close();
    return found;
  };

  test("every call is 404, like an address that does not exist", async () => {
    expect([...(await answers({ headers: ownPage })).keys()]).toEqual(["not_found"]);
  });

  test("and with an invited owner those of the invitation answer alone", async () => {
    const context = { db: empty.db, clock: empty.clock, config: empty.config };
    const invited = { email: "asha@shop.example", role: "owner" } as const;
    await inviteStaff(context, invited, { kind: "operator", name: "asha" });
    const found = await answers({ headers: ownPage });
    expect(found.get("allowed")).toEqual([
      "GET /api/desk/session",
      "POST /api/desk/invitations/open",
      "POST /api/desk/invitations/accept",
    ]);
    expect([...found.keys()].toSorted()).toEqual(["allowed", "not_found"]);
  });
});

test("with DESK_URL the desk is at its host alone", async () => {
  const config = { publicUrl: "https://shop.example", deskUrl: "https://desk.example" };
  const apart = await createTestApi({ seed: "none", config });
  await apart.staff("owner");
  const statusAt = async (host: string, url = "/api/desk/session") =>
    (await apart.app.inject({ url, headers: { host } })).statusCode;
  expect(await statusAt("desk.example")).toBe(200);
  for (const host of ["shop.example", "desk.example:8080", "localhost"])
    expect(await statusAt(host)).toBe(404);
  for (const url of [
    "/api/products",
    "/api/docs",
    "/api/users/prove-email",
    "/api/merchant/orders",
  ])
    expect(await statusAt("desk.example", url)).toBe(404);
  expect(await statusAt("desk.example", "/api/health")).toBe(200);
  expect(await statusAt("shop.example", "/api/docs/json")).toBe(200);
  await apart.close();
});
