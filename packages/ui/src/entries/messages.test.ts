import { expect, it } from "vitest";
import type { PartialMessages } from "../provider/messages.ts";
import { messages as ar } from "./messages/ar.ts";
import { messages as en } from "./messages/en.ts";
import { messages as hi } from "./messages/hi.ts";
import { messages as ta } from "./messages/ta.ts";
import { messages as ur } from "./messages/ur.ts";

/** Texts that a language does not have yet, for example "toast.undo". Components show them in English. */
const untranslated: Record<string, readonly string[]> = { hi: [], ta: [], ur: [], ar: [] };

const namesOf = (messages: PartialMessages): string[] =>
  Object.entries(messages).flatMap(([component, texts]) =>
    Object.keys(texts ?? {}).map((text) => `${component}.${text}`),
  );

it.each([
  ["hi", hi],
  ["ta", ta],
  ["ur", ur],
  ["ar", ar],
])("%s has every text but those in the list, and none that is gone", (language, messages) => {
  const [all, translated] = [namesOf(en), namesOf(messages)];
  expect(all.filter((name) => !translated.includes(name))).toEqual(untranslated[language]);
  expect(translated.filter((name) => !all.includes(name))).toEqual([]);
});

it.each([
  ["en", en, "1 item", "99+ items"],
  ["hi", hi, "1 वस्तु", "99+ वस्तुएँ"],
  ["ta", ta, "1 பொருள்", "99+ பொருட்கள்"],
  ["ur", ur, "1 شے", "99+ اشیا"],
  ["ar", ar, "منتج واحد", "+99 منتج"],
] as const)("%s: both headers name one item in the singular", (_language, messages, one, many) => {
  const siteHeader = { ...en.siteHeader, ...messages.siteHeader };
  for (const text of [siteHeader.cart(1), siteHeader.wishlist(1), siteHeader.items("X", 1)])
    expect(text.endsWith(one)).toBe(true);
  for (const text of [siteHeader.cart(100), siteHeader.items("X", 100)])
    expect(text.endsWith(many)).toBe(true);
});
