import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi } from "../../testing/index.ts";
import type { TestApi } from "../../testing/index.ts";
import { openMailServer } from "../../testing/mailServer.ts";
import type { MailServer } from "../../testing/mailServer.ts";
import { queueMail } from "./mail.repo.ts";
import { retryDelay } from "./mail.rules.ts";
import { sendDueMails } from "./mail.service.ts";
import { outbox } from "./mail.tables.ts";
import { createMailer } from "./mailer.ts";

let api: TestApi;
let server: MailServer;
beforeAll(async () => {
  api = await createTestApi({ seed: "none" });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(outbox);
  server = await openMailServer();
});
afterEach(() => server.close());

const mailer = () => {
  const config = { ...api.config, smtpUrl: server.url, publicUrl: "https://shop.example" };
  return createMailer(config, async (orderId) => Buffer.from(`%PDF of ${orderId}`));
};
const send = () => sendDueMails(api.db, api.clock, mailer());
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
