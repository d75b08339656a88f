import { shopTimestamp } from "@pallu/contract";
import { countOf } from "../../countOf.rules.ts";
import type { Db } from "../../db/client.ts";
import {
  findAnswers,
  findMessage,
  findMessagesPage,
  subscriptions,
} from "../../modules/messages/messages.repo.ts";
import { MAX_ANSWER } from "../../modules/messages/answerMail.rules.ts";
import { answerMessage, closeMessage } from "../../modules/messages/messages.service.ts";
import { messageStates } from "../../modules/messages/messages.tables.ts";
import { quotedLines } from "../../modules/mail/quotedText.rules.ts";
import { Refusal, UsageError } from "../command.ts";
import type { ShopCommand } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { writeCsv } from "../csv.ts";
import { pageOption, readPage } from "../readPage.ts";
import { dateTime, oneOf } from "../values.ts";

const messageList: ShopCommand = {
  kind: "shop",
  name: "message:list",
  usage: "[--state <state>] [--page <n>] [--json]",
  summary: "Lists messages of the contact form, newest first, 50 a page.",
  options: {
    state: { value: "state", summary: `only those that are ${messageStates.join(", ")}` },
    ...pageOption,
    ...jsonOption,
  },
  argumentCount: [0, 0],
  run: async ({ db }, input, { print }) => {
    const { page, hasMore, found } = await readPage(input, (range) =>
      findMessagesPage(
        db,
        { state: oneOf(messageStates, input.text("state"), "state of a message") },
        range,
      ),
    );
    if (printJson(input, print, { page, hasMore, messages: found })) return;
    const rows = found.map(({ id, createdAt, state, subject, name, comments }) => [
      id,
      dateTime(createdAt),
      state,
      subject,
      name,
      comments,
    ]);
    const head = ["Id", "Sent", "State", "Subject", "Name", "Message"];
    printTable(print, head, rows, "No message matches.");
    if (hasMore) print(`More: --page ${page + 1}`);
  },
};

const unknown = (id: string): Refusal => new Refusal(`There is no message ${id}.`);

const overtaken = (): Refusal => new Refusal("Another operator has just handled this message.");

const messageShow: ShopCommand = {
  kind: "shop",
  name: "message:show",
  usage: "<id> [--json]",
  summary: "Shows a message of the contact form and its answers.",
  options: jsonOption,
  argumentCount: [1, 1],
  run: async ({ db }, input, { print }) => {
    const id = input.positionals[0] ?? "";
    const message = await findMessage(db, id);
    if (!message) throw unknown(id);
    const answers = await findAnswers(db, [id]);
    if (printJson(input, print, { ...message, answers })) return;
    print(`Message of ${dateTime(message.createdAt)}, ${message.state}: ${message.subject}`);
    print(`From ${message.name}, ${message.email}, ${message.phoneNumber}`);
    for (const line of quotedLines(message.comments)) print(line);
    for (const { text, answeredAt, answeredBy } of answers) {
      print(`Answer of ${dateTime(answeredAt)}${answeredBy === "" ? "" : ` by ${answeredBy}`}:`);
      for (const line of quotedLines(text)) print(line);
    }
  },
};

const messageAnswer: ShopCommand = {
  kind: "shop",
  name: "message:answer",
  usage: "<id> --text <text>",
  summary: "Answers a message by e-mail. A further answer is sent and kept as well.",
  options: { text: { value: "text", summary: `the answer, at most ${MAX_ANSWER} characters` } },
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const id = input.positionals[0] ?? "";
    const text = input.text("text")?.trim() ?? "";
    if (text === "" || text.length > MAX_ANSWER)
      throw new UsageError(`The answer must have 1 to ${MAX_ANSWER} characters: --text "…"`);
    const outcome = await answerMessage(context, { id, text }, context.actor);
    if (outcome.kind === "unknown") throw unknown(id);
    if (outcome.kind === "overtaken") throw overtaken();
    print(`The answer is sent to ${outcome.email}.`);
  },
};

const messageClose: ShopCommand = {
  kind: "shop",
  name: "message:close",
  usage: "<id>",
  summary: "Closes a message that needs no answer.",
  argumentCount: [1, 1],
  run: async ({ db, clock, actor }, input, { print }) => {
    const id = input.positionals[0] ?? "";
    const outcome = await closeMessage({ db, clock }, { id }, actor);
    if (outcome.kind === "unknown") throw unknown(id);
    if (outcome.kind === "overtaken") throw overtaken();
    print(`The message of ${outcome.name} is closed.`);
  },
};

const subscriberColumns = ["email", "subscribedAt"] as const;

async function* subscriberRows(db: Db) {
  for await (const page of subscriptions(db))
    for (const { email, createdAt } of page)
      yield { email, subscribedAt: shopTimestamp(createdAt) };
}

const newsletterExport: ShopCommand = {
  kind: "shop",
  name: "newsletter:export",
  usage: "<file.csv>",
  summary: "Writes the addresses that subscribed to the newsletter, as CSV.",
  argumentCount: [1, 1],
  run: async ({ db }, input, { print }) => {
    const file = input.path(input.positionals[0] ?? "");
    const count = await writeCsv(file, subscriberRows(db), subscriberColumns);
    print(`Wrote ${countOf(count, "address", "addresses")} to ${file}.`);
  },
};

export const messageCommands: readonly ShopCommand[] = [
  messageList,
  messageShow,
  messageAnswer,
  messageClose,
  newsletterExport,
];
