import type { CheckInput } from "./checkInput.ts";

/** Every acknowledged message exists once. */
export function* checkMessages({ journal, exports }: CheckInput): Generator<string> {
  for (const { marker, status } of journal.messages) {
    const found = exports.messages.filter(({ comments }) => comments.includes(marker)).length;
    const least = status === 201 ? 1 : 0;
    if (found < least || found > 1) yield `messages: ${marker} is there ${found} times`;
  }
  for (const { id, state, answer } of exports.messages)
    if (state === "answered" && answer === "") yield `messages: ${id} has no answer`;
}
