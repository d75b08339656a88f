/** What a key may do; writing does not include reading. */
export const scopes = [
  "orders:read",
  "orders:write",
  "stock:read",
  "stock:write",
  "messages:read",
  "messages:write",
] as const;

export type Scope = (typeof scopes)[number];

/** Begins every key, so that one that was published is recognised. */
export const KEY_PREFIX = "pallu_key_";
