import { defineEndpoints, line, text } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { MAX_ANSWER } from "../messages/answerMail.rules.ts";
import { messageStates } from "../messages/messages.tables.ts";
import { MAX_SAVED_ANSWER, MAX_SAVED_ANSWER_NAME } from "../messages/savedAnswers.rules.ts";
import {
  author,
  find,
  flag,
  id,
  isoDateTime,
  next,
  page,
  keyCalls,
  total,
} from "./merchantFields.rules.ts";

const ofMessage = z.object({ messageId: id });
const ofSavedAnswer = z.object({ savedAnswerId: id });

const expected = z.enum(messageStates).optional().meta({
  description:
    "The state that the message had when it was read. If it has another one now: 409, and no mail is sent.",
});

const messageState = z.object({ id: z.string(), state: z.enum(messageStates) });

const message = z.object({
  id: z.string(),
  createdAt: isoDateTime,
  state: z.enum(messageStates),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  comments: z.string(),
  answer: z.string(),
  handledAt: isoDateTime.nullable(),
});

const answer = z.object({
  text: z.string(),
  answeredAt: isoDateTime,
  answeredBy: author,
});

const exampleMessage = {
  id: "m-17",
  createdAt: "2026-03-02T09:30:00.000Z",
  state: "open" as const,
  subject: "Shipping Problem",
  name: "Asha Rao",
  email: "asha@example.com",
  phoneNumber: "9876543210",
  comments: "The parcel has not arrived yet.",
  answer: "",
  handledAt: null,
};

const exampleAnswer = {
  text: "It left today and will be with you on Friday.",
  answeredAt: "2026-03-02T11:00:00.000Z",
  answeredBy: "meena",
};

const savedAnswerText = {
  name: line(MAX_SAVED_ANSWER_NAME).trim().min(1),
  text: text(MAX_SAVED_ANSWER).trim().min(1),
};

const savedAnswer = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string().meta({ description: "`{name}` stands for the name of the person." }),
  changedAt: isoDateTime,
});

const exampleSavedAnswer = {
  id: "5f0c2c5e-6a0e-4d5b-9a3e-0d5c2f6f1a77",
  name: "On its way",
  text: "Dear {name}, your parcel left today.",
  changedAt: "2026-03-02T09:30:00.000Z",
};

const expectedVersion = isoDateTime.optional().meta({
  description: "`changedAt` when it was read. If it has changed meanwhile: 409.",
});

export const merchantMessageEndpoints = defineEndpoints(keyCalls, {
  listMessages: {
    call: { method: "GET", path: "/api/merchant/messages" },
    summary: "Messages of the contact form, newest first",
    query: z.object({
      state: z.enum(messageStates).optional(),
      find: find.meta({
        description: "Only that with that id, or those with that text in any field of the form.",
      }),
      total: flag("True counts the messages of all pages."),
      ...page,
    }),
    responses: {
      200: z.object({
        messages: z.array(message),
        next,
        total,
      }),
      404: refusal,
    },
    example: {
      responses: {
        200: {
          messages: [exampleMessage],
          next: null,
        },
      },
    },
  },
  closeMessage: {
    call: { method: "POST", path: "/api/merchant/messages/:messageId/close" },
    summary: "Closes a message; one that is closed stays as it is",
    params: ofMessage,
    query: z.object({ expected }),
    responses: { 200: messageState, 404: refusal, 409: refusal },
    example: { responses: { 200: { id: "m-17", state: "closed" } } },
  },
  answerMessage: {
    call: { method: "POST", path: "/api/merchant/messages/:messageId/answers" },
    summary: "Answers a message by e-mail; a further answer is sent and kept as well",
    params: ofMessage,
    body: z.object({
      text: text(MAX_ANSWER).trim().min(1),
      expected,
    }),
    responses: { 200: messageState, 404: refusal, 409: refusal },
    example: {
      body: { text: "It left today and will be with you on Friday.", expected: "open" },
      responses: { 200: { id: "m-17", state: "answered" } },
    },
  },
  showMessage: {
    call: { method: "GET", path: "/api/merchant/messages/:messageId" },
    summary: "A message with its answers, and the other messages of the same e-mail address",
    params: ofMessage,
    responses: {
      200: message.extend({
        answers: z.array(answer).meta({ description: "Oldest first." }),
        others: z
          .array(message.extend({ answers: z.array(answer) }))
          .meta({ description: "The newest ones, at most 20." }),
      }),
      404: refusal,
    },
    example: {
      responses: { 200: { ...exampleMessage, answers: [exampleAnswer], others: [] } },
    },
  },
  reopenMessage: {
    call: { method: "POST", path: "/api/merchant/messages/:messageId/reopen" },
    summary: "Opens a message again that is closed or answered",
    params: ofMessage,
    query: z.object({ expected }),
    responses: { 200: messageState, 404: refusal, 409: refusal },
    example: { responses: { 200: { id: "m-17", state: "open" } } },
  },
  listSavedAnswers: {
    call: { method: "GET", path: "/api/merchant/saved-answers" },
    summary: "Texts for answers to messages, by name",
    responses: { 200: z.object({ savedAnswers: z.array(savedAnswer) }) },
    example: { responses: { 200: { savedAnswers: [exampleSavedAnswer] } } },
  },
  addSavedAnswer: {
    call: { method: "POST", path: "/api/merchant/saved-answers" },
    summary: "Saves a text for answers under a name",
    body: z.object(savedAnswerText),
    responses: { 201: savedAnswer, 409: refusal },
    example: {
      body: { name: exampleSavedAnswer.name, text: exampleSavedAnswer.text },
      responses: { 201: exampleSavedAnswer },
    },
  },
  changeSavedAnswer: {
    call: { method: "PUT", path: "/api/merchant/saved-answers/:savedAnswerId" },
    summary: "Changes the name and the text of a saved answer",
    params: ofSavedAnswer,
    body: z.object({ ...savedAnswerText, expected: expectedVersion }),
    responses: { 200: savedAnswer, 404: refusal, 409: refusal },
    example: {
      body: {
        name: exampleSavedAnswer.name,
        text: exampleSavedAnswer.text,
        expected: exampleSavedAnswer.changedAt,
      },
      responses: { 200: exampleSavedAnswer },
    },
  },
  removeSavedAnswer: {
    call: { method: "DELETE", path: "/api/merchant/saved-answers/:savedAnswerId" },
    summary: "Removes a saved answer",
    params: ofSavedAnswer,
    query: z.object({ expected: expectedVersion }),
    responses: { 200: z.object({ id: z.string() }), 404: refusal, 409: refusal },
    example: { responses: { 200: { id: exampleSavedAnswer.id } } },
  },
});
