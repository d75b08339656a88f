import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi } from "../../testing/index.ts";
import type { TestApi } from "../../testing/index.ts";
import { queueMail } from "./mail.repo.ts";
import { retryDelay } from "./mail.rules.ts";
import { sendDueMails } from "./mail.service.ts";
import { outbox } from "./mail.tables.ts";
import { createMailer } from "./mailer.ts";

interface Received {
  from: string | undefined;
  to: string[];
  message: string;
}

let api: TestApi;
let server: SMTPServer;
let received: Received[];
/** What the server answers to the next recipients; null takes them. */
let refusal: Error | null;
beforeAll(async () => {
  api = await createTestApi({ seed: "none" });
});
afterAll(() => api.close());
beforeEach(async () => {
  received = [];
  refusal = null;
  await api.db.delete(outbox);
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => done(refusal),
    onData: (stream, { envelope }, done) => {
      stream.once("end", done);
      void readText(stream).then((message) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message });
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    }),
);

const mailer = () => {
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const config = { ...api.config, smtpUrl, publicUrl: "https://shop.example" };
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
  expect(received).toHaveLength(1);
  const [mail] = received;
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
])("an address cannot name a second recipient: %s", async (to) => {
  await queue({ to });
  await send();
  expect(received.flatMap((mail) => mail.to)).not.toContain("thief@elsewhere.example");
});

test("what a person typed stays text: markup in a mail is no HTML, and a dot ends nothing", async () => {
  await queue({ text: "<script>hit()</script>\n.\nRCPT TO:<thief@elsewhere.example>" });
  await send();
  expect(received).toHaveLength(1);
  expect(received[0]?.message).toContain("Content-Type: text/plain; charset=utf-8");
  expect(received[0]?.message).not.toContain("text/html");
  expect(received[0]?.to).toEqual(["asha@pallu.test"]);
});

test("a server that refuses for a moment gets the mail later, once", async () => {
  refusal = Object.assign(new Error("mailbox busy"), { responseCode: 450 });
  await queue();
  const [reason] = await send();
  expect(reason).toContain("450");
  expect(reason).not.toContain("asha@pallu.test");
  refusal = null;
  expect(await send()).toEqual([]);
  expect(received).toEqual([]);
  api.clock.advance(retryDelay(1));
  await send();
  await send();
  expect(received).toHaveLength(1);
});
