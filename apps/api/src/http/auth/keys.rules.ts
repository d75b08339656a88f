import { errorBody } from "@pallu/contract/schemas";
import { z } from "zod";

/** The scopes of a key of the merchant API. Write scopes do not include reading. */
export const scopes = [
  "orders:read",
  "orders:write",
  "stock:read",
  "stock:write",
  "messages:read",
  "messages:write",
  "catalogue:read",
  "catalogue:write",
  "coupons:read",
  "coupons:write",
  "reports:read",
  "content:read",
  "content:write",
  "log:read",
  "log:write",
] as const;

/** The scopes that only members of staff can have. */
export const deskScopes = [
  "staff:read",
  "staff:write",
  "settings:read",
  "settings:write",
  "people:read",
  "people:write",
] as const;

export type Scope = (typeof scopes)[number] | (typeof deskScopes)[number];

/** Who calls the merchant API, and the actor of what the call changes (docs/decisions/0067). */
export interface Caller {
  kind: "key" | "staff";
  /** The name of the key, or the e-mail address of the member of staff. */
  name: string;
  /** Of a member of staff. */
  role?: "owner" | "staff";
  scopes: readonly Scope[];
}

/** Prefix of every key, so that secret scanners recognize a leaked one. */
export const KEY_PREFIX = "pallu_key_";

export const refusal = errorBody
  .extend({
    code: z.string().meta({ description: "The reason, for programs." }),
    allowed: z.array(z.string()).meta({ description: "The steps that are possible instead." }),
    refused: z
      .array(
        z.object({
          id: z.string(),
          code: z.string(),
          message: z.string(),
          found: z
            .number()
            .optional()
            .meta({ description: "The number that is there, if another was expected." }),
          line: z.number().optional().meta({ description: "Of a row of a file." }),
          column: z.string().optional().meta({ description: "Of a cell of a file." }),
        }),
      )
      .optional()
      .meta({
        description:
          "Of a list: the rows that are refused. Of invalid fields (422): each field. Nothing is changed.",
      }),
  })
  .meta({ id: "MerchantProblem", description: "A refusal by the merchant API." });
