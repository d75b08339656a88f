import { partNames } from "@pallu/contract/shop";
import { defineEndpoints, line } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { author, dryRun, flag, isoDateTime, keyCalls } from "./merchantFields.rules.ts";

/** Largest SVG of an emblem, in characters. */
const MAX_SVG = 200_000;

const part = z.enum(partNames).meta({ description: "The name of a part, such as `terms`." });
const ofPart = z.object({ part });
const version = z.string().nullable().meta({ description: "Null if the shop has no such part." });
const expected = line(60).nullable().meta({
  description: "The version that was read, null for none. If the part has another: 409.",
});
const value = z.record(z.string(), z.unknown());
const change = {
  changedAt: isoDateTime.nullable(),
  changedBy: author.nullable(),
};
const changed = z.object({ dryRun: z.boolean(), part, before: version, after: version });
const versionId = line(15).regex(/^\d+$/, "must be a number");

/** What a shop of one's own still needs. */
export const shopFinding = z.object({
  state: z.enum(["missing", "hint"]),
  place: z.string().meta({ description: "Such as `terms` or `frame.menu.0.href`." }),
  part: part.nullable().meta({ description: "Null for a place that is no part." }),
  where: z.string().meta({
    description: "The place within the part in words. Empty for the whole part.",
  }),
  reason: z.string(),
});

const exampleTerms = { sections: [{ title: "Return", text: "Seven days, unworn." }] };
const exampleChange = {
  changedAt: "2026-03-02T09:30:00.000Z",
  changedBy: "Asha Rao",
};
const exampleChanged = {
  dryRun: false,
  part: "terms" as const,
  before: "kX0QyTrm1o4kq7VYv1pD2g",
  after: "9bWm2c0nQ5uE6tRzJ8hAow",
};
const exampleVersion = {
  id: "12",
  replacedAt: "2026-03-02T09:30:00.000Z",
  replacedBy: "Asha Rao",
  isMissing: false,
};

export const merchantShopEndpoints = defineEndpoints(keyCalls, {
  listShopParts: {
    call: { method: "GET", path: "/api/merchant/shop/parts" },
    summary: "The parts of the shop's own content, and when each was changed",
    responses: {
      200: z.object({
        kind: z.enum(["demo", "own"]).meta({ description: "The first frame makes it one's own." }),
        setBy: z.literal("SHOP_FILE").nullable().meta({
          description:
            "The setting whose file is the truth: nothing can be changed. Null for none.",
        }),
        parts: z.array(z.object({ part, version, ...change })),
      }),
    },
    example: {
      responses: {
        200: {
          kind: "own",
          setBy: null,
          parts: [{ part: "terms", version: exampleChanged.after, ...exampleChange }],
        },
      },
    },
  },
  showShopPart: {
    call: { method: "GET", path: "/api/merchant/shop/parts/:part" },
    summary: "A part of the shop's own content, with its schema",
    params: ofPart,
    responses: {
      200: z.object({
        part,
        version,
        ...change,
        value: value.nullable(),
        schema: value.meta({ description: "The JSON schema of the value." }),
      }),
    },
    example: {
      responses: {
        200: {
          part: "terms",
          version: exampleChanged.after,
          ...exampleChange,
          value: exampleTerms,
          schema: { type: "object" },
        },
      },
    },
  },
  changeShopPart: {
    call: { method: "PUT", path: "/api/merchant/shop/parts/:part" },
    summary: "Writes a part as a whole; a refusal names every fault with its place",
    params: ofPart,
    body: z.object({ value, expected, dryRun }),
    responses: { 200: changed, 409: refusal },
    example: {
      body: { value: exampleTerms, expected: exampleChanged.before, dryRun: false },
      responses: { 200: exampleChanged },
    },
  },
  removeShopPart: {
    call: { method: "DELETE", path: "/api/merchant/shop/parts/:part" },
    summary: "Removes a part, and with it its page or section",
    params: ofPart,
    query: z.object({ expected: line(60), dryRun: flag("True changes nothing.") }),
    responses: { 200: changed, 409: refusal },
    example: { responses: { 200: { ...exampleChanged, after: null } } },
  },
  listShopVersions: {
    call: { method: "GET", path: "/api/merchant/shop/parts/:part/versions" },
    summary: "What a part was before its last twenty changes, the last one first",
    params: ofPart,
    responses: {
      200: z.object({
        versions: z.array(
          z.object({
            id: z.string(),
            replacedAt: isoDateTime,
            replacedBy: author,
            isMissing: z.boolean().meta({ description: "Whether there was no such part." }),
          }),
        ),
      }),
    },
    example: { responses: { 200: { versions: [exampleVersion] } } },
  },
  showShopVersion: {
    call: { method: "GET", path: "/api/merchant/shop/parts/:part/versions/:versionId" },
    summary: "An earlier version of a part",
    params: ofPart.extend({ versionId }),
    responses: {
      200: z.object({
        id: z.string(),
        replacedAt: isoDateTime,
        replacedBy: author,
        isMissing: z.boolean(),
        value: value.nullable(),
      }),
      404: refusal,
    },
    example: { responses: { 200: { ...exampleVersion, value: exampleTerms } } },
  },
  restoreShopVersion: {
    call: { method: "POST", path: "/api/merchant/shop/parts/:part/versions/:versionId/restore" },
    summary: "Writes an earlier version of a part again; the present one becomes a version",
    params: ofPart.extend({ versionId }),
    body: z.object({ expected, dryRun }),
    responses: { 200: changed, 404: refusal, 409: refusal },
    example: {
      body: { expected: exampleChanged.before, dryRun: false },
      responses: { 200: exampleChanged },
    },
  },
  readEmblem: {
    call: { method: "POST", path: "/api/merchant/shop/emblem" },
    summary: "Reduces an SVG to the outlines and fills of an emblem; changes nothing",
    body: z.object({
      svg: z
        .string()
        .min(1, "must not be empty")
        .max(MAX_SVG, `must have at most ${MAX_SVG} characters`),
    }),
    responses: { 200: z.object({ emblem: value }) },
    example: {
      body: { svg: '<svg viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>' },
      responses: {
        200: {
          emblem: {
            kind: "paths",
            width: 2,
            height: 2,
            paths: [{ d: "M0 0h2v2z", fill: "currentColor" }],
          },
        },
      },
    },
  },
  checkShop: {
    call: { method: "GET", path: "/api/merchant/shop/findings" },
    summary: "What the shop lacks to open, texts to replace and links that lead nowhere",
    responses: {
      200: z.object({
        isReady: z.boolean(),
        findings: z.array(shopFinding),
      }),
    },
    example: {
      responses: {
        200: {
          isReady: false,
          findings: [
            {
              state: "missing",
              place: "legal",
              part: "legal",
              where: "",
              reason: "who sells: the registered name",
            },
          ],
        },
      },
    },
  },
});
