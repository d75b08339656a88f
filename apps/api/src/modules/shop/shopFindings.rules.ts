import type { PartName, ShopParts } from "@pallu/contract/shop";
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
  ["frame", "the name of the shop: pnpm ops shop:init writes a file to begin with"],
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
    return part in parts
      ? undefined
      : `the link leads to a page without content: the part ${part} is missing`;
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
