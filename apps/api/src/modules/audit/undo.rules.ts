import { isPartName } from "@pallu/contract/shop";
import type { PartName } from "@pallu/contract/shop";
import { z } from "zod";
import type { Scope } from "../../http/auth/keys.rules.ts";
import { bannerPlaces } from "../catalogue/banners.rules.ts";
import type { BannerContent, BannerPlace } from "../catalogue/banners.rules.ts";
import type { Price } from "../catalogue/inventory.rules.ts";
import { flagNames } from "../catalogue/visibility.rules.ts";
import type { Flags } from "../catalogue/visibility.rules.ts";
import type { AuditValues } from "./audit.rules.ts";

/** An entry of the audit log, as far as it says what was changed. */
export interface LoggedChange {
  action: string;
  target: string;
  before: AuditValues | null;
  after: AuditValues | null;
}

/** A picture of a banner and what it says. */
export interface BannerValue {
  picture: string | null;
  content: BannerContent;
}

/** A change that takes another one back. `expected` is what the other one left. */
export type Inverse =
  | { kind: "stock"; variantId: string; onHand: number; expected: number }
  | { kind: "price"; productId: string; price: Price; expected: Price }
  | { kind: "hidden"; what: "product" | "variant"; id: string; hidden: boolean }
  | { kind: "flags"; variantId: string; flags: Flags; expected: Flags }
  | {
      kind: "banner";
      place: BannerPlace;
      number: number;
      value: BannerValue;
      expected: BannerValue;
    }
  | { kind: "coupon"; code: string; expiresAt: Date | null; expected: Date | null }
  /** The hashes of a part of the shop, null for none. */
  | { kind: "part"; name: PartName; hash: string | null; expected: string | null };

/** The scope that the inverse of a change requires, besides that of the log. */
export const scopeOfInverse: Readonly<Record<Inverse["kind"], Scope>> = {
  stock: "stock:write",
  price: "catalogue:write",
  hidden: "catalogue:write",
  flags: "catalogue:write",
  banner: "catalogue:write",
  coupon: "coupons:write",
  part: "content:write",
};

/** Why a change cannot be taken back. A sentence for a person. */
export interface NoInverse {
  kind: "none";
  reason: string;
}

const reasons: Readonly<Record<string, string>> = {
  order:
    "A change of an order may have sent a mail, moved money or changed stock. Open the order: it shows what is possible now.",
  message:
    "An answer that was sent cannot be taken back. A closed message is opened again on the page Messages.",
  "coupon:add": "A coupon that was added is not removed. End it on the page Coupons.",
  catalogue: "An import is undone as a whole, on the page Files, for 7 days.",
  key: "A key that was revoked stays revoked. Add a new one in Settings.",
  webhook: "Webhooks are changed in Settings.",
  desk: "Members of staff and their limits are changed in Settings.",
  user: "What was erased is gone for good.",
};

const reasonOf = (action: string): string =>
  reasons[action] ??
  reasons[action.split(":", 1)[0] ?? ""] ??
  "A change of this kind cannot be undone from the log.";

const stock = z.strictObject({ onHand: z.number() });
const price = z.strictObject({ offerPricePaise: z.number(), listPricePaise: z.number() });
const hidden = z.strictObject({ hidden: z.boolean() });
const flags = z.strictObject(
  Object.fromEntries(flagNames.map((name) => [name, z.boolean().optional()])) as Record<
    (typeof flagNames)[number],
    z.ZodOptional<z.ZodBoolean>
  >,
);
const end = z.strictObject({ until: z.iso.datetime({ offset: true }).nullable() });

const part = z.strictObject({ hash: z.string().nullable() });

const banner = z
  .strictObject({
    picture: z.string().nullable(),
    headline: z.string().default(""),
    linkText: z.string().default(""),
    /** Absent for a banner that the store shows with words of its own. */
    link: z.string().nullable().default(null),
    alt: z.string().default(""),
  })
  .transform(({ picture, ...content }): BannerValue => ({ picture, content }));

/** Returns both values of a change if they have a shape. */
const valuesOf = <Value>(
  shape: z.ZodType<Value>,
  { before, after }: LoggedChange,
): { before: Value; after: Value } | undefined => {
  const [from, to] = [shape.safeParse(before), shape.safeParse(after)];
  return from.success && to.success ? { before: from.data, after: to.data } : undefined;
};

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const inverseOfVariant = (id: string, change: LoggedChange): Inverse | undefined => {
  const counted = valuesOf(stock, change);
  if (counted)
    return {
      kind: "stock",
      variantId: id,
      onHand: counted.before.onHand,
      expected: counted.after.onHand,
    };
  const hiding = valuesOf(hidden, change);
  if (hiding) return { kind: "hidden", what: "variant", id, hidden: hiding.before.hidden };
  const flagged = valuesOf(flags, change);
  return (
    flagged && { kind: "flags", variantId: id, flags: flagged.before, expected: flagged.after }
  );
};

const inverseOfProduct = (id: string, change: LoggedChange): Inverse | undefined => {
  const priced = valuesOf(price, change);
  if (priced) return { kind: "price", productId: id, price: priced.before, expected: priced.after };
  const hiding = valuesOf(hidden, change);
  return hiding && { kind: "hidden", what: "product", id, hidden: hiding.before.hidden };
};

const inverseOfBanner = (named: string, change: LoggedChange): Inverse | undefined => {
  const [, placeName, digits] = /^(\S+) (\d{1,3})$/.exec(named) ?? [];
  const place = bannerPlaces.find((each) => each === placeName);
  const values = valuesOf(banner, change);
  return place && values
    ? {
        kind: "banner",
        place,
        number: Number(digits),
        value: values.before,
        expected: values.after,
      }
    : undefined;
};

const inverseOfCoupon = (code: string, change: LoggedChange): Inverse | undefined => {
  const ends = valuesOf(end, change);
  return (
    ends && {
      kind: "coupon",
      code,
      expiresAt: dateOf(ends.before.until),
      expected: dateOf(ends.after.until),
    }
  );
};

const inverseOfPart = (named: string, change: LoggedChange): Inverse | undefined => {
  const name = named.replace(/^part /, "");
  const values = valuesOf(part, change);
  return values && isPartName(name)
    ? { kind: "part", name, hash: values.before.hash, expected: values.after.hash }
    : undefined;
};

const inverses: Readonly<
  Record<string, (id: string, change: LoggedChange) => Inverse | undefined>
> = {
  variant: inverseOfVariant,
  product: inverseOfProduct,
  banner: inverseOfBanner,
  coupon: inverseOfCoupon,
  shop: inverseOfPart,
};

/** Returns the change that takes another one back, or why there is none. It follows from target and values alone. */
export const inverseOf = (change: LoggedChange): Inverse | NoInverse => {
  const [, what = "", id = ""] = /^(\S+) (.+)$/.exec(change.target) ?? [];
  return inverses[what]?.(id, change) ?? { kind: "none", reason: reasonOf(change.action) };
};
