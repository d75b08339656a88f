/**
 * What is a shop's own, in parts: the file `shop.json`, and the answers that pages read. Every entry is optional but a
 * few, and a missing one is an absent row, section or page.
 */
import { z } from "zod";
import { isEmail } from "./forms.ts";
import type { PartName } from "./partNames.ts";
import { isShopLink, textFaults } from "./shopText.ts";
import { theme } from "./shopTheme.ts";
import { asciiDigits } from "./typed.ts";

export { isPartName, partNames } from "./partNames.ts";
export type { PartName } from "./partNames.ts";

/** The version of the file. */
export const SHOP_FILE_VERSION = 1;

/** Longest text with several lines, in characters. */
const MAX_TEXT = 20_000;

/** One line of text. */
const line = (most = 200) =>
  z
    .string("must be a text")
    .min(1, "must not be empty: leave it out")
    .max(most, `must have at most ${most} characters`)
    .regex(/^(?=.*\S)[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be one line, and not blank");

/** Plain text of several lines, or small Markdown. */
const text = z
  .string("must be a text")
  .min(1, "must not be empty: leave it out")
  .max(MAX_TEXT, `must have at most ${MAX_TEXT} characters`)
  .superRefine((value, context) => {
    for (const { line: at, reason } of textFaults(value))
      context.addIssue({
        code: "custom",
        message: at === 1 ? reason : `${reason} (line ${at} of it)`,
      });
  })
  .describe(
    "Plain text or small Markdown. In the file also the name of a file, such as texts/terms.md.",
  );

/** A link that leads nowhere is `#`. */
const href = z
  .string("must be a text")
  .max(500, "must have at most 500 characters")
  .refine((value) => value === "#" || isShopLink(value), {
    error: "must be a page of the shop, such as /contact, or begin with https://",
  });

const link = z.strictObject({ label: line(60), href });

const picture = z
  .string("must be a text")
  .max(200, "must have at most 200 characters")
  .regex(
    /^(?:[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)|\/assets\/[\w./-]+)$/i,
    "must be the name of a picture in the folder pictures, such as front.jpg",
  )
  .describe("A file in the folder pictures, or the name of a picture that the shop has.");

const list = <Entry extends z.ZodType>(entry: Entry, most: number, least = 0) =>
  z
    .array(entry, "must be a list")
    .min(least, `must have at least ${least} entries`)
    .max(most, `may have at most ${most} entries`);

const email = z
  .string("must be a text")
  .refine(isEmail, { error: "must be an email address, such as help@example.com" });

/** Returns the link that calls a number as people write it: `+91 422 555 0142` is `tel:+914225550142`. */
const telOf = (typed: string): string => {
  // Neither notes nor the zero of "+44 (0)20" are dialled. Of several numbers, the first is.
  const dialled = asciiDigits(typed).replaceAll(/\([^()]*\p{L}[^()]*\)|\(0\)/gu, " ");
  const [first = ""] = /\+?(?:[\s().-]*\d){3,15}/.exec(dialled) ?? [];
  return `tel:${first.replaceAll(/[^\d+]/g, "")}`;
};

const phone = z
  .strictObject({
    shown: line(40).refine((value) => telOf(value) !== "tel:", {
      error: "must have a phone number, such as +91 98765 43210",
    }),
    href: z
      .string("must be a text")
      .max(60, "must have at most 60 characters")
      .refine((value) => telOf(value) !== "tel:", {
        error: "must be a phone number, such as tel:+914225550142",
      })
      .optional()
      .describe("The number that is called. Left out: the number that is shown."),
  })
  .transform(({ shown, href: called }) => ({ shown, href: telOf(called ?? shown) }));

const id = z
  .string("must be a text")
  .regex(/^[a-z\d][a-z\d-]{0,59}$/, "must have small letters, digits and hyphens");

/** Icons of the design system that the pages show. */
const icon = z.enum(
  ["hanger", "needle", "star", "gift", "leaf", "shield", "undo", "headset", "lock", "truck"],
  "must be one of hanger, needle, star, gift, leaf, shield, undo, headset, lock, truck",
);

const titled = z.strictObject({ title: line(120), text });

const emblemPath = z.strictObject({
  d: z
    .string()
    .max(20_000)
    .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]+$/),
  /** A colour as `#rrggbb`, or `currentColor`, that of the text. */
  fill: z.string().regex(/^(?:#[\da-f]{6}|currentColor)$/),
  isEvenOdd: z.boolean().optional(),
});

/** The emblem as pages draw it: outlines, or a picture. */
export const emblem = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("paths"),
    width: z.number().positive().max(100_000),
    height: z.number().positive().max(100_000),
    paths: z.array(emblemPath).min(1).max(60),
  }),
  z.strictObject({ kind: z.literal("picture"), picture }),
]);

const menuEntry = z.strictObject({
  label: line(40),
  href: href.optional(),
  groups: list(z.strictObject({ heading: line(60), links: list(link, 12, 1) }), 4).optional(),
  feature: z.strictObject({ label: line(80), href, picture }).optional(),
});

/** What an own shop shows only if it is named here. */
export const shopFeatures = [
  "sampleShops",
  "templateHomes",
  "samplePayments",
  "portfolio",
] as const;

const frameFile = z.strictObject({
  name: line(60).describe("The name of the shop: title, mails, invoices."),
  emblem: z
    .string("must be the name of a file")
    .regex(
      /^[\w-][\w.-]*\.(?:svg|jpe?g|png|webp|avif)$/i,
      "must be the name of a file in the folder pictures, such as emblem.svg",
    )
    .optional(),
  description: line(300).optional(),
  announcement: line(120).optional(),
  menu: list(menuEntry, 8).optional(),
  footer: z
    .strictObject({
      blurb: line(400).optional(),
      columns: list(z.strictObject({ heading: line(60), links: list(link, 12) }), 4).optional(),
      copyright: line(200).optional(),
      credit: link.optional(),
    })
    .optional(),
  social: list(
    z.strictObject({
      name: z.enum(
        ["Instagram", "Facebook", "Pinterest", "YouTube"],
        "must be Instagram, Facebook, Pinterest or YouTube",
      ),
      href,
    }),
    4,
  ).optional(),
  features: list(
    z.enum(shopFeatures, `must be one of ${shopFeatures.join(", ")}`),
    shopFeatures.length,
  ).optional(),
});

const slide = z.strictObject({
  kicker: line(60).optional(),
  headline: line(120),
  link,
  callout: z
    .strictObject({ name: line(), price: line(40), link, badge: line(40).optional() })
    .optional(),
  picture,
  alt: line().optional(),
});

const heading = line(120).optional();

const section = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("slides"), slides: list(slide, 10, 1) }),
    z.strictObject({
      kind: z.literal("liveWords"),
      entries: list(
        z.strictObject({ headline: line(120), link, product: line(60).optional() }),
        10,
        1,
      ),
    }),
    z.strictObject({
      kind: z.literal("services"),
      entries: list(
        z.strictObject({
          title: line(80),
          text: line(),
          icon: icon.optional(),
          picture: picture.optional(),
        }),
        8,
        1,
      ),
    }),
    z.strictObject({
      kind: z.literal("categories"),
      heading,
      entries: list(
        z.strictObject({
          title: line(80),
          text: line().optional(),
          count: line(40).optional(),
          picture: picture.optional(),
          href: href.optional(),
        }),
        12,
      )
        .optional()
        .describe("Left out, the groups of the catalogue with their counts."),
    }),
    z.strictObject({
      kind: z.literal("products"),
      heading,
      flag: z.enum(
        ["best-seller", "new-arrival", "trending"],
        "must be best-seller, new-arrival or trending",
      ),
    }),
    z.strictObject({ kind: z.literal("collections"), heading }),
    z.strictObject({
      kind: z.literal("reasons"),
      heading,
      entries: list(z.strictObject({ title: line(80), text: line(400) }), 8, 1),
    }),
    z.strictObject({
      kind: z.literal("testimonials"),
      heading,
      entries: list(
        z.strictObject({
          name: line(80),
          place: line(80).optional(),
          text: line(600),
          picture: picture.optional(),
        }),
        12,
        1,
      ),
    }),
    z.strictObject({
      kind: z.literal("promos"),
      entries: list(
        z.strictObject({
          label: line(80),
          text: line(),
          link,
          tone: z.enum(["sunken", "brand"], "must be sunken or brand").optional(),
          picture,
        }),
        4,
        1,
      ),
    }),
    z.strictObject({
      kind: z.literal("partners"),
      heading,
      entries: list(
        z.strictObject({
          name: line(80),
          light: picture,
          dark: picture.optional(),
        }),
        24,
        1,
      ),
    }),
    z.strictObject({ kind: z.literal("posts"), heading, ids: list(id, 6).optional() }),
  ],
  "must have a kind: slides, liveWords, services, categories, products, collections, reasons, testimonials, promos, partners or posts",
);

const home = z.strictObject({
  title: line(120).optional(),
  description: line(300).optional(),
  sections: list(section, 20),
});

const sizeGuide = z
  .strictObject({
    title: line(80).describe("The words that open the guide, such as Size guide for kurtis."),
    subCategoryIds: list(line(100), 100, 1)
      .optional()
      .describe("The groups of products that it is for. Left out, all that no other guide names."),
    columns: list(line(40), 12, 1),
    rows: list(list(line(60), 12, 1), 60, 1).describe(
      "A row has as many cells as there are columns.",
    ),
    text: text.optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, row] of rows.entries())
      if (row.length !== columns.length)
        context.addIssue({
          code: "custom",
          path: ["rows", index],
          message: `has ${row.length} cells and needs ${columns.length}, one for each column`,
        });
  });

const product = z.strictObject({
  vendor: z
    .strictObject({
      name: line(80),
      shop: line(80).optional(),
      address: line(300).optional(),
      mail: email.optional(),
      phone: line(40).optional(),
    })
    .optional(),
  policies: list(z.strictObject({ title: line(80), items: list(line(400), 12, 1) }), 6).optional(),
  relatedHeading: heading,
  sizeGuides: list(sizeGuide, 20)
    .optional()
    .describe("Tables of measures beside the sizes of a product."),
});

const contact = z.strictObject({
  name: line(80).optional(),
  lines: list(line(120), 6).optional(),
  phone: phone.optional(),
  mail: email.optional().describe("Also the address to which answers to mails go."),
  hours: line().optional(),
  map: z
    .string("must be a text")
    .regex(/^https:\/\/[^\s<>"']+$/, "must begin with https://")
    .optional(),
  intro: line(400).optional(),
  sentTitle: line(80).optional(),
  sentBody: line(400).optional(),
});

/** Who sells: what the law wants to be named. */
const legal = z.strictObject({
  name: line(120).describe("The name under which the seller is registered."),
  lines: list(line(120), 6, 1).describe("The postal address."),
  mail: email.optional(),
  phone: line(40).optional(),
  gstin: z
    .string("must be a text")
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, "must be a GSTIN of 15 characters")
    .optional(),
  registration: line(120).optional(),
  text: text.optional(),
});

const page = { title: heading, intro: line(400).optional() };

const terms = z.strictObject({
  ...page,
  sections: list(
    z.strictObject({ id: id.optional(), title: line(120), gist: line(300).optional(), text }),
    30,
    1,
  ),
});

const shipping = z.strictObject({
  ...page,
  options: list(
    z.strictObject({
      name: line(80),
      time: line(80),
      price: line(40),
    }),
    12,
  ).optional(),
  caption: line(120).optional(),
  headings: z.strictObject({ name: line(40), time: line(40), price: line(40) }).optional(),
  rules: z.strictObject({ title: line(120), entries: list(titled, 20, 1) }).optional(),
  text: text.optional(),
});

const payment = z.strictObject({
  ...page,
  methods: list(
    z.strictObject({
      name: line(80),
      text: line(300),
      mark: picture.optional(),
    }),
    16,
  ).optional(),
  safety: z.strictObject({ title: line(120), text }).optional(),
  text: text.optional(),
});

const about = z.strictObject({
  ...page,
  lead: line(400).optional(),
  text,
  picture: picture.optional(),
  steps: z.strictObject({ title: line(120), list: list(titled, 8, 1) }).optional(),
  why: z
    .strictObject({
      title: line(120),
      intro: line(300).optional(),
      entries: list(
        z.strictObject({ icon: icon.optional(), title: line(80), text: line(400) }),
        12,
        1,
      ),
    })
    .optional(),
});

const faq = z.strictObject({
  ...page,
  ask: line(80).optional(),
  groups: list(
    z.strictObject({
      id: id.optional(),
      title: line(120),
      items: list(z.strictObject({ id: id.optional(), title: line(200), content: text }), 30, 1),
    }),
    12,
    1,
  ),
});

const team = z.strictObject({
  ...page,
  members: list(
    z.strictObject({
      name: line(80),
      position: line(80),
      text: line(400).optional(),
      picture: picture.optional(),
    }),
    40,
    1,
  ),
});

/** A part of an article. Lists stand in texts. */
const block = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("text"), text }),
    z.strictObject({ kind: z.literal("quote"), text: line(600), by: line(80).optional() }),
    z.strictObject({
      kind: z.literal("table"),
      caption: line(),
      columns: list(line(80), 8, 1),
      rows: list(list(line(), 8, 1), 40, 1),
    }),
    z.strictObject({
      kind: z.literal("picture"),
      picture,
      alt: line().optional(),
      caption: line(300),
    }),
  ],
  "must have a kind: text, quote, table or picture",
);

const posts = z.strictObject({
  ...page,
  posts: list(
    z.strictObject({
      id,
      title: line(160),
      /** The day of the post, such as 2027-03-31. */
      isoDate: z.iso.date("must be a day, such as 2027-03-31"),
      /** The day as it is shown. Default: derived from `isoDate`. */
      date: line(60).optional(),
      tag: line(40).optional(),
      intro: line(400).optional(),
      picture: picture.optional(),
      minutes: z.int("must be a whole number").positive("must be above 0").max(120).optional(),
      text: text.describe("The whole article, or what stands before its sections."),
      sections: list(
        z.strictObject({
          id: id.optional(),
          heading: line(160),
          note: line(400).optional(),
          blocks: list(block, 60, 1),
        }),
        30,
      ).optional(),
    }),
    200,
    1,
  ),
});

const search = z.strictObject({
  suggestions: list(line(60), 20).optional(),
});

const others = {
  home,
  product,
  contact,
  legal,
  terms,
  shipping,
  payment,
  about,
  faq,
  team,
  posts,
  search,
  theme,
};

/** The parts as they are stored and answered. */
export const shopParts = {
  frame: frameFile.extend({ emblem: emblem.optional() }),
  ...others,
} as const satisfies Record<PartName, z.ZodType>;

export type ShopParts = { [Name in PartName]: z.output<(typeof shopParts)[Name]> };
/** A section of the home page, by its kind. */
export type ShopSection<Kind extends ShopParts["home"]["sections"][number]["kind"]> = Extract<
  ShopParts["home"]["sections"][number],
  { kind: Kind }
>;
/** The frame as it is answered, with the names of the other parts that the shop has: nobody asks for one that is missing. */
export type AnsweredFrame = ShopParts["frame"] & { parts: PartName[] };
export type ShopEmblem = z.output<typeof emblem>;

type Others = { [Name in keyof typeof others]: z.ZodOptional<(typeof others)[Name]> };

/** The file `shop.json`. */
export const shopFile = z.strictObject({
  $schema: z.string().optional(),
  version: z.literal(
    SHOP_FILE_VERSION,
    `must be ${SHOP_FILE_VERSION}, the version that this shop knows`,
  ),
  frame: frameFile,
  ...(Object.fromEntries(
    Object.entries(others).map(([name, schema]) => [name, schema.optional()]),
  ) as Others),
});

export type ShopFile = z.output<typeof shopFile>;

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const branchesOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** Returns the keys that an object at a path may have. */
const knownKeys = (path: readonly PropertyKey[]): string[] => {
  let found: JsonSchema[] = [z.toJSONSchema(shopFile, { io: "input" }) as JsonSchema];
  for (const step of path)
    found = found
      .flatMap(branchesOf)
      .flatMap(({ properties, items }) =>
        typeof step === "number" ? (items ?? []) : (properties?.[String(step)] ?? []),
      );
  return found.flatMap(branchesOf).flatMap(({ properties }) => Object.keys(properties ?? {}));
};

/** Returns how many letters differ (Levenshtein). */
const distanceOf = (one: string, other: string): number => {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split("").entries()) {
    const row = [index + 1];
    for (let at = 1; at <= other.length; at++)
      row.push(
        Math.min(
          (row[at - 1] ?? 0) + 1,
          (before[at] ?? 0) + 1,
          (before[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1),
        ),
      );
    before = row;
  }
  return before[other.length] ?? 0;
};

const nearestOf = (key: string, known: readonly string[]): string | undefined =>
  known
    .map((each) => ({ each, distance: distanceOf(key.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, distance }) => distance <= Math.max(2, each.length / 3))
    .toSorted((a, b) => a.distance - b.distance)[0]?.each;

/** Why a file is refused. */
export interface ShopFault {
  /** From the root, such as `["frame", "menu", 0, "label"]`. */
  path: PropertyKey[];
  reason: string;
}

/** Returns the faults of a value at a path of the file. */
const faultsOf = (error: z.ZodError, at: readonly PropertyKey[]): ShopFault[] => {
  // Unknown keys first: a misspelt one explains why another is missing.
  const issues = error.issues.toSorted(
    (one, other) =>
      Number(other.code === "unrecognized_keys") - Number(one.code === "unrecognized_keys"),
  );
  return issues.flatMap((issue): ShopFault[] => {
    const { message } = issue;
    const path = [...at, ...issue.path];
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => {
        const known = knownKeys(path);
        const nearest = nearestOf(key, known);
        const hint = nearest ? `did you mean ${nearest}?` : `known are ${known.join(", ")}`;
        return { path: [...path, key], reason: `is unknown: ${hint}` };
      });
    if (issue.code === "invalid_type" && issue.input === undefined)
      return [{ path, reason: "is missing" }];
    if (issue.code === "invalid_type" && issue.expected === "object")
      return [{ path, reason: "must be an object in braces" }];
    return [{ path, reason: message }];
  });
};

/** Validates the content of a file. Returns it, or its faults. */
export const checkShopFile = (
  content: unknown,
): { file: ShopFile; faults: [] } | { file: undefined; faults: ShopFault[] } => {
  const result = shopFile.safeParse(content, { reportInput: true });
  return result.success
    ? { file: result.data, faults: [] }
    : { file: undefined, faults: faultsOf(result.error, []) };
};

/** Validates a part as it is stored. Returns it, or its faults, whose paths begin with the name of the part. */
export const checkShopPart = <Name extends PartName>(
  name: Name,
  content: unknown,
): { part: ShopParts[Name]; faults: [] } | { part: undefined; faults: ShopFault[] } => {
  const result = shopParts[name].safeParse(content, { reportInput: true });
  return result.success
    ? { part: result.data as ShopParts[Name], faults: [] }
    : { part: undefined, faults: faultsOf(result.error, [name]) };
};
