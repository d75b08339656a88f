export const actorKinds = ["operator", "key", "staff"] as const;

/** The operator, key or member of staff that makes a change. */
export interface Actor {
  kind: (typeof actorKinds)[number];
  /** The operating-system user, the name of the key, or the e-mail address of the member of staff. */
  name: string;
  /** Of a member of staff who may have less than an owner. */
  role?: "owner" | "staff";
  /** The id of the entry of the audit log that the change takes back. */
  undoes?: number;
}

/** The action of an entry that takes another one back. */
export const UNDO_ACTION = "undo";

/** Returns the name of an actor in the histories of orders and messages. */
export const nameOf = ({ kind, name }: Actor): string => (kind === "key" ? `key ${name}` : name);

export type AuditValues = Readonly<Record<string, string | number | boolean | null>>;

/** A change, without secrets and without personal data beyond ids. */
export interface AuditedChange {
  /** The id of the changed record, such as `order PL-…`. */
  target: string;
  before?: AuditValues;
  after?: AuditValues;
}

const words: Readonly<Record<string, (value: unknown) => string>> = {
  onHand: (pieces) => `${String(pieces)} on hand`,
  offerPricePaise: (paise) => `${Number(paise) / 100} rupees`,
  listPricePaise: (paise) => `list price ${Number(paise) / 100} rupees`,
  hidden: (isHidden) => (isHidden === true ? "hidden" : "shown"),
};

/** Returns values of an entry in words, such as `6 on hand`. */
export const valueWords = (values: AuditValues | null): string => {
  const named = Object.entries(values ?? {});
  if (values === null || named.length === 0) return "nothing";
  return named
    .map(([name, value]) => words[name]?.(value) ?? `${name} ${value ?? "none"}`)
    .join(", ");
};
