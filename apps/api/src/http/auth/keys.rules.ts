import { errorBody } from "@pallu/contract/schemas";
import { z } from "zod";

/** The scopes of a key. Write scopes do not include reading. */
export const scopes = [
  "orders:read",
  "orders:write",
  "stock:read",
  "stock:write",
  "messages:read",
  "messages:write",
] as const;

export type Scope = (typeof scopes)[number];

/** Prefix of every key, so that secret scanners recognize a leaked one. */
export const KEY_PREFIX = "pallu_key_";

export const refusal = errorBody
  .extend({
    code: z.string().meta({ description: "The reason, for programs." }),
    allowed: z.array(z.string()).meta({ description: "The steps that are possible instead." }),
  })
  .meta({ id: "MerchantProblem", description: "A refusal by the merchant API." });
