import type { Output } from "../../platform/callTypes.ts";

export type Message = Output<"GET /api/desk/messages/:messageId">;
export type MessageState = Message["state"];

export const stateWords: Record<MessageState, string> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};

export const stateTones = { open: "warning", answered: "success", closed: "neutral" } as const;

/** The most characters of an answer. */
export const MAX_ANSWER = 5000;

/** Returns a saved text with the name of a person in the place of `{name}`. */
export const filledText = (text: string, name: string): string => text.replaceAll("{name}", name);
