import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMs, minutes, seconds } from "../../clock.ts";
import { createTestApi } from "../../testing/index.ts";
import type { TestApi } from "../../testing/index.ts";
import { queueMail } from "./mail.repo.ts";
import { retryDelay } from "./mail.rules.ts";
import { sendDueMails } from "./mail.service.ts";
import { outbox } from "./mail.tables.ts";
import { createMailer } from "./mailer.ts";
import type { Mailer } from "./mailer.ts";

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi({ seed: "none" });
  folder = await mkdtemp(join(tmpdir(), "pallu-mail-"));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await api.db.delete(outbox);
});

const mail = { to: "asha@pallu.test", subject: "Grüße – ₹500", text: "A line\n.\nand a dot" };
const queue = () => queueMail(api.db, mail, api.clock);
const send = (mailer: Mailer) => sendDueMails(api.db, api.clock, mailer);
const accept: Mailer = async () => undefined;

describe("the outbox", () => {
  test("without a mail server a mail becomes one whole file", async () => {
    const { send: mailer } = createMailer({ ...api.config, dataDir: folder }, async (orderId) =>
      Buffer.from(`invoice of ${orderId}`),
    );
    await queueMail(
      api.db,
      {
        ...mail,
        attachments: [
          { filename: "invoice.pdf", contentType: "application/pdf", invoiceOf: "o1" },
          { filename: "note.txt", contentType: "text/plain", contentBase64: "SGVsbG8=" },
        ],
      },
      api.clock,
    );
    expect(await send(mailer)).toEqual([]);
    const files = await readdir(join(folder, "outbox"));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^2026-01-15T10-00-00-000Z-[\da-f-]{36}\.eml$/);
    const text = await readFile(join(folder, "outbox", files[0] ?? ""), "utf8");
    expect(text).toContain("To: asha@pallu.test\r\n");
    expect(text).toContain(Buffer.from("invoice of o1").toString("base64"));
    expect(text).toContain("filename=note.txt");
  });

  test("a mail that has ended is not tried any more, and its text is not kept", async () => {
    const expiresAt = addMs(api.clock.now(), minutes(10));
    await queueMail(api.db, { ...mail, text: "Your code is 123456.", expiresAt }, api.clock);
    let tries = 0;
    const refuse: Mailer = async () => {
      tries++;
      throw new Error("no mail server");
    };
    await send(refuse);
    for (let minute = 0; minute < 30; minute++) {
      api.clock.advance(minutes(1));
      await send(refuse);
    }
    expect(tries).toBe(5);
    const [row] = await api.db.select().from(outbox);
    expect(row).toMatchObject({ text: "", sentAt: null, failedAt: expect.any(Date) as Date });
    await send(accept);
    expect((await api.db.select().from(outbox))[0]?.sentAt).toBeNull();
  });

  test("a code goes before the confirmations of a sale, and a code that expires earlier before another", async () => {
    const sent: string[] = [];
    const record: Mailer = async ({ subject }) => {
      sent.push(subject);
    };
    for (let order = 0; order < 3; order++)
      await queueMail(api.db, { ...mail, subject: `Order ${order}` }, api.clock);
    api.clock.advance(seconds(1));
    const expiresAt = (count: number) => addMs(api.clock.now(), minutes(count));
    await queueMail(api.db, { ...mail, subject: "Proof", expiresAt: expiresAt(1440) }, api.clock);
    await queueMail(api.db, { ...mail, subject: "Reset", expiresAt: expiresAt(10) }, api.clock);
    await send(record);
    expect(sent).toEqual(["Reset", "Proof", "Order 0", "Order 1", "Order 2"]);
  });

  test("a mail of a transaction that fails never leaves", async () => {
    const failed = api.db.transaction(async (tx) => {
      await queueMail(tx, mail, api.clock);
      throw new Error("no order after all");
    });
    await expect(failed).rejects.toThrow("no order after all");
    expect(await api.mails()).toEqual([]);
  });

  test("several workers at once send a mail once, and its text is not kept", async () => {
    await Promise.all(Array.from({ length: 12 }, queue));
    const sent: string[] = [];
    const record: Mailer = async ({ id }) => {
      sent.push(id);
    };
    await Promise.all([send(record), send(record), send(record)]);
    expect(sent).toHaveLength(12);
    expect(new Set(sent).size).toBe(12);
    for (const row of await api.mails()) expect(row.text).toBe("");
  });

  test("a mail is marked as sent before the worker rests, so that a kill does not repeat it", async () => {
    await queue();
    await queue();
    const unsent: number[] = [];
    const pause = async (): Promise<void> => {
      unsent.push(await api.db.$count(outbox, isNull(outbox.sentAt)));
    };
    await sendDueMails(api.db, api.clock, accept, { pause });
    expect(unsent).toEqual([1, 0]);
  });

  test("a failed mail is tried again later, ever more rarely, and never given up", async () => {
    await queue();
    const refuse: Mailer = async ({ recipient }) => {
      throw new Error(`mailbox ${recipient} is full`);
    };
    expect(await send(refuse)).toEqual(["mailbox <recipient> is full"]);
    expect(await send(refuse)).toEqual([]);
    for (let tries = 1; tries < 20; tries++) {
      api.clock.advance(retryDelay(tries) - seconds(1));
      expect(await send(refuse)).toEqual([]);
      api.clock.advance(seconds(1));
      expect(await send(refuse)).toHaveLength(1);
    }
    expect(retryDelay(20)).toBe(minutes(60));
    const [row] = await api.db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 20, sentAt: null, failedAt: null, text: mail.text });
  });

  test("a mail that failed once is sent when the server is back", async () => {
    await queue();
    await send(async () => {
      throw new Error("down");
    });
    api.clock.advance(retryDelay(1));
    expect(await send(accept)).toEqual([]);
    const [row] = await api.db.select().from(outbox);
    expect(row?.sentAt).toEqual(api.clock.now());
  });

  test("a second line in an email address or a subject is refused by the database itself", async () => {
    const twoLines = { ...mail, subject: "Hello\r\nBcc: thief@elsewhere.example" };
    await expect(queueMail(api.db, twoLines, api.clock)).rejects.toThrow();
  });
});
