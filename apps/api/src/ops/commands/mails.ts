import type { Db } from "../../db/client.ts";
import {
  findFailedMails,
  findMailsPage,
  lockMails,
  requeueMails,
} from "../../modules/mail/mail.repo.ts";
import type { QueuedMail } from "../../modules/mail/mail.repo.ts";
import { mailStateOf, mailStates } from "../../modules/mail/mail.rules.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Input, ShopCommand } from "../command.ts";
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
    "or when it expires, such as one with a code.",
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

/** Returns why a mail cannot be sent again. */
const retryRefusalOf = (id: string, mail: QueuedMail | undefined): string | undefined => {
  if (!mail) return `There is no mail ${id}. mail:list prints the ids.`;
  const state = mailStateOf(mail);
  if (state === "sent") return `The mail ${id} was sent on ${dateTime(mail.sentAt ?? mail.dueAt)}.`;
  if (state === "waiting") return `The mail ${id} waits and is sent by itself.`;
  return mail.text === ""
    ? `The mail ${id} cannot be sent again: its text is erased. If it had a code, the person requests another one.`
    : undefined;
};

/** Returns the ids that a command names, or with `--all` those that `find` returns. */
const readIds = async (input: Input, find: () => Promise<string[]>): Promise<string[]> => {
  if (input.isSet("all") === input.positionals.length > 0)
    throw new UsageError("Name the mails, or use --all.");
  return input.isSet("all") ? find() : [...new Set(input.positionals)];
};

const retryMails = async (tx: Db, ids: readonly string[], now: Date): Promise<void> => {
  const found = new Map((await lockMails(tx, ids)).map((mail) => [mail.id, mail]));
  const refusals = ids.flatMap((id) => retryRefusalOf(id, found.get(id)) ?? []);
  if (refusals.length > 0) throw new Refusal(...refusals);
  await requeueMails(tx, ids, now);
};

const mailRetry: ShopCommand = {
  kind: "shop",
  name: "mail:retry",
  usage: "<mail> ... | --all",
  summary: "Sends mails again that have failed.",
  details: [
    "A failed mail keeps its text for 30 days (RETENTION). One with a code cannot be sent again: its text",
    "is erased when it fails.",
  ],
  options: { all: { summary: "all failed mails that have their text" } },
  argumentCount: [0, MAX_MAILS],
  run: async ({ db, clock, audit }, input, { print }) => {
    const ids = await db.transaction(async (tx) => {
      const named = await readIds(input, () => findFailedMails(tx));
      if (named.length === 0) throw new Refusal("No mail can be sent again.");
      await retryMails(tx, named, clock.now());
      const change = { before: { state: "failed" }, after: { state: "waiting" } };
      await audit(tx, ...named.map((id) => ({ target: `mail ${id}`, ...change })));
      return named;
    });
    print(ids.length === 1 ? "1 mail is sent again." : `${ids.length} mails are sent again.`);
  },
};

export const mailCommands: readonly ShopCommand[] = [mailList, mailRetry];
