import { defineEndpoints, line } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { actorKinds } from "../audit/audit.rules.ts";
import { day, dryRun, find, isoDateTime, next, page, keyCalls } from "./merchantFields.rules.ts";

/** An entry has a number. As a parameter it is a text of digits. */
const entryId = line(15).regex(/^\d+$/, "must be a number");

const values = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .nullable();

const undo = z.object({
  isPossible: z.boolean(),
  reason: z.string().nullable().meta({ description: "Why it is not possible." }),
});

const exampleEntry = {
  id: "4711",
  changedAt: "2026-03-02T09:30:00.000Z",
  actor: { kind: "staff" as const, name: "asha@example.com", fullName: "Asha Rao" },
  action: "price:set",
  target: "product block-kurti",
  targetName: "Block print kurti",
  before: { offerPricePaise: 129_900, listPricePaise: 150_000 },
  after: { offerPricePaise: 119_900, listPricePaise: 150_000 },
  undoes: null,
  undoneBy: null,
  undo: { isPossible: true, reason: null },
};

export const merchantLogEndpoints = defineEndpoints(keyCalls, {
  listLog: {
    call: { method: "GET", path: "/api/merchant/log" },
    summary: "What operators, keys and members of staff changed, newest first",
    query: z.object({
      actor: line(320).min(1).optional().meta({ description: "Only changes by that name." }),
      kind: line(40).min(1).optional().meta({
        description: "Only actions with that word before the colon, such as `price`.",
      }),
      find: find.meta({ description: "Only records whose id begins so." }),
      day: day.optional(),
      ...page,
      after: entryId.optional(),
    }),
    responses: {
      200: z.object({
        entries: z.array(
          z.object({
            id: z.string(),
            changedAt: isoDateTime,
            actor: z.object({
              kind: z.enum(actorKinds),
              name: z.string(),
              fullName: z.string().nullable().meta({ description: "Of a member of staff." }),
            }),
            action: z.string(),
            target: z.string(),
            targetName: z.string().nullable().meta({
              description:
                "What a product, a variant, a member of staff or the sender of a message is called now.",
            }),
            before: values.meta({ description: "Null for a new record." }),
            after: values.meta({ description: "Null for a record that was removed." }),
            undoes: z.string().nullable().meta({ description: "The entry that it takes back." }),
            undoneBy: z.string().nullable().meta({ description: "The entry that took it back." }),
            undo,
          }),
        ),
        next,
      }),
      404: refusal,
    },
    example: { responses: { 200: { entries: [exampleEntry], next: null } } },
  },
  undoChange: {
    call: { method: "POST", path: "/api/merchant/log/:entryId/undo" },
    summary: "Writes the value before a change again, if it has not been changed since",
    params: z.object({ entryId }),
    body: z.object({ dryRun }),
    responses: {
      200: z.object({
        dryRun: z.boolean(),
        id: z.string().meta({ description: "The entry that is taken back." }),
        target: z.string(),
        before: values,
        after: values,
      }),
      404: refusal,
      409: refusal,
    },
    example: {
      body: { dryRun: false },
      responses: {
        200: {
          dryRun: false,
          id: exampleEntry.id,
          target: exampleEntry.target,
          before: exampleEntry.after,
          after: exampleEntry.before,
        },
      },
    },
  },
});
