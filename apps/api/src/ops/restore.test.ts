import { createHash } from "node:crypto";
import { once } from "node:events";
import { appendFile, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMs, hours } from "../clock.ts";
import { readConfig } from "../config.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/client.ts";
import { openEmbedded } from "../db/embedded.ts";
import { lockFolder } from "../db/folderLock.ts";
import { startApi } from "../index.ts";
import type { RunningApi } from "../index.ts";
import { auditEntries } from "../modules/audit/audit.tables.ts";
import { countMails, mailRow } from "../modules/mail/mail.repo.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { replaceParts } from "../modules/shop/shopParts.repo.ts";
import { shopPartVersions } from "../modules/shop/shop.tables.ts";
import { findWebhooks, insertWebhook, queueEvents } from "../modules/webhooks/webhooks.repo.ts";
import { listErasures } from "../modules/privacy/privacy.repo.ts";
import { variants } from "../modules/catalogue/catalogue.tables.ts";
import { sessions } from "../http/auth/sessions.tables.ts";
import { users } from "../http/auth/users.tables.ts";
import { OPERATOR, callOps } from "../testing/opsCaller.ts";
import { createBuyer, sendTo } from "../testing/shopCaller.ts";
import { violatedInvariants, buyOne, initialStock } from "../testing/shopLoad.ts";
import { createEmbeddedFolder } from "../testing/testDatabase.ts";

/**
 * Restores the embedded database from a backup that was taken under load, and verifies every invariant. The tests run
 * in order and share one shop.
 */
let folder: string;
let first: Config;
let second: Config;
let api: RunningApi;
let metricsPort: number;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pallu-drill-"));
  const settings = { SEED: "none", LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "100000" };
  metricsPort = await freePort();
  first = readConfig({
    ...settings,
    DATA_DIR: join(folder, "first"),
    METRICS_PORT: String(metricsPort),
  });
  second = readConfig({ ...settings, DATA_DIR: join(folder, "second") });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ops = (config: Config, ...args: string[]) =>
  callOps({ DATA_DIR: config.dataDir }, folder, ...args);

const PLENTY = ["chettinad-checks--indigo", "mysore-crepe--leaf"];
const backup = (): string => join(folder, "under-load.jsonl.gz");
/** A mail that is not due before the backup. It belongs to no order. */
const waitingMail = { to: "waits@pallu.test", subject: "Hello", text: "Hello" };
const ownParts = { frame: { name: "Kovai Looms" } };
const deleteWaitingMail = (db: Db) => db.delete(outbox).where(eq(outbox.recipient, waitingMail.to));
let acknowledged = 0;
let before = 0;
let goneId = "";

describe("the restore drill of the embedded database", () => {
  test("a backup is taken from the running shop, under load", async () => {
    await createEmbeddedFolder(first.dataDir, "fixture");
    api = await startApi(first);
    const db = api.db.write;
    goneId = (await createBuyer(db, sendTo(api.app), new Date())).userId;
    for (const name of ["warehouse", "counter"])
      await ops(
        first,
        "key:add",
        "--name",
        name,
        "--scope",
        "orders:read",
        "--expires",
        "2099-12-31",
      );
    await ops(first, "key:revoke", "counter");
    const soon = addMs(new Date(), hours(1));
    await db.insert(outbox).values(mailRow(waitingMail, soon));
    await insertWebhook(db, "https://receiver.example", soon);
    await queueEvents(db, [{ type: "order.confirmed", data: { orderId: "PL-1" } }], soon);

    await replaceParts(db, ownParts, { now: soon, by: "asha" });

    let isOver = false;
    const load = async (): Promise<void> => {
      for (let round = 0; !isOver && round < 200; round++) {
        const { status } = await buyOne(db, sendTo(api.app), PLENTY[round % 2] ?? "");
        if (status === 200) acknowledged++;
      }
    };
    const buying = load();
    while (acknowledged < 3) await new Promise((resolve) => setImmediate(resolve));
    before = acknowledged;
    const taken = await ops(first, "db:backup", "--out", backup());
    const during = acknowledged;
    isOver = true;
    await buying;
    expect(taken).toEqual({
      code: 0,
      lines: [expect.stringMatching(/rows\), and read it back\.$/)],
    });
    expect(during).toBeGreaterThan(before);
    await deleteWaitingMail(db);
    expect(await violatedInvariants(db, initialStock())).toEqual([]);
  });

  test("the figures of the running shop stand on a port of their own", async () => {
    const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    expect(text).toMatch(/pallu_database_up 1\n/);
    expect(text).toMatch(/pallu_mails\{state="waiting"\} \d+\n/);
    expect(text).toMatch(/pallu_webhook_events\{state="failed"\} 0\n/);
    expect(text).toContain(
      `http_request_duration_seconds_count{part="api",method="POST",route="/api/orders/checkout",status="200"} ${acknowledged}\n`,
    );
    expect(text).not.toMatch(/@example\.com|PL-/);
    const elsewhere = await fetch(`http://localhost:${metricsPort}/`);
    expect(elsewhere.status).toBe(404);
  });

  test("what needs the folder for itself is refused, naming who holds it", async () => {
    const { code, lines } = await ops(first, "db:restore", backup(), "--yes");
    expect([code, lines]).toEqual([1, [expect.stringContaining(`pid ${process.pid}`)]]);
  });

  test("somebody is erased after the backup; then the shop stops", async () => {
    expect(await ops(first, "user:delete", goneId, "--yes")).toMatchObject({ code: 0 });
    await api.close();
    expect(await readdir(first.dataDir)).not.toContain("ops.sock");
  });

  test("it is restored to an empty place, where every promise holds", async () => {
    const startedAt = performance.now();
    const erasures = join(first.dataDir, "erasures.txt");
    const result = await ops(second, "db:restore", backup(), "--erasures", erasures, "--yes");
    expect(result).toEqual({
      code: 0,
      lines: expect.arrayContaining([
        expect.stringMatching(/^Restored \d+ orders, \d+ accounts and 8 variants\.$/),
        "Erased 1 account again: of people who were erased after this backup.",
        "All sessions have ended: everybody logs in again.",
        "These keys of the merchant API work: warehouse. Revoke again those that were revoked after this backup.",
        expect.stringMatching(
          /^\d+ mails and \d+ events of webhooks wait in this backup\. .*mail:release and webhook:release/,
        ),
      ]) as string[],
    });
    const restored = await startApi(second);
    const seconds = (performance.now() - startedAt) / 1000;
    console.info(`G17: restore, embedded: serving after ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(300);
    const db = restored.db.write;
    const list = await restored.app.inject("/api/product-variants?q=myspre&colour=leaf");
    expect(list.json()).toMatchObject({
      data: [{ productVariantId: "mysore-crepe--leaf" }],
      total: { count: 1 },
    });
    const { waiting, held } = await countMails(db);
    expect([waiting, held > 0]).toEqual([0, true]);
    const orders = Number(/^Restored (\d+)/.exec(result.lines[0] ?? "")?.[1]);
    // Each order has told the webhook of itself.
    expect(await findWebhooks(db)).toMatchObject([{ waiting: 0, held: 1 + orders }]);
    expect((await restored.app.inject("/api/shop/parts/frame")).json()).toEqual({
      ...ownParts.frame,
      parts: [],
    });
    expect(await db.$count(shopPartVersions)).toBe(1);
    await deleteWaitingMail(db);
    expect(await violatedInvariants(db, initialStock())).toEqual([]);
    expect(await listErasures(db)).toEqual([goneId]);
    expect(await db.select().from(sessions)).toEqual([]);
    expect((await db.select().from(auditEntries).orderBy(auditEntries.id)).at(-1)).toMatchObject({
      actor: OPERATOR,
      action: "db:restore",
      target: "database",
    });
    expect(orders).toBeGreaterThanOrEqual(before);
    expect((await buyOne(db, sendTo(restored.app), PLENTY[0] ?? "")).status).toBe(200);
    expect(await violatedInvariants(db, initialStock())).toEqual([]);
    // Negative control: the check detects a surplus piece.
    await db.update(variants).set({ stock: 6 }).where(eq(variants.id, "temple-border--peacock"));
    expect(await violatedInvariants(db, initialStock())).toEqual([
      "temple-border--peacock: 6 left and 0 sold of 5",
    ]);
    await restored.close();
  });

  test("a list beside the backup is enough on another machine, also for an older backup", async () => {
    const list = join(folder, "erasures.txt");
    // The newest backup updates the list of erasures for all backups in its folder.
    const taken = join(folder, "after-erasure.jsonl.gz");
    expect(await ops(first, "db:backup", "--out", taken)).toMatchObject({ code: 0 });
    expect(await readFile(list, "utf8")).toBe(`${goneId}\n`);
    const third = readConfig({ LOG_LEVEL: "silent", DATA_DIR: join(folder, "third") });
    const { lines } = await ops(third, "db:restore", backup(), "--yes");
    expect(lines).toContain("Erased 1 account again: of people who were erased after this backup.");
    expect(await readFile(join(third.dataDir, "erasures.txt"), "utf8")).toBe(`${goneId}\n`);
    await rm(list);
  });

  test("negative control: a dump that somebody changed is not restored", async () => {
    const broken = gunzipSync(await readFile(backup()))
      .toString("utf8")
      .split("\n")
      .map((line) => line.replace('"stock":5,', '"stock":6,'));
    expect(broken.join("\n")).toContain('"stock":6,');
    const file = join(folder, "changed.jsonl.gz");
    await writeFile(file, gzipSync(broken.join("\n")));
    const { code, lines } = await ops(second, "db:restore", file, "--yes");
    expect([code, lines]).toEqual([1, [expect.stringContaining("the checksum does not match")]]);
  });
});

describe("a restore", () => {
  /** Returns the message of a refused restore and expects an unchanged folder. */
  const refusalOf = async (file: string): Promise<string> => {
    const folders = await readdir(second.dataDir);
    const { code, lines } = await ops(second, "db:restore", file, "--yes");
    expect([code, lines.length]).toEqual([1, 1]);
    expect(await readdir(second.dataDir)).toEqual(folders);
    return lines[0] ?? "";
  };

  test("asks for --yes", async () => {
    expect(await ops(second, "db:restore", backup())).toMatchObject({ code: 2 });
  });

  test("refuses what is not whole, and changes nothing", async () => {
    const whole = await readFile(backup());
    const cut = join(folder, "cut.jsonl.gz");
    await writeFile(cut, whole.subarray(0, whole.length - 40));
    expect(await refusalOf(cut)).toContain("is not a whole dump of this shop");
    const text = join(folder, "text.jsonl.gz");
    await writeFile(text, "no dump");
    expect(await refusalOf(text)).toContain("is not a whole dump of this shop");
    expect(await refusalOf(join(folder, "none.jsonl.gz"))).toContain("There is no file");
    const lines = gunzipSync(whole).toString("utf8").trim().split("\n");
    const short = join(folder, "short.jsonl.gz");
    await writeFile(short, gzipSync(lines.slice(0, -1).join("\n")));
    expect(await refusalOf(short)).toContain("its end is missing");
    await appendFile(short, gzipSync(`\n${lines.at(-1)}\nmore`));
    expect(await refusalOf(short)).toContain("there is data after the end");
  });

  test("refuses the tables of a newer version", async () => {
    const [head = "", ...rest] = gunzipSync(await readFile(backup()))
      .toString("utf8")
      .split("\n");
    const newer = head.replace(/"\]\}$/, `","${"f".repeat(64)}"]}`);
    expect(newer).not.toBe(head);
    const body = [newer, ...rest.slice(0, -2)].map((line) => `${line}\n`).join("");
    const foot = (rest.at(-2) ?? "").replace(
      /"sha256":"[\da-f]+"/,
      `"sha256":"${createHash("sha256").update(body).digest("hex")}"`,
    );
    const file = join(folder, "newer.jsonl.gz");
    await writeFile(file, gzipSync(`${body}${foot}\n`));
    expect(await refusalOf(file)).toContain("newer version of the shop");
  });

  test("is refused while another process holds the folder", async () => {
    const release = lockFolder(join(second.dataDir, "database.lock"));
    const { code, lines } = await ops(second, "db:restore", backup(), "--yes");
    release();
    expect([code, lines]).toEqual([1, [expect.stringContaining("in use by another process")]]);
  });

  test("keeps the database that was there under another name", async () => {
    const result = await ops(second, "db:restore", backup(), "--yes");
    expect(result.lines.at(-1)).toMatch(/^The previous database is kept in .*database\.before-/);
    const kept = (await readdir(second.dataDir)).filter((name) => name.startsWith("database"));
    expect(kept).toHaveLength(2);
    const database = await openEmbedded(second.dataDir);
    const ids = await database.db.write.select({ id: users.id }).from(users);
    await database.close();
    expect(ids.map(({ id }) => id)).not.toContain(goneId);
  });
});
