import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import type { HttpError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import {
  countMessages,
  findAnswers,
  findMessage,
  findMessagesPage,
  findOtherMessages,
} from "../messages/messages.repo.ts";
import { answerMessage, closeMessage, reopenMessage } from "../messages/messages.service.ts";
import type { MovedMessage } from "../messages/messages.service.ts";
import type { MessageState } from "../messages/messages.tables.ts";
import { findSavedAnswers } from "../messages/savedAnswers.repo.ts";
import type { SavedAnswer } from "../messages/savedAnswers.repo.ts";
import { MAX_SAVED_ANSWERS } from "../messages/savedAnswers.rules.ts";
import {
  addSavedAnswer,
  changeSavedAnswer,
  removeSavedAnswer,
} from "../messages/savedAnswers.service.ts";
import type { SavedAnswerRefusal } from "../messages/savedAnswers.service.ts";
import { merchantMessageEndpoints as endpoints } from "./merchantMessages.rules.ts";
import { pageOf, unknownPage } from "./pages.ts";
import { gone } from "./refusals.ts";

type StoredMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

const messageBody = ({ createdAt, handledAt, ...message }: StoredMessage) => ({
  ...message,
  createdAt: createdAt.toISOString(),
  handledAt: handledAt?.toISOString() ?? null,
});

type StoredAnswer = Awaited<ReturnType<typeof findAnswers>>[number];

const answersOf = (answers: readonly StoredAnswer[], id: string) =>
  answers
    .filter(({ messageId }) => messageId === id)
    .map(({ text, answeredAt, answeredBy }) => ({
      text,
      answeredAt: answeredAt.toISOString(),
      answeredBy,
    }));

/** The most other messages of a person that are shown beside one. */
const MAX_OTHERS = 20;

const overtaken = (now?: MessageState, expected?: MessageState): HttpError =>
  merchantError(
    409,
    "overtaken",
    now === undefined || expected === undefined
      ? "Somebody has just handled this message."
      : `This message was ${expected} when you opened it, and is ${now} now. No mail was sent.`,
  );

const savedBody = ({ changedAt, ...saved }: SavedAnswer) => ({
  ...saved,
  changedAt: changedAt.toISOString(),
});

const savedRefusal = (refused: SavedAnswerRefusal): HttpError => {
  switch (refused.kind) {
    case "unknown":
      return gone("saved answer");
    case "known_name":
      return merchantError(409, "known_name", "There is a saved answer of that name already.");
    case "too_many":
      return merchantError(
        409,
        "too_many",
        `There are ${MAX_SAVED_ANSWERS} saved answers already: remove one first.`,
      );
    case "unexpected":
      return merchantError(
        409,
        "unexpected_text",
        `Somebody has changed this saved answer since you opened it. It is "${refused.stored.name}" now: ${refused.stored.text}`,
      );
  }
};

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

/** The endpoints of saved answers. */
const savedAnswerRoutes = ({ db, clock }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock };
  return [
    keyRoute(endpoints.listSavedAnswers, "messages:read", async () => ({
      status: 200,
      body: { savedAnswers: (await findSavedAnswers(db.read)).map(savedBody) },
    })),
    keyRoute(endpoints.addSavedAnswer, "messages:write", async ({ body, caller }) => {
      const outcome = await addSavedAnswer(context, body, caller);
      if (outcome.kind === "saved") return { status: 201, body: savedBody(outcome.saved) };
      throw savedRefusal(outcome);
    }),
    keyRoute(endpoints.changeSavedAnswer, "messages:write", async ({ params, body, caller }) => {
      const { savedAnswerId: id } = params;
      const order = { ...body, id, expected: dateOf(body.expected) };
      const outcome = await changeSavedAnswer(context, order, caller);
      if (outcome.kind === "saved") return { status: 200, body: savedBody(outcome.saved) };
      throw savedRefusal(outcome);
    }),
    keyRoute(endpoints.removeSavedAnswer, "messages:write", async ({ params, query, caller }) => {
      const { savedAnswerId: id } = params;
      const order = { id, expected: dateOf(query.expected) };
      const outcome = await removeSavedAnswer(context, order, caller);
      if (outcome.kind === "removed") return { status: 200, body: { id } };
      throw savedRefusal(outcome);
    }),
  ];
};

/** The endpoints of messages. */
export const merchantMessageRoutes = (context: Context): RouteDefinition[] => {
  const { db, clock, config } = context;

  const moved = (outcome: MovedMessage, expected: MessageState | undefined): void => {
    if (outcome.kind === "unknown") throw gone("message");
    if (outcome.kind === "overtaken") throw overtaken(outcome.state, expected);
  };

  return [
    keyRoute(endpoints.listMessages, "messages:read", async ({ query }) => {
      const { after, limit, total, ...filter } = query;
      if (after !== undefined && !(await findMessage(db.read, after))) throw unknownPage(after);
      const found = await findMessagesPage(db.desk, filter, { limit: limit + 1, afterId: after });
      const { rows, next } = pageOf(found, limit);
      const count = total ? { total: await countMessages(db.desk, filter) } : {};
      return { status: 200, body: { messages: rows.map(messageBody), next, ...count } };
    }),
    keyRoute(endpoints.showMessage, "messages:read", async ({ params: { messageId: id } }) => {
      const message = await findMessage(db.read, id);
      if (!message) throw gone("message");
      const others = await findOtherMessages(db.read, message, MAX_OTHERS);
      const answers = await findAnswers(db.read, [id, ...others.map((other) => other.id)]);
      const body = {
        ...messageBody(message),
        answers: answersOf(answers, id),
        others: others.map((other) => ({
          ...messageBody(other),
          answers: answersOf(answers, other.id),
        })),
      };
      return { status: 200, body };
    }),
    keyRoute(endpoints.closeMessage, "messages:write", async ({ params, query, caller }) => {
      const order = { id: params.messageId, expected: query.expected };
      moved(await closeMessage({ db: db.write, clock }, order, caller), order.expected);
      return { status: 200, body: { id: order.id, state: "closed" } };
    }),
    keyRoute(endpoints.reopenMessage, "messages:write", async ({ params, query, caller }) => {
      const order = { id: params.messageId, expected: query.expected };
      moved(await reopenMessage({ db: db.write, clock }, order, caller), order.expected);
      return { status: 200, body: { id: order.id, state: "open" } };
    }),
    keyRoute(endpoints.answerMessage, "messages:write", async ({ params, body, caller }) => {
      const { messageId: id } = params;
      const order = { id, ...body };
      const outcome = await answerMessage({ db: db.write, clock, config }, order, caller);
      if (outcome.kind === "unknown") throw gone("message");
      if (outcome.kind === "overtaken") throw overtaken(outcome.state, body.expected);
      return { status: 200, body: { id, state: "answered" } };
    }),
    ...savedAnswerRoutes(context),
  ];
};
