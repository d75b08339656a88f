import { attemptKey } from "./checkInput.ts";
import type { CheckInput } from "./checkInput.ts";
import { groupBy } from "../groupBy.ts";

/** Every message arrived once, and has the answers that somebody gave. Their mails are in `checkMails`. */
export function* checkMessages({ journal, exports, attempts }: CheckInput): Generator<string> {
  const shown = groupBy(exports.messages, ({ comments }) => comments);
  const sent = new Map(journal.messages.map((message) => [message.comments, message]));
  for (const comments of sent.keys()) {
    const found = shown.get(comments)?.length ?? 0;
    if (found !== 1) yield `messages: ${comments} exists ${found} times`;
  }
  for (const { id, state, subject, email, comments, answers } of exports.messages) {
    const message = sent.get(comments);
    if (message?.email !== email || message.subject !== subject)
      yield `messages: nobody sent ${id} as it is`;
    if (state !== (answers.length > 0 ? "answered" : "open"))
      yield `messages: ${id} is ${state} with ${answers.length} answers`;
    const given = attempts.get(attemptKey("message:answer", `message ${id}`)) ?? [];
    const done = given.filter(({ outcome }) => outcome === "done").length;
    const unknown = given.filter(({ outcome }) => outcome === "unknown").length;
    if (answers.length < done || answers.length > done + unknown)
      yield `messages: ${id} has ${answers.length} answers for ${done} done and ${unknown} unknown`;
    for (const { text, answeredBy } of answers)
      if (
        !given.some(
          ({ actor, by, details }) =>
            // The terminal names the operating-system user.
            details["text"] === text && (actor === "operator" || by === answeredBy),
        )
      )
        yield `messages: nobody gave the answer of ${answeredBy} to ${id}`;
  }
}
