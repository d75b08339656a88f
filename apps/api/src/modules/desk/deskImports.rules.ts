import { defineEndpoints, line } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { MAX_ON_HAND } from "../catalogue/inventory.rules.ts";
import { id, isoDateTime } from "../merchant/merchantFields.rules.ts";

const deskCalls = { tag: "Desk", access: "staff" } as const;

/** The most files of an import: each of the shop's own once. */
const MAX_FILES = 3;

export const importStates = [
  "checking",
  "faulty",
  "checked",
  "applying",
  "done",
  "undoing",
  "undone",
  "failed",
] as const;

export const importOptions = z.object({
  tax: line(20)
    .regex(/^(?:included|added:\d{1,2}(?:\.\d{1,2})?)$/, "must be 'included', or 'added:5' for 5 %")
    .optional()
    .meta({ description: "Whether the prices of another platform's file include their tax." }),
  stock: z.number().int().min(0).max(MAX_ON_HAND).optional().meta({
    description: "The pieces of new variants for which the file says none.",
  }),
});

const tally = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
});

const issue = z.object({
  file: z.string(),
  line: z.number().int(),
  column: z.string().nullable(),
  reason: z.string(),
});

const change = z.object({
  what: z.enum(["product", "variant"]),
  id: z.string(),
  title: z.string(),
  isNew: z.boolean(),
  fields: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

export const catalogueImport = z.object({
  id: z.string(),
  state: z.enum(importStates),
  createdAt: isoDateTime,
  createdBy: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number().int() })),
  options: importOptions,
  progress: z
    .object({ done: z.number(), total: z.number(), what: z.string() })
    .nullable()
    .meta({ description: "Of the work that runs." }),
  understood: z.array(z.string()).meta({ description: "Sentences: how the files were read." }),
  needs: z.array(z.enum(["tax", "stock"])).meta({
    description: "Options without which it cannot be applied.",
  }),
  issues: z.array(issue).meta({ description: "The first 200." }),
  issueCount: z.number().int(),
  tally: z
    .object({ subcategories: tally, products: tally, variants: tally })
    .nullable()
    .meta({ description: "Null before the files were compared with the catalogue." }),
  changes: z.array(change).meta({ description: "The first 200, before they are applied." }),
  pictures: z.number().int().meta({ description: "New pictures." }),
  failure: z.string().nullable().meta({ description: "Why it stopped, and what to do." }),
  appliedAt: isoDateTime.nullable(),
  undoableUntil: isoDateTime.nullable(),
  undo: z
    .object({
      restored: z.number().int(),
      removed: z.number().int(),
      hidden: z.array(z.string()).meta({ description: "Hidden, as orders have them." }),
      kept: z.array(z.string()).meta({ description: "Changed since, so they stay." }),
    })
    .nullable(),
});

export type CatalogueImport = z.output<typeof catalogueImport>;

const params = z.object({ importId: id });
const answer = { 200: catalogueImport, 404: refusal, 409: refusal };

/** The endpoints of imports of the catalogue. */
export const deskImportEndpoints = defineEndpoints(deskCalls, {
  listImports: {
    call: { method: "GET", path: "/api/desk/imports" },
    summary: "Imports of the last seven days, newest first",
    responses: {
      200: z.object({
        imports: z.array(
          catalogueImport.pick({
            id: true,
            state: true,
            createdAt: true,
            createdBy: true,
            files: true,
            tally: true,
            appliedAt: true,
            undoableUntil: true,
          }),
        ),
      }),
    },
  },
  startImport: {
    call: { method: "POST", path: "/api/desk/imports" },
    summary: "Checks files of the catalogue: what was understood, faults, and what would change",
    body: z.object({
      files: z.array(id).min(1).max(MAX_FILES),
      options: importOptions.default({}),
    }),
    responses: { 201: catalogueImport, 404: refusal, 409: refusal },
  },
  showImport: {
    call: { method: "GET", path: "/api/desk/imports/:importId" },
    summary: "How far an import is",
    params,
    responses: { 200: catalogueImport, 404: refusal },
  },
  applyImport: {
    call: { method: "POST", path: "/api/desk/imports/:importId/apply" },
    summary: "Applies checked files; applied ones stay as they are",
    params,
    responses: answer,
  },
  undoImport: {
    call: { method: "POST", path: "/api/desk/imports/:importId/undo" },
    summary: "Takes an import back: rows that nobody has changed since get their earlier values",
    params,
    body: z.object({ dryRun: z.boolean().default(false) }),
    responses: answer,
  },
});
