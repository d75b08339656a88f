import { calls } from "@pallu/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { minutes } from "../../clock.ts";
import { demoAccount } from "../../seed/seedAccount.ts";
import { createTestApi } from "../../testing/index.ts";
import type { StaffMember } from "../../testing/index.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { findUser } from "../users/users.repo.ts";
import { deskExportEndpoints } from "./deskExports.rules.ts";
import { deskFileEndpoints } from "./deskFiles.rules.ts";
import { deskImportEndpoints } from "./deskImports.rules.ts";
import { deskSettingEndpoints } from "./deskSettings.rules.ts";

const api = openForFile(() =>
  createTestApi({ config: { webhookTargets: "any", smtpUrl: "smtp://a:secret@b.c" } }),
);
let owner: StaffMember;
let helper: StaffMember;
beforeAll(async () => {
  owner = await api.staff("owner");
  helper = await api.staff("staff");
});
beforeEach(async () => {
  await api.db.delete(auditEntries);
});

const audited = () => api.db.select().from(auditEntries).orderBy(auditEntries.id);

const endpoints = { ...deskSettingEndpoints, ...deskExportEndpoints };
const bodies: Partial<Record<keyof typeof endpoints, object>> = {
  addKey: { name: "x", scopes: ["stock:read"], expires: "2030-01-01" },
  addWebhook: { url: "https://example.com" },
  exportPerson: { person: "nobody" },
  erasePerson: { person: "nobody" },
};
const params = { name: "x", webhookId: "x", file: "products.csv" };

test.each(Object.keys(deskSettingEndpoints) as (keyof typeof deskSettingEndpoints)[])(
  "%s is for owners only",
  async (name) => {
    const body = bodies[name];
    const input = { params, ...(body && { body }) };
    expect((await api.call(endpoints[name], { ...input, as: helper })).status).toBe(403);
    expect([401, 403]).toContain((await api.call(endpoints[name], input)).status);
  },
);

describe("keys", () => {
  const add = (change: object = {}) =>
    api.call(deskSettingEndpoints.addKey, {
      as: owner,
      body: { name: "till", scopes: ["stock:read"], expires: "2030-01-01", ...change },
    });

  test("are shown once, listed without their secret, used and revoked at once", async () => {
    const added = await add();
    expect(added.status).toBe(201);
    const { key } = added.body as { key: string };
    expect(key).toMatch(/^pallu_key_/);
    const listed = await api.call(deskSettingEndpoints.listKeys, { as: owner });
    expect(listed.body).toMatchObject({
      keys: [{ name: "till", scopes: ["stock:read"], lastUsedAt: null, revokedAt: null }],
    });
    expect(JSON.stringify(listed.body)).not.toContain(key);
    const use = () =>
      api.app.inject({ url: "/api/merchant/stock", headers: { authorization: `Bearer ${key}` } });
    expect((await use()).statusCode).toBe(200);
    const revoke = () =>
      api.call(deskSettingEndpoints.revokeKey, { as: owner, params: { name: "till" } });
    expect((await revoke()).status).toBe(200);
    expect((await use()).statusCode).toBe(401);
    expect((await revoke()).status).toBe(409);
    expect(await audited()).toMatchObject([
      { actorKind: "staff", actor: owner.email, action: "key:add", target: "key till" },
      { action: "key:revoke", target: "key till" },
    ]);
  });

  test("need another name, a scope, and a day to come", async () => {
    expect((await add()).status).toBe(409);
    expect((await add({ name: "Upper Case" })).status).toBe(422);
    expect((await add({ name: "b", scopes: [] })).status).toBe(422);
    expect((await add({ name: "b", scopes: ["staff:write"] })).status).toBe(422);
    expect((await add({ name: "b", expires: "2020-01-01" })).status).toBe(422);
  });

  test("ask for the second factor again after ten minutes", async () => {
    api.clock.advance(minutes(11));
    expect((await add({ name: "c" })).body).toMatchObject({ code: "confirm_required" });
    api.clock.advance(-minutes(11));
  });
});

describe("webhooks", () => {
  test("are added with a secret that is shown once, listed and removed", async () => {
    const url = "http://localhost:9/hook";
    const added = await api.call(deskSettingEndpoints.addWebhook, { as: owner, body: { url } });
    expect(added).toMatchObject({ status: 201, body: { url } });
    const { id, secret } = added.body as { id: string; secret: string };
    expect(secret).toMatch(/^whsec_/);
    const listed = await api.call(deskSettingEndpoints.listWebhooks, { as: owner });
    expect(listed.body).toMatchObject({ webhooks: [{ id, url, waiting: 0 }], deliveries: [] });
    expect(JSON.stringify(listed.body)).not.toContain(secret);
    const replayed = await api.call(deskSettingEndpoints.replayEvents, {
      as: owner,
      params: { webhookId: id },
    });
    expect(replayed.status).toBe(404);
    const remove = () =>
      api.call(deskSettingEndpoints.removeWebhook, { as: owner, params: { webhookId: id } });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  test("of an address that is none are refused in words", async () => {
    const body = { url: "not a url" };
    const refused = await api.call(deskSettingEndpoints.addWebhook, { as: owner, body });
    expect(refused.status).toBe(422);
    expect((refused.body as { message: string }).message).toContain("Events cannot be sent");
  });
});

test("the environment is shown with the names of variables, without secrets, and the backup", async () => {
  const { body } = await api.call(deskSettingEndpoints.showSettings, { as: owner });
  expect(body).toMatchObject({
    environment: expect.arrayContaining([
      { name: "SMTP_URL", isSet: true, value: null, isSecret: true },
      { name: "SEED", isSet: false, value: "demo", isSecret: false },
      { name: "PUBLIC_URL", isSet: false, value: null, isSecret: false },
    ]),
    backup: { state: "warning", message: expect.stringContaining("There is no backup") },
  });
  expect(JSON.stringify(body)).not.toContain("secret@");
});

describe("a person", () => {
  test("is exported by id or address, which the log says without a name", async () => {
    const { email } = demoAccount;
    const answer = await api.call(deskSettingEndpoints.exportPerson, {
      as: owner,
      body: { person: email },
    });
    const { id, content } = answer.body as { id: string; content: string };
    expect(JSON.parse(content)).toMatchObject({ profile: { id, email } });
    const entries = await audited();
    expect(entries).toMatchObject([{ action: "user:export", target: `account ${id}` }]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  test("is erased only without dryRun", async () => {
    const visitor = await api.newVisitor();
    const { id } = visitor.user;
    const erase = (dryRun: boolean) =>
      api.call(deskSettingEndpoints.erasePerson, { as: owner, body: { person: id, dryRun } });
    expect(await erase(true)).toMatchObject({
      status: 200,
      body: { dryRun: true, id, orders: 0, unendedOrders: [] },
    });
    expect(await findUser(api.db, id)).toBeDefined();
    expect((await erase(false)).status).toBe(200);
    expect(await findUser(api.db, id)).toBeUndefined();
    expect((await erase(false)).status).toBe(404);
    expect(await audited()).toMatchObject([{ action: "user:delete", actor: owner.email }]);
  });
});

describe("downloads", () => {
  test.each(["products.csv", "variants.csv", "subcategories.csv"])(
    "%s is a file as an import reads it",
    async (file) => {
      const answer = await api.call(deskExportEndpoints.exportCatalogue, {
        as: helper,
        params: { file },
      });
      expect(answer.headers).toMatchObject({
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${file}"`,
      });
      expect(String(answer.body)).toMatch(/^\uFEFFid,/);
      expect(String(answer.body).split("\n").length).toBeGreaterThan(3);
    },
  );

  test("orders for accounting are for owners who have confirmed, and the log names the days", async () => {
    const url = "/api/desk/exports/orders?from=2026-01-01&to=2026-01-31";
    const get = (as: StaffMember) =>
      api.app.inject({ url, cookies: as.cookies, headers: { "sec-fetch-site": "same-origin" } });
    expect((await get(helper)).statusCode).toBe(403);
    const answer = await get(owner);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^\uFEFForderId,placedAt,/);
    expect(await audited()).toMatchObject([
      { action: "order:export", after: { from: "2026-01-01", to: "2026-01-31", orders: 0 } },
    ]);
    api.clock.advance(minutes(11));
    expect((await get(owner)).json()).toMatchObject({ code: "confirm_required" });
    api.clock.advance(-minutes(11));
  });
});

describe("a file in parts", () => {
  const send = (id: string, offset: number, payload: Buffer | string, headers: object = {}) =>
    api.app.inject({
      method: "PUT",
      url: `/api/desk/files/${id}/parts/${offset}`,
      cookies: helper.cookies,
      headers: {
        "content-type": "application/octet-stream",
        "sec-fetch-site": "same-origin",
        "x-desk-token": helper.deskToken,
        ...headers,
      },
      payload,
    });

  test("is checked as a catalogue when all has arrived, and not before", async () => {
    const content = Buffer.from("id,subcategory,name,offer_price,description\nx,nowhere,X,1,Y\n");
    const begun = await api.call(deskFileEndpoints.beginFile, {
      as: helper,
      body: { name: "products.csv", bytes: content.length },
    });
    expect(begun.status).toBe(201);
    const { id } = begun.body as { id: string };
    expect((await send(id, 0, content.subarray(0, 20))).json()).toMatchObject({ received: 20 });
    const start = () =>
      api.call(deskImportEndpoints.startImport, { as: helper, body: { files: [id] } });
    expect((await start()).body).toMatchObject({ code: "incomplete_file" });
    expect((await send(id, 20, content.subarray(20))).statusCode).toBe(200);
    const started = await start();
    expect(started.status).toBe(201);
    const { id: importId } = started.body as { id: string };
    await expect
      .poll(async () => {
        const answer = await api.call(deskImportEndpoints.showImport, {
          as: helper,
          params: { importId },
        });
        return answer.body;
      })
      .toMatchObject({
        state: "faulty",
        createdBy: expect.stringContaining("Asha Rao"),
        issues: [
          { file: "products.csv", line: 2, column: "subcategory" },
          { file: "products.csv", line: 2, column: "id" },
        ],
      });
  });

  test("needs the token, and is refused above 200 MB, above 1 MiB a part and as JSON", async () => {
    const begin = (bytes: number) =>
      api.call(deskFileEndpoints.beginFile, { as: helper, body: { name: "x.csv", bytes } });
    expect((await begin(200 * 1024 * 1024 + 1)).status).toBe(422);
    const { id } = (await begin(5_000_000)).body as { id: string };
    expect((await send(id, 0, "a", { "x-desk-token": "no" })).statusCode).toBe(403);
    expect((await send(id, 0, Buffer.alloc(1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await send("nothing", 0, "a")).statusCode).toBe(404);
    const bytesElsewhere = await api.app.inject({
      method: "POST",
      url: calls.sendContact.path,
      headers: { "content-type": "application/octet-stream" },
      payload: "a",
    });
    expect(bytesElsewhere.statusCode).toBe(415);
  });
});
