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
