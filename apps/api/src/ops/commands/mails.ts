import type { Db } from "../../db/client.ts";
import {
  deleteMails,
  findFailedMails,
  findHeldMails,
  findMailsPage,
  lockMails,
  requeueMails,
} from "../../modules/mail/mail.repo.ts";
import type { QueuedMail } from "../../modules/mail/mail.repo.ts";
import { mailStateOf, mailStates } from "../../modules/mail/mail.rules.ts";
import type { MailState } from "../../modules/mail/mail.rules.ts";
import { Refusal, UsageError } from "../command.ts";
import type { ShopCommand } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { pageOption, readPage } from "../readPage.ts";
import { dateTime, oneOf } from "../values.ts";

const MAX_MAILS = 1000;

const mailList: ShopCommand = {
  kind: "shop",
  name: "mail:list",
  usage: "[--state <state>] [--page <n>] [--json]",
  summary: "Lists mails that were not sent, newest first, 50 a page.",
  details: [
    "A mail waits until the mail server takes it. It fails when the server refuses the recipient for good,",
    "or when it expires, such as one with a code. A restore holds those that wait in the backup.",
  ],
  options: {
    state: { value: "state", summary: `only those that are ${mailStates.join(", ")}` },
    ...pageOption,
    ...jsonOption,
  },
  argumentCount: [0, 0],
  run: async ({ db }, input, { print }) => {
    const { page, hasMore, found } = await readPage(input, (range) =>
      findMailsPage(db, oneOf(mailStates, input.text("state"), "state of a mail"), range),
    );
    if (printJson(input, print, { page, hasMore, mails: found })) return;
    const rows = found.map((mail) => [
      mail.id,
      dateTime(mail.createdAt),
      mailStateOf(mail),
      String(mail.attempts),
      mail.recipient,
      mail.subject,
      mail.lastError ?? "",
    ]);
    const head = ["Mail", "Of", "State", "Tries", "To", "Subject", "Last error"];
    printTable(print, head, rows, "No mail matches.");
    if (hasMore) print(`More: --page ${page + 1}`);
  },
};

/** Why a mail cannot be changed, by its state. */
const reasonOf = (mail: QueuedMail): string =>
  ({
    sent: `was sent on ${dateTime(mail.sentAt ?? mail.dueAt)}.`,
    waiting: "waits and is sent by itself.",
    held: "is held since a restore. Use mail:release.",
    failed: "has failed. Use mail:retry.",
  })[mailStateOf(mail)];

interface MailChange {
  name: string;
  summary: string;
  details: readonly string[];
  isDestructive?: boolean;
  /** What `--all` means. */
  all: string;
  findAll: (tx: Db) => Promise<string[]>;
  /** Refuses the command with `--all` if there are none. */
  none: string;
  /** Returns why a mail cannot be changed. Undefined if it can. */
  refusalOf: (mail: QueuedMail) => string | undefined;
  change: (tx: Db, ids: readonly string[], now: Date) => Promise<void>;
  /** The state afterwards. Absent for a mail that is deleted. */
  after?: MailState;
  /** What has happened to the mails, after their number: of one mail and of several. */
  outcome: readonly [one: string, several: string];
}

/** Returns a command that changes the mails it names, or all, and none if one of them cannot be changed. */
const mailCommand = ({
  all,
  findAll,
  none,
  refusalOf,
  change,
  after,
  outcome: [one, several],
  ...info
}: MailChange): ShopCommand => ({
  ...info,
  kind: "shop",
  usage: `<mail> ... | --all${info.isDestructive ? " --yes" : ""}`,
  options: { all: { summary: all } },
  argumentCount: [0, MAX_MAILS],
  run: async ({ db, clock, audit }, input, { print }) => {
    if (input.isSet("all") === input.positionals.length > 0)
      throw new UsageError("Name the mails, or use --all.");
    const count = await db.transaction(async (tx) => {
      const ids = input.isSet("all") ? await findAll(tx) : [...new Set(input.positionals)];
      if (ids.length === 0) throw new Refusal(none);
      const mails = new Map((await lockMails(tx, ids)).map((mail) => [mail.id, mail]));
      const refusals = ids.flatMap((id) => {
        const mail = mails.get(id);
        if (!mail) return `There is no mail ${id}. mail:list prints the ids.`;
        const reason = refusalOf(mail);
        return reason === undefined ? [] : `The mail ${id} ${reason}`;
      });
      if (refusals.length > 0) throw new Refusal(...refusals);
      await change(tx, ids, clock.now());
      const changes = [...mails.values()].map((mail) => ({
        target: `mail ${mail.id}`,
        before: { state: mailStateOf(mail) },
        ...(after && { after: { state: after } }),
      }));
      await audit(tx, ...changes);
      return ids.length;
    });
    print(count === 1 ? `1 mail ${one}.` : `${count} mails ${several}.`);
  },
});

const mailRetry = mailCommand({
  name: "mail:retry",
  summary: "Sends mails again that have failed.",
  details: [
    "A failed mail keeps its text for 30 days (RETENTION). One with a code cannot be sent again: its text",
    "is erased when it fails.",
  ],
  all: "all failed mails that have their text",
  findAll: findFailedMails,
  none: "No mail can be sent again.",
  refusalOf: (mail) => {
    if (mailStateOf(mail) !== "failed") return reasonOf(mail);
    return mail.text === ""
      ? "cannot be sent again: its text is erased. If it had a code, the person requests another one."
      : undefined;
  },
  change: requeueMails,
  after: "waiting",
  outcome: ["is sent again", "are sent again"],
});

const mailRelease = mailCommand({
  name: "mail:release",
  summary: "Sends mails that a restore holds.",
  details: [
    "They waited when the backup was taken. Those that were sent after it arrive a second time, so look at",
    "their time with mail:list --state held first.",
  ],
  all: "all held mails",
  findAll: findHeldMails,
  none: "No mail is held.",
  refusalOf: (mail) => (mailStateOf(mail) === "held" ? undefined : reasonOf(mail)),
  change: requeueMails,
  after: "waiting",
  outcome: ["is sent", "are sent"],
});

const mailDrop = mailCommand({
  name: "mail:drop",
  summary: "Deletes mails that are not to be sent.",
  details: ["A mail that is on its way at this moment arrives nevertheless."],
  isDestructive: true,
  all: "all mails that a restore holds",
  findAll: findHeldMails,
  none: "No mail is held.",
  refusalOf: (mail) => (mailStateOf(mail) === "sent" ? reasonOf(mail) : undefined),
  change: deleteMails,
  outcome: ["is deleted", "are deleted"],
});

export const mailCommands: readonly ShopCommand[] = [mailList, mailRetry, mailRelease, mailDrop];
