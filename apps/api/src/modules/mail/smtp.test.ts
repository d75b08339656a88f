import { eq, isNull } from "drizzle-orm";
import { fastify } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addMs, hours, minutes } from "../../clock.ts";
import { readConfig } from "../../config.ts";
import type { Config } from "../../config.ts";
import { createTestApi } from "../../testing/index.ts";
import { openMailServer } from "../../testing/mailServer.ts";
import type { MailServer } from "../../testing/mailServer.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { startWorker } from "../../worker.ts";
import { retentionClock } from "../privacy/retention.tables.ts";
import { queueMail } from "./mail.repo.ts";
import { retryDelay } from "./mail.rules.ts";
import { sendDueMails } from "./mail.service.ts";
import { outbox } from "./mail.tables.ts";
import { createMailer } from "./mailer.ts";

const api = openForFile(() => createTestApi({ seed: "none" }));
let server: MailServer;
beforeEach(async () => {
  await api.db.delete(outbox);
  server = await openMailServer();
});
afterEach(() => server.close());

const send = async (change: Partial<Config> = {}) => {
  const config = { ...api.config, smtpUrl: server.url, publicUrl: "https://shop.example" };
  const mailer = createMailer({ ...config, ...change }, async (orderId) =>
    Buffer.from(`%PDF of ${orderId}`),
  );
  const failures = await sendDueMails(api.db, api.clock, mailer.send);
  mailer.close();
  return failures;
};
const queue = (change: object = {}) =>
  queueMail(
    api.db,
    { to: "asha@pallu.test", subject: "Grüße – ₹500", text: "A line\n.\nand a dot", ...change },
    api.clock,
  );

test("a mail server gets each mail once, whole, for one recipient", async () => {
  await queue({
    attachments: [{ filename: "invoice.pdf", contentType: "application/pdf", invoiceOf: "PL-1" }],
  });
  expect(await send()).toEqual([]);
  expect(await send()).toEqual([]);
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: "no-reply@shop.example", to: ["asha@pallu.test"] });
  expect(mail?.message).toContain("Content-Type: application/pdf; name=invoice.pdf");
  expect(mail?.message).toContain(Buffer.from("%PDF of PL-1").toString("base64"));
  expect(mail?.message).toMatch(/^Message-ID: <[\da-f-]{36}@shop\.example>\r$/m);
  expect(mail?.message).toContain("\r\n.\r\nand a dot");
});

test("sender and answers go by MAIL_FROM and MAIL_REPLY_TO, whose text adds no header", async () => {
  const { mailFrom, mailReplyTo } = readConfig({
    MAIL_FROM: "Meena, Sarees & Co. <shop@sarees.example>",
    MAIL_REPLY_TO: "help@sarees.example",
  });
  await queue();
  expect(await send({ mailFrom, mailReplyTo })).toEqual([]);
  const [mail] = server.received;
  expect(mail?.from).toBe("shop@sarees.example");
  expect(mail?.message).toMatch(/^From: "Meena, Sarees & Co\." <shop@sarees\.example>\r$/m);
  expect(mail?.message).toMatch(/^Reply-To: help@sarees\.example\r$/m);
  expect(mail?.message).toMatch(/^Message-ID: <[\da-f-]{36}@sarees\.example>\r$/m);
});

test("mails of a round share a connection", async () => {
  for (let count = 0; count < 5; count++) await queue();
  await send();
  expect(server.received).toHaveLength(5);
  expect(server.connections).toBe(1);
});

test("a mail server that is down costs a round one try, not one for each waiting mail", async () => {
  for (let count = 0; count < 5; count++) await queue();
  const smtpUrl = "smtp://127.0.0.1:1";
  expect(await send({ smtpUrl })).toEqual([expect.stringContaining("ECONNREFUSED")]);
  expect(await api.db.$count(outbox, eq(outbox.attempts, 1))).toBe(1);
  expect(await api.db.$count(outbox, eq(outbox.attempts, 0))).toBe(4);
});

describe("while the mail server hangs at one recipient", () => {
  let release: () => void;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    release = () => undefined;
    server.hold = (recipient, reply) => {
      if (recipient === "slow@pallu.test") release = reply;
      else reply();
    };
    await queue({ to: "slow@pallu.test" });
    const config = { ...api.config, smtpUrl: server.url };
    stop = startWorker({ ...api, config, db: api.database.db }, fastify({ logger: false }).log);
  });
  afterEach(async () => {
    release();
    await stop();
  });

  test("a code leaves, and retention and clock are looked after", async () => {
    await vi.waitFor(() => expect(server.connections).toBe(1), { timeout: 10_000 });
    await queue({ subject: "Code", expiresAt: addMs(api.clock.now(), minutes(10)) });
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 10_000 });
    expect(server.received[0]?.message).toContain("Subject: Code");
    await vi.waitFor(async () => expect(await api.db.$count(retentionClock)).toBe(1), {
      timeout: 10_000,
    });
    expect(await api.db.$count(outbox, isNull(outbox.sentAt))).toBe(1);
  });
});

test.each([
  "a@x.test, thief@elsewhere.example",
  "a@x.test> RCPT TO:<thief@elsewhere.example",
  '"thief@elsewhere.example x"@pallu.test',
])("an email address cannot name a second recipient: %s", async (to) => {
  await queue({ to });
  await send();
  expect(server.received.flatMap((mail) => mail.to)).not.toContain("thief@elsewhere.example");
});

test("what a person typed stays text: markup in a mail is no HTML, and a dot ends nothing", async () => {
  await queue({ text: "<script>hit()</script>\n.\nRCPT TO:<thief@elsewhere.example>" });
  await send();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.message).toContain("Content-Type: text/plain; charset=utf-8");
  expect(server.received[0]?.message).not.toContain("text/html");
  expect(server.received[0]?.to).toEqual(["asha@pallu.test"]);
});

/** Repeats rounds until no mail is due, as the worker does. Returns the reasons of the failures. */
const sendAll = async (change: Partial<Config> = {}): Promise<string[]> => {
  const reasons: string[] = [];
  for (;;) {
    const failures = await send(change);
    reasons.push(...failures);
    if (failures.length === 0) return reasons;
  }
};

const passHours = async (count: number, change: Partial<Config> = {}): Promise<string[]> => {
  const reasons: string[] = [];
  for (let hour = 0; hour < count; hour += 2) {
    if (hour % 60 === 0) await queue({ subject: `Order ${++queued}` });
    api.clock.advance(hours(2));
    reasons.push(...(await sendAll(change)));
  }
  return reasons;
};
let queued = 0;

const refused = (responseCode: number) =>
  Object.assign(new Error("refused for a reason"), { responseCode });

test("every mail arrives once after a server that was away for a week, refused for a day and the password for four hours", async () => {
  const away = await passHours(7 * 24, { smtpUrl: "smtp://127.0.0.1:1" });
  expect(new Set(away)).toEqual(new Set([expect.stringContaining("ECONNREFUSED")]));
  server.refusal = refused(451);
  const busy = await passHours(24);
  expect(new Set(busy)).toEqual(new Set([expect.stringContaining("451")]));
  server.refusal = null;
  server.password = "right";
  const smtpUrl = server.url.replace("//", "//shop:wrong@");
  const unknown = await passHours(4, { smtpUrl });
  expect(new Set(unknown)).toEqual(new Set([expect.stringContaining("535")]));
  expect(server.received).toEqual([]);
  expect(await passHours(2, { smtpUrl: smtpUrl.replace("wrong", "right") })).toEqual([]);
  const subjects = server.received.map(({ message }) => /^Subject: (.*)\r$/m.exec(message)?.[1]);
  const all = Array.from({ length: queued }, (_, index) => `Order ${index + 1}`);
  expect(subjects).toHaveLength(queued);
  expect(new Set(subjects)).toEqual(new Set(all));
  expect(queued).toBe(6);
});

test.each([530, 535])(
  "a server that answers a recipient with %i asks for a log-in",
  async (code) => {
    server.refusal = refused(code);
    await queue();
    await send();
    expect((await api.db.select().from(outbox))[0]).toMatchObject({ failedAt: null, attempts: 1 });
  },
);

test("a sender that is refused for good ends no mail", async () => {
  server.senderRefusal = refused(553);
  await queue();
  expect(await send()).toEqual([expect.stringContaining("553")]);
  server.senderRefusal = null;
  api.clock.advance(retryDelay(1));
  expect(await send()).toEqual([]);
  expect(server.received).toHaveLength(1);
});

test("a recipient who is refused for good ends a mail, which keeps its text; a code keeps none", async () => {
  server.refusal = refused(550);
  await queue({
    attachments: [{ filename: "invoice.pdf", contentType: "application/pdf", invoiceOf: "PL-1" }],
  });
  await queue({ text: "Your code is 123456.", expiresAt: addMs(api.clock.now(), hours(24)) });
  expect(await send()).toHaveLength(2);
  api.clock.advance(hours(2));
  expect(await send()).toEqual([]);
  const failed = { failedAt: expect.any(Date) as Date, sentAt: null };
  const rows = await api.db.select().from(outbox).orderBy(outbox.position);
  expect(rows).toMatchObject([
    { ...failed, text: "A line\n.\nand a dot", attachments: [{ invoiceOf: "PL-1" }] },
    { ...failed, text: "", attachments: [] },
  ]);
});

test("a server that refuses for a moment gets the mail later, once", async () => {
  server.refusal = Object.assign(new Error("mailbox busy"), { responseCode: 450 });
  await queue();
  const [reason] = await send();
  expect(reason).toContain("450");
  expect(reason).not.toContain("asha@pallu.test");
  server.refusal = null;
  expect(await send()).toEqual([]);
  expect(server.received).toEqual([]);
  api.clock.advance(retryDelay(1));
  await send();
  await send();
  expect(server.received).toHaveLength(1);
});
