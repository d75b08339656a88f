import { expect, it } from "vitest";
import { messages as ar } from "./messages/ar.ts";
import { messages as en } from "./messages/en.ts";
import { messages as hi } from "./messages/hi.ts";
import { messages as ta } from "./messages/ta.ts";
import { messages as ur } from "./messages/ur.ts";

it.each([
  ["en", en, "1 item", "99+ items"],
  ["hi", hi, "1 वस्तु", "99+ वस्तुएँ"],
  ["ta", ta, "1 பொருள்", "99+ பொருட்கள்"],
  ["ur", ur, "1 شے", "99+ اشیا"],
  ["ar", ar, "منتج واحد", "+99 منتج"],
] as const)("%s: both headers name one item in the singular", (_language, messages, one, many) => {
  const { siteHeader, templateHeader } = messages;
  for (const text of [siteHeader.cart(1), siteHeader.wishlist(1), templateHeader.items("X", 1)])
    expect(text.endsWith(one)).toBe(true);
  for (const text of [siteHeader.cart(100), templateHeader.items("X", 100)])
    expect(text.endsWith(many)).toBe(true);
});
