import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { days, hours, addMs, minutes, systemClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { openEmbedded } from "../db/embedded.ts";
import { holdMails, queueMail } from "../modules/mail/mail.repo.ts";
import { sendDueMails } from "../modules/mail/mail.service.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { retentionClock } from "../modules/privacy/retention.tables.ts";
import { replaceParts } from "../modules/shop/shopParts.repo.ts";
import { callOps, openOpsShop } from "../testing/opsCaller.ts";
import type { CommandResult } from "../testing/opsCaller.ts";
import { createEmbeddedFolder } from "../testing/testDatabase.ts";
import { openForFile } from "../testing/openForFile.ts";
import {
  diskFinding,
  findingLine,
  settingsFindings,
  withoutSecrets,
} from "../modules/doctor/doctor.rules.ts";
import type { Finding } from "../modules/doctor/doctor.rules.ts";
import { openControlSocket } from "./openControlSocket.ts";

const shop = openForFile(openOpsShop);
beforeEach(async () => {
  await shop.db.delete(outbox);
  await shop.db.delete(retentionClock);
});

const findingsOf = ({ lines }: CommandResult): Finding[] => {
  const parsed = JSON.parse(lines[0] ?? "[]") as Finding[] | { findings: Finding[] };
  return Array.isArray(parsed) ? parsed : parsed.findings;
};

/** Returns the database's result of one check. */
const findingsFor = async (check: Finding["check"]) =>
  findingsOf(await shop.ops("doctor:database")).filter((finding) => finding.check === check);

const write = () =>
  queueMail(shop.db, { to: "asha@pallu.test", subject: "Hello", text: "Hello" }, shop.clock);

const refuse = async (): Promise<void> => {
  throw new Error("450 try smtp://shop:s3cret@mail.example later");
};

describe("mails", () => {
  test("none yet, one that waits, and one that nobody sends", async () => {
    expect(await findingsFor("mail")).toMatchObject([
      { state: "ok", message: "No mail was written yet." },
    ]);
    await write();
    expect(await findingsFor("mail")).toMatchObject([{ state: "ok" }]);
    shop.clock.advance(minutes(6));
    expect(await findingsFor("mail")).toMatchObject([
      { state: "wrong", remedy: "Start the shop: nobody sends mails." },
    ]);
  });

  test("one that left is fine; one that is refused or given up is wrong, with the reason", async () => {
    await write();
    await sendDueMails(shop.db, shop.clock, async () => undefined);
    expect(await findingsFor("mail")).toMatchObject([{ state: "ok" }]);
    expect(await findingsFor("errors")).toMatchObject([{ state: "ok" }]);
    shop.clock.advance(1000);
    await write();
    await sendDueMails(shop.db, shop.clock, refuse);
    const [waits] = await findingsFor("mail");
    expect(waits).toMatchObject({ state: "wrong" });
    expect(waits?.message).toContain("waits after 1 failed tries (450 try");
    expect(await findingsFor("errors")).toMatchObject([{ state: "warning" }]);
    await shop.db.update(outbox).set({ failedAt: shop.clock.now() }).where(eq(outbox.attempts, 1));
    expect((await findingsFor("mail"))[0]?.message).toContain("has failed");
    shop.clock.advance(days(2));
    expect(await findingsFor("errors")).toMatchObject([{ state: "ok" }]);
  });
});

test("mails that a restore holds are a warning with what to do, and no mail that nobody sends", async () => {
  await write();
  await holdMails(shop.db, shop.clock.now());
  shop.clock.advance(minutes(6));
  expect(await findingsFor("mail")).toMatchObject([
    { state: "ok", message: "No mail was written yet." },
    { state: "warning", message: "1 mails and 0 events of webhooks are held since a restore." },
  ]);
});

test("an own shop without a name is a warning with what to do, the demo needs none", async () => {
  expect(await findingsFor("shop")).toEqual([]);
  const own = await openOpsShop({ SEED: "none", PUBLIC_URL: "https://kovai.in" });
  const shopFinding = async () =>
    findingsOf(await own.ops("doctor:database")).filter(({ check }) => check === "shop");
  expect(await shopFinding()).toMatchObject([
    { state: "warning", message: expect.stringContaining("the command shop:init") },
  ]);
  await own.db.transaction((tx) =>
    replaceParts(tx, { frame: { name: "Kovai Looms" } }, { now: own.clock.now(), by: "asha" }),
  );
  expect(await shopFinding()).toMatchObject([
    { state: "ok", message: "The shop is called Kovai Looms." },
  ]);
  await own.close();
});

test("a clock that jumped is a warning, one that ran for a day is fine", async () => {
  expect(await findingsFor("clock")).toMatchObject([{ state: "warning" }]);
  const now = shop.clock.now();
  const steadySince = addMs(now, -days(2));
  await shop.db.insert(retentionClock).values({ seenAt: now, steadySince });
  expect(await findingsFor("clock")).toMatchObject([{ state: "ok" }]);
});

describe("the whole of it", () => {
  const SECRET = "s3cr%2Ft";

  test.each([
    [{}, undefined],
    [{ SEED: "none" }, "warning  mail      Nobody is told of new orders and messages."],
    [
      { MAIL_OWNER: "asha@shop.example", MAIL_SUMMARY: "08:00" },
      "ok       mail      New orders and messages are mailed to asha@shop.example, and a summary each day at 08:00.",
    ],
  ])("who is told of orders, with the settings %o", async (settings, line) => {
    const env = { DATA_DIR: shop.folder, DATABASE_URL: "postgres://shop@127.0.0.1:1/shop" };
    const { lines } = await callOps({ ...env, ...settings }, shop.folder, "doctor");
    const found = lines.filter((each) => /new orders/i.test(each));
    expect(found).toEqual(line === undefined ? [] : [expect.stringContaining(line)]);
  });

  test("a database that is away is wrong, exit code 1, and no secret is printed", async () => {
    const env = {
      DATA_DIR: shop.folder,
      DATABASE_URL: `postgres://shop:${SECRET}@127.0.0.1:1/shop`,
      SMTP_URL: `smtp://shop:${SECRET}@mail.example`,
      PUBLIC_URL: "https://shop.example",
    };
    const result = await callOps(env, shop.folder, "doctor");
    expect(result.code).toBe(1);
    expect(result.lines[0]).toBe("ok       settings  All settings can be used.");
    expect(result.lines[1]).toBe(
      "ok       mail      A mail server is set. Mails are from no-reply@shop.example.",
    );
    expect(result.lines[2]).toMatch(/^wrong {4}database {2}The database cannot be used: .*Look at/);
    expect(result.lines.at(-1)).toBe("Wrong: 1.");
    expect(result.lines.join("\n")).not.toMatch(/s3cr/);
    const asJson = await callOps(env, shop.folder, "doctor", "--json");
    expect([asJson.code, asJson.lines.length]).toEqual([1, 1]);
    expect(JSON.parse(asJson.lines[0] ?? "")).toMatchObject({ isHealthy: false });
  });

  test.each([
    ["www.shop.example", undefined, "warning"],
    ["192.0.2.1", undefined, "warning"],
    ["www.shop.example", "Shop <orders@shop.example>", "ok"],
    ["shop.example", "orders@shop.local", "warning"],
  ])("a sender at %s with MAIL_FROM %s is rated: %s", async (host, mailFrom, state) => {
    const env = {
      DATA_DIR: shop.folder,
      DATABASE_URL: "postgres://127.0.0.1:1/shop",
      SMTP_URL: "smtp://mail.example",
      PUBLIC_URL: `https://${host}`,
      ...(mailFrom !== undefined && { MAIL_FROM: mailFrom }),
    };
    const found = findingsOf(await callOps(env, shop.folder, "doctor", "--json"));
    expect(found.find(({ check }) => check === "mail")).toMatchObject({ state });
  });

  test("a folder without a shop is reported, and a setting that cannot be read", async () => {
    const env = { DATA_DIR: join(shop.folder, "nowhere") };
    const result = await callOps(env, shop.folder, "doctor");
    expect(result.code).toBe(1);
    expect(result.lines.join("\n")).toContain("Start it once, or set DATA_DIR.");
    const bad = await callOps({ ...env, PORT: "many" }, shop.folder, "doctor");
    expect([bad.code, bad.lines]).toEqual([1, [expect.stringContaining("PORT cannot be 'many'")]]);
  });

  test("an embedded database is read where it lies, or asked of the shop that runs on it", async () => {
    const dataDir = join(shop.folder, "embedded");
    await mkdir(join(dataDir, "backups"), { recursive: true });
    const env = { DATA_DIR: dataDir };
    await createEmbeddedFolder(dataDir, "empty");
    const database = await openEmbedded(dataDir);
    const checked = async () => {
      const result = await callOps(env, shop.folder, "doctor", "--json");
      return findingsOf(result).find(({ check }) => check === "database");
    };
    expect(await checked()).toMatchObject({ state: "wrong" });
    const context = { db: database.db, config: readConfig(env), clock: systemClock };
    const log = { info: () => undefined, warn: () => undefined };
    const stop = await openControlSocket(context, log as never);
    const older = "The tables are those of an earlier version.";
    expect(await checked()).toMatchObject({ state: "wrong", message: older });
    await database.migrate();
    expect(await checked()).toMatchObject({ state: "ok" });
    await stop();
    await database.close();
    expect(await checked()).toMatchObject({ state: "ok" });
  });

  test("the newest backup counts, by the file that db:backup writes", async () => {
    const folder = join(shop.folder, "dumps");
    await mkdir(folder);
    const env = { DATA_DIR: join(shop.folder, "nowhere") };
    const backup = async () => {
      const result = await callOps(env, shop.folder, "doctor", "--json", "--backups", folder);
      return findingsOf(result).find(({ check }) => check === "backup");
    };
    expect(await backup()).toMatchObject({ state: "wrong" });
    await writeFile(join(folder, "notes.txt"), "");
    expect(await backup()).toMatchObject({ state: "wrong" });
    const file = join(folder, "pallu-2026-01-15T10-00-00-000Z.jsonl.gz");
    await writeFile(file, "");
    expect(await backup()).toMatchObject({ state: "ok" });
    const age = async (ms: number) => {
      const then = addMs(systemClock.now(), -ms);
      await utimes(file, then, then);
    };
    await age(hours(5));
    expect(await backup()).toMatchObject({
      state: "warning",
      message: "The newest backup is 5 hours old.",
    });
    await age(days(8));
    expect(await backup()).toMatchObject({ state: "wrong" });
  });
});

describe("what settings and figures mean", () => {
  const about = (env: Record<string, string>) =>
    settingsFindings(readConfig(env)).map(({ message }) => message);

  test.each([
    [{}, "PUBLIC_URL is not set"],
    [{ PUBLIC_URL: "http://shop.example" }, "no https address"],
    [{ PUBLIC_URL: "https://shop.example", RATE_LIMIT_FACTOR: "100" }, "RATE_LIMIT_FACTOR is 100"],
    [{ PUBLIC_URL: "https://shop.example", API_URL: "https://api.example" }, "API_URL is set"],
    [{ PUBLIC_URL: "http://localhost:3000" }, "All settings can be used."],
  ])("%o: %s", (env, message) => {
    expect(about(env)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    [undefined, "warning"],
    [10 * 1024 * 1024, "wrong"],
    [500 * 1024 * 1024, "warning"],
    [5000 * 1024 * 1024, "ok"],
  ] as const)("%s bytes of free space are %s", (bytes, state) => {
    expect(diskFinding(bytes).state).toBe(state);
  });

  test("a text of another program loses the secrets of the settings", () => {
    const config = {
      databaseUrl: "postgres://shop:a%2Fb-secret@db.example/shop?password=other-secret",
      smtpUrl: "smtp://shop:mail-secret@mail.example",
      redisUrl: undefined,
    };
    const text = `${config.smtpUrl} a/b-secret a%2Fb-secret other-secret mail-secret, shop`;
    expect(withoutSecrets(text, config)).toBe("<secret> <secret> <secret> <secret> <secret>, shop");
  });

  test("a line has the state, the check, what it is and what to do", () => {
    const finding = {
      check: "disk",
      state: "wrong",
      message: "Full.",
      remedy: "Free it.",
    } as const;
    expect(findingLine(finding)).toBe("wrong    disk      Full. Free it.");
  });
});
