import type { AuditAction } from "../../platform/callTypes.ts";
import { formatDateTime, formatMoney } from "../../platform/format.ts";
import { isPlace, placeWords } from "../banners/banners.rules.ts";
import { wordsOfState } from "../orders/orders.rules.ts";
import { fieldName } from "../../platform/fieldName.ts";
import { isPartName, partWords } from "../shop/parts.rules.ts";

export type Value = string | number | boolean | null;
export type Values = Readonly<Record<string, Value>>;

export interface LogEntry {
  id: string;
  changedAt: string;
  actor: { kind: "operator" | "key" | "staff"; name: string; fullName: string | null };
  action: string;
  target: string;
  targetName: string | null;
  before: Values | null;
  after: Values | null;
  undoes: string | null;
  undoneBy: string | null;
  undo: { isPossible: boolean; reason: string | null };
}

/** The kinds of actions that the log is filtered by. */
export const kinds = [
  { value: "", label: "All changes" },
  { value: "stock", label: "Stock" },
  { value: "price", label: "Prices" },
  { value: "product", label: "Products" },
  { value: "variant", label: "Variants" },
  { value: "group", label: "Groups of products" },
  { value: "banner", label: "Banners" },
  { value: "coupon", label: "Coupons" },
  { value: "catalogue", label: "Imports of the catalogue" },
  { value: "order", label: "Orders" },
  { value: "message", label: "Messages" },
  { value: "savedAnswer", label: "Saved texts" },
  { value: "mail", label: "Mails" },
  { value: "shop", label: "Texts of the shop" },
  { value: "desk", label: "Staff and settings" },
  { value: "key", label: "Keys" },
  { value: "webhook", label: "Webhooks" },
  { value: "user", label: "Accounts of shoppers" },
  { value: "customer", label: "Imports of customers" },
  { value: "newsletter", label: "Imports of subscribers" },
  { value: "redirect", label: "Old addresses" },
  { value: "retention", label: "Clearing of old data" },
  { value: "db", label: "Backups" },
  { value: "undo", label: "Undone changes" },
] as const;

/** What was done, as a sentence without its subject. `{}` stands for the record. */
export const actionWords: Readonly<Record<AuditAction, string>> = {
  "stock:set": "counted the stock of {}",
  "stock:adjust": "changed the stock of {}",
  "stock:import": "set the stock of {} by a list",
  "price:set": "changed the price of {}",
  "price:import": "changed the price of {} by a list",
  "product:create": "added {}",
  "product:save": "changed {}",
  "product:hide": "hid {}",
  "product:show": "showed {} again",
  "product:flag": "changed the labels of {}",
  "variant:add": "added {}",
  "variant:remove": "removed {}",
  "variant:hide": "hid {}",
  "variant:show": "showed {} again",
  "group:add": "added {}",
  "banner:set": "changed {}",
  "banner:move": "moved {}",
  "coupon:add": "added {}",
  "coupon:end": "changed the end of {}",
  "catalogue:import": "imported a catalogue",
  "catalogue:undo": "undid an import of the catalogue",
  "order:confirm": "confirmed {}",
  "order:pack": "packed {}",
  "order:ship": "shipped {}",
  "order:deliver": "marked {} as delivered",
  "order:cancel": "cancelled {}",
  "order:return": "marked {} as returned",
  "order:paid": "marked {} as paid",
  "order:unpaid": "marked the payment of {} as failed",
  "order:refund": "refunded {}",
  "order:note": "added a note to {}",
  "order:unnote": "removed a note from {}",
  "order:tracking": "changed the tracking of {}",
  "order:change-address": "changed the address of {}",
  "order:address": "showed the hidden address of {}",
  "order:addresses": "saved addresses for a carrier",
  "order:export": "saved orders for accounting",
  "order:import": "imported orders of another shop",
  "message:answer": "answered {}",
  "message:close": "closed {}",
  "message:reopen": "opened {} again",
  "savedAnswer:add": "added {}",
  "savedAnswer:change": "changed {}",
  "savedAnswer:remove": "removed {}",
  "shop:edit": "changed {}",
  "shop:import": "imported {}",
  "shop:undo": "set {} back",
  "desk:invite": "invited {} to the desk",
  "desk:accept": "accepted an invitation to the desk",
  "desk:reset": "made a link with which {} sets a new password and second factor",
  "desk:role": "changed the role of {}",
  "desk:disable": "disabled the access of {}",
  "desk:enable": "enabled the access of {} again",
  "desk:signout": "ended all sessions of {}",
  "desk:locked": "cannot sign in for a while, after too many wrong tries",
  "desk:recovery": "replaced the recovery codes",
  "desk:refund-limit": "changed the limit of refunds by staff",
  "desk:passkey-add": "added a passkey",
  "desk:passkey-remove": "removed a passkey",
  "desk:passkey-copied": "was refused, as there are two copies of the passkey",
  "key:add": "added {}",
  "key:revoke": "revoked {}",
  "webhook:add": "added {}",
  "webhook:remove": "removed {}",
  "webhook:replay": "sent events of a webhook again",
  "webhook:release": "sent held events of a webhook",
  "webhook:drop": "dropped held events of a webhook",
  "mail:retry": "sent a mail again",
  "mail:release": "sent a held mail",
  "mail:drop": "dropped a mail",
  "redirect:import": "imported old addresses",
  "redirect:remove": "removed {}",
  "customer:import": "imported customers of another shop",
  "newsletter:import": "imported newsletter subscribers",
  "user:delete": "erased {}",
  "user:export": "saved the data of {}",
  retention: "cleared old data",
  "db:restore": "restored a backup",
  "db:move": "moved the database",
  undo: "undid a change of {}",
};

/** Says who made a change, such as `The key till`. */
export const actorText = ({ kind, name, fullName }: LogEntry["actor"]): string => {
  if (kind === "key") return `The key ${name}`;
  return kind === "operator" ? `${name}, at the terminal,` : (fullName ?? name);
};

/** How records without a name of their own are called, by the first word of their id. */
const recordWords: Readonly<
  Record<string, (id: string, values: Readonly<Record<string, Value>>) => string | undefined>
> = {
  order: (id) => `order ${id}`,
  coupon: (id) => `the coupon ${id}`,
  group: (id, { name }) => `the group ${name ?? id}`,
  message: (_id, { name }) => (name === undefined ? "a message" : `a message of ${name}`),
  banner: (id) => {
    const [place = "", number = ""] = id.split(" ");
    return isPlace(place) ? `banner ${number}, ${placeWords[place].title}` : undefined;
  },
  shop: (id) => {
    const name = id.replace(/^part /, "");
    return isPartName(name) ? `${partWords[name].label}, a part of the shop` : undefined;
  },
  saved: (_id, { name }) => (name === undefined ? "a saved text" : `the saved text ${name}`),
  key: (id) => `the key ${id}`,
  webhook: (_id, { origin }) => (origin === undefined ? "a webhook" : `the webhook ${origin}`),
  staff: (email, { name }) => String(name ?? email),
  account: (id) => `the account ${id}`,
  redirect: (id) => `the old address ${id}`,
  redirects: () => "all old addresses",
};

/** Returns how people call the record of an entry. */
export const targetText = (
  entry: Pick<LogEntry, "target" | "targetName" | "before" | "after">,
): string => {
  const { target, targetName, before, after } = entry;
  const [what = "", ...rest] = target.split(" ");
  const values = {
    ...before,
    ...after,
    ...(targetName === null ? {} : { name: targetName }),
  };
  return recordWords[what]?.(rest.join(" "), values) ?? targetName ?? target;
};

/** Returns what was done in two parts, before and after the record. The second is missing if no record is named. */
export const actionParts = (action: string): [string] | [string, string] => {
  const words = (actionWords as Readonly<Record<string, string>>)[action];
  const [before = "", after] = (words ?? "changed {} in an earlier version").split("{}");
  return after === undefined ? [before] : [before, after];
};

/** Returns an entry as a sentence, without a full stop: who did what to which record. */
export const entryText = (entry: LogEntry): string =>
  `${actorText(entry.actor)} ${actionParts(entry.action).join(targetText(entry))}`;

const isMoment = (value: Value): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value);

/** Returns a value in words. Undefined for a value that is not there. */
export const valueText = (field: string, value: Value | undefined): string | undefined => {
  if (value === undefined) return undefined;
  if (field === "hidden") return value === true ? "no" : "yes";
  if (field === "until" && value === null) return "never";
  if (field === "refundLimitPaise" && value === null) return "no limit";
  if (value === null || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (field.endsWith("Paise")) return formatMoney(Number(value) / 100);
  if (field === "state") return wordsOfState(String(value));
  return isMoment(value) ? formatDateTime(value) : String(value);
};

export interface DiffRow {
  field: string;
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** Fields that say nothing to people: the number of a note, and the hash of a part of the shop. */
const hiddenFields = new Set(["note", "hash"]);

/** Returns the values of an entry before and after, a row for each field that differs. */
export const diffRows = ({ before, after }: Pick<LogEntry, "before" | "after">): DiffRow[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((field) => !hiddenFields.has(field) && before?.[field] !== after?.[field])
    .map((field) => ({
      field,
      name: fieldName(field),
      before: valueText(field, before?.[field]),
      after: valueText(field, after?.[field]),
    }));

/** Returns what the button of an undo does, such as `Set back to ₹1,299`. */
export const undoLabel = (entry: Pick<LogEntry, "before" | "after" | "target">): string => {
  const { before, after } = entry;
  if (before?.["hidden"] !== undefined)
    return before["hidden"] === true ? "Hide again" : "Show again";
  if (entry.target.startsWith("banner ")) {
    if (before?.["picture"] === null) return "Remove the banner";
    return after?.["picture"] === null ? "Bring the banner back" : "Set the banner back";
  }
  if (entry.target.startsWith("shop part "))
    return before?.["hash"] === null ? "Remove the part" : "Set the part back";
  if (before && "until" in before)
    return before["until"] === null
      ? "Let it run again, without an end"
      : `Let it end ${valueText("until", before["until"])}`;
  const [row, ...others] = diffRows(entry);
  if (row?.before === undefined) return "Undo";
  if (row.field === "onHand") return `Set back to ${row.before} on hand`;
  return others.length === 0
    ? `Set ${row.name.toLowerCase()} back to ${row.before}`
    : "Set all of it back";
};

/** The pages of records at the desk, by the first word of their id. */
const pages: Readonly<Record<string, (id: string) => string | undefined>> = {
  order: (id) => `/orders/${encodeURIComponent(id)}`,
  product: (id) => `/products/${encodeURIComponent(id)}`,
  variant: (id) => `/products/${encodeURIComponent(id.split("--")[0] ?? id)}`,
  message: (id) => `/messages/${encodeURIComponent(id)}`,
  coupon: () => "/coupons",
  banner: () => "/banners",
  shop: (id) => {
    const name = id.replace(/^part /, "");
    return isPartName(name) ? `/shop/${name}` : undefined;
  },
  saved: () => "/messages/saved",
};

/** Returns where a record is at the desk. Undefined if it has no page. */
export const targetHref = (target: string): string | undefined => {
  const [what = "", ...rest] = target.split(" ");
  return rest.length === 0 ? undefined : pages[what]?.(rest.join(" "));
};
