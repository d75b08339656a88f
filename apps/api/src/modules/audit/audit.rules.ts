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

/** What is audited. Most are the name of the command that does the same. The desk has words for each. */
export const auditActions = [
  "stock:set",
  "stock:adjust",
  "stock:import",
  "price:set",
  "price:import",
  "product:create",
  "product:save",
  "product:hide",
  "product:show",
  "product:flag",
  "variant:add",
  "variant:remove",
  "variant:hide",
  "variant:show",
  "group:add",
  "banner:set",
  "banner:move",
  "coupon:add",
  "coupon:end",
  "catalogue:import",
  "catalogue:undo",
  "order:confirm",
  "order:pack",
  "order:ship",
  "order:deliver",
  "order:cancel",
  "order:return",
  "order:paid",
  "order:unpaid",
  "order:refund",
  "order:note",
  "order:unnote",
  "order:tracking",
  "order:change-address",
  "order:address",
  "order:addresses",
  "order:export",
  "order:import",
  "message:answer",
  "message:close",
  "message:reopen",
  "savedAnswer:add",
  "savedAnswer:change",
  "savedAnswer:remove",
  "shop:edit",
  "shop:import",
  "shop:undo",
  "desk:invite",
  "desk:accept",
  "desk:reset",
  "desk:role",
  "desk:disable",
  "desk:enable",
  "desk:signout",
  "desk:locked",
  "desk:recovery",
  "desk:refund-limit",
  "desk:passkey-add",
  "desk:passkey-remove",
  "desk:passkey-copied",
  "key:add",
  "key:revoke",
  "webhook:add",
  "webhook:remove",
  "webhook:replay",
  "webhook:release",
  "webhook:drop",
  "mail:retry",
  "mail:release",
  "mail:drop",
  "redirect:import",
  "redirect:remove",
  "customer:import",
  "newsletter:import",
  "user:export",
  "user:delete",
  "retention",
  "db:restore",
  "db:move",
  "undo",
] as const;

export type AuditAction = (typeof auditActions)[number];

/** The action of an entry that takes another one back. */
export const UNDO_ACTION = "undo";

/** Returns the action of a command. Throws for one that `auditActions` does not have. */
export const commandAction = (command: string): AuditAction => {
  const action = auditActions.find((each) => each === command);
  if (action === undefined) throw new Error(`${command} is not in auditActions.`);
  return action;
};

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
  until: (moment) =>
    typeof moment === "string"
      ? `until ${moment.slice(0, 16).replace("T", ", ")}`
      : "without an end",
};

/** Returns values of an entry in words, such as `6 on hand`. Undefined for values that have none. */
export const valueWords = (values: AuditValues | null): string | undefined => {
  if (values === null) return "not there";
  const named = Object.entries(values).map(([name, value]) => words[name]?.(value));
  return named.length === 0 || named.includes(undefined) ? undefined : named.join(", ");
};
