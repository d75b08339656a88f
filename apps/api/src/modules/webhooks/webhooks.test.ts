import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, RequestListener, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import { fastify } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { anyTargets, publicTargets } from "../../http/targets.ts";
import { OPERATOR, openOpsShop } from "../../testing/opsCaller.ts";
import { createTestDatabase } from "../../testing/testDatabase.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { startWorker } from "../../worker.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { deleteWebhook, holdDeliveries, insertWebhook, queueEvents } from "./webhooks.repo.ts";
import { MAX_DELIVERY_TRIES, deliveryDelay } from "./webhooks.rules.ts";
import { createDeliveries } from "./webhooks.service.ts";
import type { DeliveryRules } from "./webhooks.service.ts";
import { webhookDeliveries, webhooks } from "./webhooks.tables.ts";

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const shop = openForFile(() => openOpsShop({ WEBHOOK_TARGETS: "any" }));
let server: Server;
let origin: string;
let received: Received[];
/** The receiver's handler for an event. */
let respond: RequestListener;
beforeEach(async () => {
  await shop.db.delete(webhooks);
  await shop.db.delete(auditEntries);
  received = [];
  respond = (_request, response) => void response.writeHead(204).end();
  server = createServer((request, response) => {
    void readText(request).then((body) => {
      received.push({ url: request.url, headers: request.headers, body });
      respond(request, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const deliveriesOf = (rules: Partial<DeliveryRules> = {}) => {
  const failures: object[] = [];
  const log = { warn: (failure: object) => void failures.push(failure) };
  const given = { targets: anyTargets, ...rules };
  return { ...createDeliveries(shop.db, shop.clock, given, log as never), failures };
};

/** Sends the due events and returns the failures. */
const send = async (rules: Partial<DeliveryRules> = {}) => {
  const { start, finished, failures } = deliveriesOf(rules);
  await start();
  await finished();
  return failures;
};

const addWebhook = async (url = `${origin}/hook`): Promise<{ id: string; secret: string }> => {
  const { code, lines } = await shop.ops("webhook:add", url);
  expect(code).toBe(0);
  return { id: lines[0]?.split(" ")[0] ?? "", secret: lines[1] ?? "" };
};

const addOrder = async (): Promise<string> => {
  const id = `PL-${String(Math.random()).slice(2, 12)}`;
  await shop.db.execute(sql`
    INSERT INTO orders (id, submission_key, currency, sub_total_paise, discount_paise, sub_total_minor, discount_minor,
      total_minor, full_name, email, phone_no, town_city, zip_code, address_line_1, address_line_2, additional_text, created_at)
    VALUES (${id}, ${id}, 'INR', 1, 0, 1, 0, 1, 'Canary Name', 'canary@pallu.test', '', '', '', '', '', '', now())`);
  return id;
};

const confirm = async (): Promise<string> => {
  const id = await addOrder();
  expect((await shop.ops("order:confirm", id, "--reason", "Canary Reason")).code).toBe(0);
  return id;
};

const stored = () => shop.db.select().from(webhookDeliveries);

describe("an event", () => {
  test("is signed by the Standard Webhooks scheme and delivered once, with ids and states alone", async () => {
    const { secret } = await addWebhook();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const orderId = await confirm();
    expect(await send()).toEqual([]);
    expect(await send()).toEqual([]);
    expect(received).toHaveLength(1);
    const [{ url, headers, body } = { url: "", headers: {}, body: "" }] = received;
    expect(url).toBe("/hook");
    expect(JSON.parse(body)).toEqual({
      type: "order.confirmed",
      timestamp: shop.clock.now().toISOString(),
      data: { orderId, before: "placed", after: "confirmed" },
    });
    const id = String(headers["webhook-id"]);
    const timestamp = String(headers["webhook-timestamp"]);
    expect(id).toMatch(/^msg_[\da-f-]{36}$/);
    expect(timestamp).toBe(String(Math.floor(shop.clock.now().getTime() / 1000)));
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    expect(key).toHaveLength(32);
    const signature = createHmac("sha256", key)
      .update(`${id}.${timestamp}.${body}`)
      .digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
    expect(headers["content-type"]).toBe("application/json");
    expect(JSON.stringify(received)).not.toMatch(/canary/i);
    expect(await stored()).toMatchObject([{ id, attempts: 1, deliveredAt: shop.clock.now() }]);
  });

  test("goes to every webhook, for an order and for its payment", async () => {
    await addWebhook(`${origin}/one`);
    await addWebhook(`${origin}/two`);
    const id = await confirm();
    await shop.ops("order:paid", id);
    await send();
    const events = received.map(
      ({ url, body }) => `${url} ${(JSON.parse(body) as { type: string }).type}`,
    );
    expect(events.toSorted()).toEqual([
      "/one order.confirmed",
      "/one payment.paid",
      "/two order.confirmed",
      "/two payment.paid",
    ]);
  });

  test("is not stored for a change that is refused, undone or before the webhook", async () => {
    const id = await confirm();
    await addWebhook();
    await shop.ops("order:deliver", id);
    await shop.ops("order:pack", id, "--dry-run");
    expect(await stored()).toEqual([]);
    await shop.db.execute(sql`ALTER TABLE webhook_deliveries RENAME TO deliveries_gone`);
    expect((await shop.ops("order:pack", id)).code).toBe(1);
    await shop.db.execute(sql`ALTER TABLE deliveries_gone RENAME TO webhook_deliveries`);
    expect((await shop.ops("order:pack", id)).lines).toEqual([`${id}: confirmed → packed`]);
  });

  test("is taken by one of several workers", async () => {
    await addWebhook();
    for (let i = 0; i < 30; i++) await confirm();
    await Promise.all([send(), send(), send()]);
    expect(received).toHaveLength(30);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(30);
  });

  test("is delivered by the worker of a running shop", async () => {
    await addWebhook();
    await confirm();
    const stop = startWorker({ ...shop, db: shop.database.db }, fastify({ logger: false }).log);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 });
    await stop();
  });
});

describe("a receiver", () => {
  test("that fails is tried again with longer pauses, under the same id, and given up in the end", async () => {
    respond = (_request, response) => void response.writeHead(500).end("Canary answer");
    const { id: webhookId } = await addWebhook();
    await confirm();
    expect(await send()).toEqual([{ webhookId, reason: "answered 500" }]);
    for (let tries = 1; tries < MAX_DELIVERY_TRIES; tries++) {
      shop.clock.advance(deliveryDelay(tries) - 1);
      expect(await send()).toEqual([]);
      shop.clock.advance(1);
      expect(await send()).toHaveLength(1);
    }
    shop.clock.advance(deliveryDelay(99));
    expect(await send()).toEqual([]);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(received).toHaveLength(MAX_DELIVERY_TRIES);
    const [event] = await stored();
    expect(event).toMatchObject({ attempts: MAX_DELIVERY_TRIES, lastError: "answered 500" });
    expect(event?.failedAt).not.toBeNull();

    const listed = (await shop.ops("webhook:list")).lines.join("\n");
    expect(listed).toContain(event?.id);
    expect(listed).not.toMatch(/canary|whsec_/i);
    respond = (_request, response) => void response.writeHead(200).end();
    expect(await shop.ops("webhook:replay", webhookId)).toEqual({
      code: 0,
      lines: ["1 event is sent again."],
    });
    expect(await send()).toEqual([]);
    expect((await stored())[0]?.deliveredAt).toEqual(shop.clock.now());
    expect((await shop.ops("webhook:replay", event?.id ?? "")).code).toBe(0);
    expect(
      (await shop.db.select().from(auditEntries).orderBy(auditEntries.id)).slice(-2),
    ).toMatchObject([
      { action: "webhook:replay", target: `webhook event ${webhookId}`, after: { events: 1 } },
      { action: "webhook:replay", target: `webhook event ${event?.id}`, after: { events: 1 } },
    ]);
    expect(await send()).toEqual([]);
    expect(received).toHaveLength(MAX_DELIVERY_TRIES + 2);
  });

  test("that redirects is not followed", async () => {
    respond = (request, response) =>
      void (request.url === "/hook"
        ? response.writeHead(307, { location: `${origin}/elsewhere` }).end()
        : response.writeHead(200).end());
    await addWebhook();
    await confirm();
    expect(await send()).toMatchObject([{ reason: "answered 307" }]);
    expect(received.map(({ url }) => url)).toEqual(["/hook"]);
  });

  test.each([
    ["hangs up", ""],
    ["changes the protocol", "HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"],
    ["speaks no HTTP", "hello\r\n\r\n"],
  ])("that %s is tried again later", async (_what, text) => {
    respond = (request) => void request.socket.end(text);
    await addWebhook();
    await confirm();
    expect(await send({ timeoutMs: 1000 })).toHaveLength(1);
    expect((await stored())[0]).toMatchObject({ attempts: 1, deliveredAt: null, failedAt: null });
  });

  test("that never answers costs the time of a try alone", async () => {
    respond = () => undefined;
    await addWebhook();
    await confirm();
    expect(await send({ timeoutMs: 200 })).toMatchObject([{ reason: "no answer within 0.2 s" }]);
  });

  test("that answers without end is read no further than a bound", async () => {
    let sent = 0;
    respond = (_request, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(16 * 1024);
      const more = (): void => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on("drain", more);
      more();
    };
    await addWebhook();
    await confirm();
    expect(await send({ timeoutMs: 20_000 })).toEqual([]);
    // At most the buffers of the two sockets.
    expect(sent).toBeLessThan(32 * 1024 * 1024);
    expect((await stored())[0]?.deliveredAt).not.toBeNull();
  });

  test("that is silent delays no other, neither its waiting events nor new ones, and is paused", async () => {
    const held: ServerResponse[] = [];
    respond = (request, response) => {
      if (request.url === "/silent") held.push(response);
      else response.writeHead(204).end();
    };
    await addWebhook(`${origin}/silent`);
    await addWebhook(`${origin}/fast`);
    const arrived = (url: string) => received.filter((event) => event.url === url).length;
    for (let order = 0; order < 25; order++) await confirm();
    const { start, finished, failures } = deliveriesOf({ timeoutMs: 60_000 });
    await start();
    await vi.waitFor(() => expect(arrived("/fast")).toBe(25), { timeout: 20_000 });
    await confirm();
    await start();
    await vi.waitFor(() => expect(arrived("/fast")).toBe(26), { timeout: 10_000 });
    expect(arrived("/silent")).toBe(5);
    expect(failures).toEqual([]);
    respond = (_request, response) => void response.writeHead(204).end();
    for (const response of held) response.writeHead(204).end();
    await finished();
    expect(arrived("/silent")).toBe(26);
  });

  test("that did not answer in time gets nothing for a while, and its waiting events lose no try", async () => {
    respond = () => undefined;
    await addWebhook();
    for (let order = 0; order < 12; order++) await confirm();
    const { start, finished } = deliveriesOf({ timeoutMs: 100, pauseMs: 60_000 });
    await start();
    await finished();
    const tried = (await stored()).filter(({ attempts }) => attempts > 0).length;
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(5);
    shop.clock.advance(deliveryDelay(1));
    await start();
    await finished();
    expect((await stored()).filter(({ attempts }) => attempts > 0)).toHaveLength(tried);
    const again = deliveriesOf();
    respond = (_request, response) => void response.writeHead(204).end();
    await again.start();
    await again.finished();
    for (const event of await stored()) expect(event.deliveredAt).not.toBeNull();
  });

  test("that answers 200 and sends the body slowly has the event, once", async () => {
    respond = (_request, response) => void response.writeHead(200).write("a");
    await addWebhook();
    await confirm();
    expect(await send({ timeoutMs: 60_000 })).toEqual([]);
    expect(await stored()).toMatchObject([{ attempts: 1, deliveredAt: shop.clock.now() }]);
    expect(await send()).toEqual([]);
    expect(received).toHaveLength(1);
  });

  test("that has its event leaves nothing at the signal, which lives as long as the worker", async () => {
    const { signal } = new AbortController();
    const contents = (): string =>
      inspect(signal, { customInspect: false, showHidden: true, depth: 2 });
    const before = contents();
    await addWebhook();
    await confirm();
    expect(await send({ signal })).toEqual([]);
    expect(received).toHaveLength(1);
    await vi.waitFor(() => expect(contents()).toBe(before));
  });

  test("that is not there keeps no other from its events", async () => {
    await addWebhook("http://127.0.0.1:1/");
    await addWebhook();
    await confirm();
    expect(await send()).toMatchObject([{ reason: expect.stringContaining("ECONNREFUSED") }]);
    expect(received).toHaveLength(1);
  });

  test("whose name leads to a private IP address is refused when it is connected to", async () => {
    const { port } = server.address() as AddressInfo;
    await addWebhook(`https://localhost:${port}/hook`);
    await confirm();
    let connections = 0;
    server.on("connection", () => connections++);
    expect(await send({ targets: publicTargets })).toMatchObject([
      { reason: "the host name resolves to a private IP address" },
    ]);
    expect([connections, received]).toEqual([0, []]);
  });

  test("with a private IP address that was stored is not sent to", async () => {
    await addWebhook();
    await confirm();
    expect(await send({ targets: publicTargets })).toMatchObject([
      { reason: "it does not begin with https://" },
    ]);
    expect(received).toEqual([]);
  });
});

describe("commands", () => {
  test("add, list and remove a webhook; the secret is shown once and stands in no entry", async () => {
    const { id, secret } = await addWebhook(`${origin}/hook?token=canary`);
    await confirm();
    const list = await shop.ops("webhook:list", "--json");
    expect(JSON.parse(list.lines[0] ?? "")).toMatchObject({
      webhooks: [{ id, url: `${origin}/hook?token=canary`, waiting: 1, held: 0, failed: 0 }],
      failed: [],
    });
    expect((await shop.ops("webhook:remove", id)).code).toBe(0);
    expect(await stored()).toEqual([]);
    expect((await shop.ops("webhook:list")).lines).toEqual(["There is no webhook."]);
    const entries = await shop.db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { actor: OPERATOR, action: "webhook:add", target: `webhook ${id}`, after: { origin } },
      { action: "order:confirm" },
      { action: "webhook:remove", target: `webhook ${id}` },
    ]);
    for (const text of [JSON.stringify(entries), ...list.lines])
      expect(text).not.toContain(secret.slice(6));
    expect(JSON.stringify(entries)).not.toContain("canary");
  });

  test("say at once that a host has a private IP address, and that one cannot be resolved", async () => {
    const open = await openOpsShop();
    expect(await open.ops("webhook:add", "https://localhost/hook")).toEqual({
      code: 2,
      lines: [
        "Events cannot be sent to 'https://localhost/hook': the host name resolves to a private IP address.",
      ],
    });
    expect(await open.db.$count(webhooks)).toBe(0);
    const { code, lines } = await open.ops("webhook:add", "https://nobody.invalid/hook");
    expect([code, lines.at(-1)]).toEqual([
      0,
      expect.stringMatching(
        /^Warning: nobody\.invalid cannot be resolved now \(.+\)\. Events wait for it\.$/,
      ),
    ]);
    await open.close();
  });

  test("send or delete the events that a restore holds", async () => {
    const { id } = await addWebhook();
    await confirm();
    const hold = () => holdDeliveries(shop.db, shop.clock.now());
    expect(await hold()).toBe(1);
    expect(await send()).toEqual([]);
    expect(received).toEqual([]);
    expect((await shop.ops("webhook:list")).lines[1]).toMatch(/^wh_\S+ +0 +1 +0 /);
    expect((await shop.ops("webhook:release", id)).lines).toEqual(["1 held events are sent."]);
    await send();
    expect(received).toHaveLength(1);
    expect(await shop.ops("webhook:release", id)).toMatchObject({ code: 1 });
    await confirm();
    await hold();
    expect((await shop.ops("webhook:drop", id)).code).toBe(2);
    expect((await shop.ops("webhook:drop", id, "--yes")).lines).toEqual([
      "1 held events are deleted.",
    ]);
    expect(await stored()).toHaveLength(1);
    const entries = await shop.db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.filter(({ action }) => /release|drop/.test(action))).toMatchObject([
      { action: "webhook:release", target: `webhook ${id}`, before: { held: 1 } },
      { action: "webhook:drop", target: `webhook ${id}`, after: { held: 0 } },
    ]);
  });

  test("refuse ids that nothing has", async () => {
    expect((await shop.ops("webhook:remove", "wh_0")).lines).toEqual(["There is no webhook wh_0."]);
    expect(await shop.ops("webhook:replay", "msg_0")).toMatchObject({ code: 1 });
    expect(await shop.ops("webhook:add", "nothing")).toMatchObject({ code: 2 });
  });
});

test("a webhook that is removed while an order changes does not stop the change, and gets no event", async () => {
  const database = await createTestDatabase("fixture", "postgres");
  const { read, write } = database.db;
  const now = shop.clock.now();
  const removed = await insertWebhook(write, `${origin}/removed`, now);
  const kept = await insertWebhook(write, `${origin}/kept`, now);
  const event = { type: "order.confirmed", data: { orderId: "PL-1" } };
  let change: Promise<void> | undefined;
  await write.transaction(async (tx) => {
    await deleteWebhook(tx, removed.id);
    change = write.transaction((other) => queueEvents(other, [event], now));
    await vi.waitFor(async () => {
      const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(await rowsOf(read, waiting)).toHaveLength(1);
    });
  });
  await change;
  const rows = await write.select().from(webhookDeliveries);
  expect(rows.map(({ webhookId }) => webhookId)).toEqual([kept.id]);
  await database.close();
});
