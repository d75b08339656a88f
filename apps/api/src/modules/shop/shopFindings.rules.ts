import { isPartName } from "@pallu/contract/shop";
import type { PartName, ShopParts } from "@pallu/contract/shop";
import { placeLabel } from "@pallu/contract/shopLabels";
import { textBlocks } from "@pallu/contract/shopText";
import type { Config } from "../../config.ts";

/** What a shopkeeper should know before the shop opens. `missing` keeps it from opening. */
export interface ShopFinding {
  state: "missing" | "hint";
  /** Such as `terms` or `frame.menu.0.href`. */
  place: string;
  reason: string;
}

const required: readonly (readonly [PartName, string])[] = [
  ["frame", "the name of the shop"],
  ["contact", "how people reach you: an email address or a phone number"],
  ["legal", "who sells: the registered name and the postal address"],
  ["terms", "the terms of sale: shipping, return, payment, cancellation"],
];

const advised: readonly (readonly [PartName, string])[] = [
  ["shipping", "how you send, how long it takes and what it costs"],
  ["payment", "how people can pay"],
  ["home", "the sections of the home page"],
];

/** Words that somebody meant to replace. */
const placeholder =
  /\b(?:lorem|ipsum|todo|tbd|fixme|placeholder|xxx+|your (?:name|shop|address|text) here)\b|\bexample\.(?:com|org)\b|\?\?\?/i;

/** Words of the demo. */
const ofDemo = /\bPallu\b|Weavers Street|pallu\.example|555 ?0142/;

/** Pages that a part of the shop's own makes. */
const pagesOf: Readonly<Record<string, PartName>> = {
  "/about": "about",
  "/faq": "faq",
  "/team": "team",
  "/terms-and-conditions": "terms",
  "/shipping-method": "shipping",
  "/payment-method": "payment",
  "/blog-v1": "posts",
};

/** Pages that the footer of every shop leads to once they are written. */
const alwaysLinked = new Set<PartName>(["terms", "shipping", "payment"]);

/** Pages that every shop has. */
const pages = new Set([
  "/",
  "/allproducts",
  "/cart",
  "/checkout",
  "/contact",
  "/forger-password",
  "/login",
  "/my-profile",
  "/order-history",
  "/product-details",
  "/register",
  "/wishlist",
]);

const deadReason = (href: string, parts: Partial<ShopParts>): string | undefined => {
  if (href === "#") return "the link leads nowhere";
  if (!href.startsWith("/")) return undefined;
  const path = href.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");
  const part = pagesOf[path];
  if (part)
    return part in parts ? undefined : `the link leads to ${path}, which is not written yet`;
  const isKnown = pages.has(path) || /^\/(?:product-details|invoice)\/[^/]+$/.test(path);
  return isKnown ? undefined : `the link leads to ${path}, which is no page of your own shop`;
};

/** Yields the texts of a value with their places. */
function* textsOf(value: unknown, place: string): Generator<{ place: string; text: string }> {
  if (typeof value === "string") yield { place, text: value };
  else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* textsOf(each, `${place}.${key}`);
}

const linksIn = (text: string): string[] =>
  textBlocks(text)
    .flatMap((block) => (block.kind === "list" ? block.items.flat() : block.inlines))
    .flatMap((inline) => (inline.kind === "link" ? [inline.href] : []));

/** A finding with its place in words. */
export interface WordedFinding extends ShopFinding {
  /** The part that has the place. Null for a place that is no part, such as a setting. */
  part: PartName | null;
  /** The place within the part in words. Empty for the whole part. */
  where: string;
}

/** Returns findings with their places in words, for people who do not see the file. */
export const wordedFindings = (
  findings: readonly ShopFinding[],
  parts: Partial<ShopParts>,
): WordedFinding[] =>
  findings.map((found) => {
    const [name = ""] = found.place.split(".");
    return {
      ...found,
      part: isPartName(name) ? name : null,
      where: placeLabel(found.place, parts),
    };
  });

/** Returns the pages that are written and to which neither the menu nor the footer leads. */
const unlinkedPages = (parts: Partial<ShopParts>): PartName[] => {
  const { menu = [], footer } = parts.frame ?? {};
  if (!footer?.columns) return [];
  const links = [
    ...menu.flatMap(({ href, groups = [], feature }) => [
      href,
      ...groups.flatMap(({ links: all }) => all.map((link) => link.href)),
      feature?.href,
    ]),
    ...footer.columns.flatMap(({ links: all }) => all.map((link) => link.href)),
  ].map((href) => href?.replace(/[?#].*$/, ""));
  return Object.entries(pagesOf).flatMap(([path, name]) =>
    name in parts && !alwaysLinked.has(name) && !links.includes(path) ? [name] : [],
  );
};

/** Returns what is missing, what was not replaced, and links that lead nowhere. */
export const shopFindings = (parts: Partial<ShopParts>): ShopFinding[] => {
  const findings: ShopFinding[] = [];
  const add = (state: ShopFinding["state"], place: string, reason: string): void =>
    void findings.push({ state, place, reason });
  for (const [name, reason] of required) if (!(name in parts)) add("missing", name, reason);
  if (parts.contact && !parts.contact.mail && !parts.contact.phone)
    add("missing", "contact", "an email address or a phone number");
  for (const [name, reason] of advised)
    if (!(name in parts)) add("hint", name, `left out: ${reason}`);
  if (parts.frame && !parts.frame.emblem)
    add("hint", "frame.emblem", "left out: the shop shows its name alone");
  for (const name of unlinkedPages(parts))
    add("hint", name, "written, but neither the menu nor the footer leads to it");
  for (const { place, text } of textsOf(parts, "")) {
    const at = place.slice(1);
    if (at.startsWith("frame.emblem") || at.startsWith("theme")) continue;
    const found = placeholder.exec(text)?.[0];
    if (found !== undefined) add("missing", at, `replace '${found}'`);
    const demo = ofDemo.exec(text)?.[0];
    if (demo !== undefined) add("hint", at, `'${demo}' is the demo's: is it yours, too?`);
    const links = at.endsWith(".href") ? [text] : linksIn(text);
    for (const href of links) {
      const reason = deadReason(href, parts);
      if (reason !== undefined) add("hint", at, reason);
    }
  }
  return findings;
};

/** Returns a hint if the shop was filled with the demo. */
export const seedFindings = ({ seed }: Pick<Config, "seed">): ShopFinding[] =>
  seed === "none"
    ? []
    : [
        {
          state: "hint",
          place: "SEED",
          reason:
            "a shop with the demo's products, public account and coupons: begin one with SEED=none",
        },
      ];
