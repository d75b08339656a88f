export const actorKinds = ["operator", "key", "staff"] as const;

/** The operator, key or member of staff that makes a change. */
export interface Actor {
  kind: (typeof actorKinds)[number];
  /** The operating-system user, the name of the key, or the e-mail address of the member of staff. */
  name: string;
}

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
