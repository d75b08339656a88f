import { decodeHTML } from "entities";

/** A tag that shop systems and word processors write into descriptions. Other signs such as `<` are text. */
const tag =
  /<(?<slash>\/?)(?<name>p|div|br|hr|ul|ol|li|h[1-6]|span|strong|b|em|i|u|s|a|font|small|sub|sup|table|thead|tbody|tr|td|th|img|section|article|blockquote|pre|code|center|figure|figcaption|meta|o:p)(?:\s[^<>]*)?\s*\/?>/gi;
const hidden = /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1\s*>/gi;

const blocks = /^(?:p|div|hr|ul|ol|h[1-6]|table|section|article|blockquote|pre|center|figure)$/;

const signOf = (name: string, isEnd: boolean): string => {
  if (name === "br" || name === "tr") return "\n";
  if (name === "li") return isEnd ? "" : "\n- ";
  if (name === "td" || name === "th") return isEnd ? " " : "";
  return blocks.test(name) ? "\n\n" : "";
};

export const isHtml = (text: string): boolean => text.search(tag) >= 0;

/** Returns a text without HTML: paragraphs and the items of lists become lines, entities letters. */
export const plainTextOf = (text: string): string => {
  if (!isHtml(text)) return text;
  const lines = text
    .replaceAll(hidden, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(tag, (_found, slash: string, name: string) =>
      signOf(name.toLowerCase(), slash !== ""),
    );
  return decodeHTML(lines)
    .replaceAll("\u00A0", " ")
    .split("\n")
    .map((line) => line.replaceAll(/ {2,}/g, " ").trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
};
