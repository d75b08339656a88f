/**
 * The texts of a shop's own pages: plain, or small Markdown of headings, lists, strong words and links. Not exported by
 * the index, whose modules are part of the first script of every page.
 */

export type TextInline =
  | { kind: "text" | "strong"; text: string }
  | { kind: "link"; text: string; href: string };

export type TextBlock =
  | { kind: "heading"; level: 2 | 3; inlines: TextInline[] }
  | { kind: "paragraph"; inlines: TextInline[] }
  | { kind: "list"; isOrdered: boolean; items: TextInline[][] };

/** Why a text is refused. Lines count from 1. */
export interface TextFault {
  line: number;
  reason: string;
}

/** Paths that are no pages. */
const otherPaths = /^\/(?:api|uploads|share)(?:[/?#]|$)/;

/** Whether a link leads to a page of the shop: a path, not the URL of another host. */
export const isOwnPath = (href: string): boolean =>
  /^\/(?![/\\])[^\s\\<>"'\p{Cc}]*$/u.test(href) && !otherPaths.test(href);

const isHttps = (href: string): boolean =>
  /^https:\/\/[^\s/?#\\<>"'\p{Cc}]+(?:[/?#][^\s<>"'\p{Cc}]*)?$/iu.test(href);

/** Whether a link leads to a page of the shop, to an https URL, to a mail or to a phone. */
export const isShopLink = (href: string): boolean =>
  isOwnPath(href) ||
  isHttps(href) ||
  /^(?:mailto:[^\s<>"'?]+@[^\s<>"'?]+|tel:\+?[\d-]+)$/.test(href);

const inlinePattern = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)]*)\)/g;

/** Parses one line of text. */
const inlinesOf = (line: string): TextInline[] => {
  const inlines: TextInline[] = [];
  let end = 0;
  for (const match of line.matchAll(inlinePattern)) {
    if (match.index > end) inlines.push({ kind: "text", text: line.slice(end, match.index) });
    const { strong, text = "", href = "" } = match.groups ?? {};
    if (strong !== undefined) inlines.push({ kind: "strong", text: strong });
    else inlines.push({ kind: "link", text, href: href.trim() });
    end = match.index + match[0].length;
  }
  if (end < line.length) inlines.push({ kind: "text", text: line.slice(end) });
  return inlines;
};

const faultOf = (line: string): string | undefined => {
  if (/<[a-z!/?]/i.test(line)) return "HTML is not shown: write plain text, or Markdown";
  if (/!\[[^\]]*\]\(/.test(line)) return "a text has no pictures: remove the one here";
  if (/^\s*(?:```|~~~)/.test(line)) return "a text has no code: remove the line of marks";
  const link = inlinesOf(line).find((inline) => inline.kind === "link" && !isShopLink(inline.href));
  return link?.kind === "link"
    ? `the link '${link.href.slice(0, 80)}' leads neither to a page of the shop, such as /contact, nor to https`
    : undefined;
};

/** Returns why the lines of a text are refused. */
export const textFaults = (text: string): TextFault[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const reason = faultOf(line);
    return reason === undefined ? [] : [{ line: index + 1, reason }];
  });

const heading = /^(?<marks>#{1,6})\s+(?<text>.+?)\s*#*$/;
const item = /^\s*(?:[-*+]|(?<number>\d{1,3})[.)])\s+(?<text>.+)$/;

/** Parses a text into blocks. `#` and `##` are headings of level 2, more marks of level 3. */
export const textBlocks = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  const endParagraph = (): void => {
    if (lines.length > 0) blocks.push({ kind: "paragraph", inlines: inlinesOf(lines.join(" ")) });
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const head = heading.exec(line)?.groups;
    const entry = item.exec(line)?.groups;
    if (line.trim() === "" || head || entry) endParagraph();
    if (head)
      blocks.push({
        kind: "heading",
        level: (head["marks"]?.length ?? 1) > 2 ? 3 : 2,
        inlines: inlinesOf(head["text"] ?? ""),
      });
    else if (entry) {
      const isOrdered = entry["number"] !== undefined;
      const last = blocks.at(-1);
      const inlines = inlinesOf(entry["text"] ?? "");
      if (last?.kind === "list" && last.isOrdered === isOrdered) last.items.push(inlines);
      else blocks.push({ kind: "list", isOrdered, items: [inlines] });
    } else if (line.trim() !== "") lines.push(line.trim());
  }
  endParagraph();
  return blocks;
};
