import { beforeEach, describe, expect, test } from "vitest";
import { addMs, hours, minutes } from "../clock.ts";
import { holdMails, queueMail } from "../modules/mail/mail.repo.ts";
import { sendDueMails } from "../modules/mail/mail.service.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import { openForFile } from "../testing/openForFile.ts";

const shop = openForFile(openOpsShop);
beforeEach(async () => {
  await shop.db.delete(outbox);
});

const reply = Object.assign(new Error("550 no such user"), {
  command: "RCPT TO",
  responseCode: 550,
});

const write = async (change: { subject?: string; expiresAt?: Date } = {}): Promise<string> => {
  const mail = { to: "asha@pallu.test", subject: "Your order", text: "A line", ...change };
  shop.clock.advance(1);
  await queueMail(shop.db, mail, shop.clock);
  const rows = await shop.db.select().from(outbox).orderBy(outbox.position);
  return rows.at(-1)?.id ?? "";
};

const send = async (error?: Error): Promise<string[]> => {
  const sent: string[] = [];
  await sendDueMails(shop.db, shop.clock, async ({ id }) => {
    if (error) throw error;
    sent.push(id);
  });
  return sent;
};

test("mail:list shows what was not sent, newest first, with the reason and without the text", async () => {
  expect((await shop.ops("mail:list")).lines).toEqual(["No mail matches."]);
  await write({ subject: "Sent" });
  await send();
  await write({ subject: "Refused" });
  await send(reply);
  await write({ subject: "Waits" });
  const { lines } = await shop.ops("mail:list");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/ waiting +0 +asha@pallu.test +Waits$/);
  expect(lines[2]).toMatch(/ failed +1 +asha@pallu.test +Refused +550 no such user$/);
  const json = await shop.ops("mail:list", "--state", "sent", "--json");
  expect(JSON.parse(json.lines[0] ?? "")).toMatchObject({ page: 1, mails: [{ subject: "Sent" }] });
  expect(json.lines[0]).not.toContain("A line");
  expect((await shop.ops("mail:list", "--state", "lost")).code).toBe(2);
});

describe("mail:retry", () => {
  test("sends failed mails again, by their ids or all, each once", async () => {
    const ids = [await write(), await write(), await write()];
    await send(reply);
    expect(await shop.ops("mail:retry", ids[0] ?? "")).toEqual({
      code: 0,
      lines: ["1 mail is sent again."],
    });
    expect(await send()).toEqual([ids[0]]);
    expect((await shop.ops("mail:retry", "--all")).lines).toEqual(["2 mails are sent again."]);
    expect(await send()).toEqual(ids.slice(1));
    expect(await send()).toEqual([]);
    expect((await shop.ops("mail:retry", "--all")).lines).toEqual(["No mail can be sent again."]);
  });

  test("refuses one that was sent, waits, has no text or does not exist, and then changes none", async () => {
    const failed = await write();
    await send(reply);
    const sent = await write();
    await send();
    const expired = await write({ expiresAt: addMs(shop.clock.now(), minutes(10)) });
    shop.clock.advance(hours(1));
    await send();
    const waiting = await write();
    expect(await shop.ops("mail:retry", failed, sent, expired, waiting, "none")).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(`^The mail ${sent} was sent on `),
        `The mail ${expired} cannot be sent again: its text is erased. If it had a code, the person requests another one.`,
        `The mail ${waiting} waits and is sent by itself.`,
        "There is no mail none. mail:list prints the ids.",
      ],
    });
    expect(await send()).toEqual([waiting]);
  });

  test("needs mails or --all, not both", async () => {
    expect((await shop.ops("mail:retry")).code).toBe(2);
    expect((await shop.ops("mail:retry", "--all", "m-1")).code).toBe(2);
  });
});

describe("held mails", () => {
  test("are sent by mail:release, by their ids or all, and refused to other commands", async () => {
    const ids = [await write(), await write()];
    const [first = "", second = ""] = ids;
    await holdMails(shop.db, shop.clock.now());
    expect(await send()).toEqual([]);
    expect((await shop.ops("mail:list", "--state", "held")).lines).toHaveLength(3);
    expect((await shop.ops("mail:retry", first)).lines).toEqual([
      `The mail ${first} is held since a restore. Use mail:release.`,
    ]);
    expect((await shop.ops("mail:release", first)).lines).toEqual(["1 mail is sent."]);
    expect(await send()).toEqual([first]);
    expect((await shop.ops("mail:release", "--all")).lines).toEqual(["1 mail is sent."]);
    expect(await send()).toEqual([second]);
    expect(await shop.ops("mail:release", "--all")).toEqual({
      code: 1,
      lines: ["No mail is held."],
    });
  });

  test("are deleted by mail:drop, which also takes one that waits, and none that was sent", async () => {
    const held = await write();
    await holdMails(shop.db, shop.clock.now());
    const sent = await write();
    await send();
    const waiting = await write();
    expect((await shop.ops("mail:drop", held)).code).toBe(2);
    expect(await shop.ops("mail:drop", sent, waiting, "--yes")).toMatchObject({ code: 1 });
    expect((await shop.ops("mail:drop", "--all", "--yes")).lines).toEqual(["1 mail is deleted."]);
    expect((await shop.ops("mail:drop", waiting, "--yes")).lines).toEqual(["1 mail is deleted."]);
    expect((await shop.db.select().from(outbox)).map(({ id }) => id)).toEqual([sent]);
  });
});
