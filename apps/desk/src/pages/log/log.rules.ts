import type { AuditAction } from "../../platform/callTypes.ts";
import { formatDateTime, formatMoney } from "../../platform/format.ts";

export type Value = string | number | boolean | null;
export type Values = Readonly<Record<string, Value>>;

export interface LogEntry {
  id: string;
  changedAt: string;
  actor: { kind: "operator" | "key" | "staff"; name: string };
  action: string;
  target: string;
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

const actorWords = { operator: "at the terminal", key: "a key", staff: "" } as const;

/** Says who made a change: a name, and what it is if it is no member of staff. */
export const actorNote = ({ kind }: LogEntry["actor"]): string => actorWords[kind];

/** What actions are called. */
export const actionWords: Readonly<Record<AuditAction, string>> = {
  "stock:set": "Stock counted",
  "stock:adjust": "Stock changed",
  "stock:import": "Stock list",
  "price:set": "Price changed",
  "price:import": "Price list",
  "product:create": "Product added",
  "product:save": "Product changed",
  "product:hide": "Product hidden",
  "product:show": "Product shown",
  "product:flag": "Labels changed",
  "variant:add": "Variant added",
  "variant:remove": "Variant removed",
  "variant:hide": "Variant hidden",
  "variant:show": "Variant shown",
  "group:add": "Group of products added",
  "banner:set": "Banner changed",
  "banner:move": "Banners put in another order",
  "coupon:add": "Coupon added",
  "coupon:end": "End of a coupon changed",
  "catalogue:import": "Import of the catalogue",
  "catalogue:undo": "Import undone",
  "order:confirm": "Order confirmed",
  "order:pack": "Order packed",
  "order:ship": "Order shipped",
  "order:deliver": "Order delivered",
  "order:cancel": "Order cancelled",
  "order:return": "Order returned",
  "order:paid": "Order paid",
  "order:unpaid": "Payment failed",
  "order:refund": "Order refunded",
  "order:note": "Note added to an order",
  "order:unnote": "Note of an order removed",
  "order:tracking": "Tracking of an order changed",
  "order:address": "Hidden address shown",
  "order:addresses": "Addresses saved for a carrier",
  "order:export": "Orders saved for accounting",
  "order:import": "Orders of another shop imported",
  "message:answer": "Message answered",
  "message:close": "Message closed",
  "message:reopen": "Message opened again",
  "savedAnswer:add": "Saved text added",
  "savedAnswer:change": "Saved text changed",
  "savedAnswer:remove": "Saved text removed",
  "shop:edit": "Texts of the shop changed",
  "shop:import": "Texts of the shop imported",
  "shop:undo": "Texts of the shop set back",
  "desk:invite": "Invited to the desk",
  "desk:accept": "Invitation accepted",
  "desk:reset": "Link for a new password and second factor",
  "desk:role": "Role changed",
  "desk:disable": "Access disabled",
  "desk:enable": "Access enabled",
  "desk:signout": "Sessions ended",
  "desk:locked": "Sign-in locked",
  "desk:recovery": "Recovery codes replaced",
  "desk:refund-limit": "Limit of refunds by staff changed",
  "desk:passkey-add": "Passkey added",
  "desk:passkey-remove": "Passkey removed",
  "desk:passkey-copied": "Copied passkey refused",
  "key:add": "Key added",
  "key:revoke": "Key revoked",
  "webhook:add": "Webhook added",
  "webhook:remove": "Webhook removed",
  "webhook:replay": "Events sent again",
  "webhook:release": "Held events sent",
  "webhook:drop": "Held events dropped",
  "mail:retry": "Mail sent again",
  "mail:release": "Held mail sent",
  "mail:drop": "Mail dropped",
  "redirect:import": "Old addresses imported",
  "redirect:remove": "Old address removed",
  "customer:import": "Customers of another shop imported",
  "newsletter:import": "Newsletter subscribers imported",
  "user:delete": "Person erased",
  "user:export": "Data of a person exported",
  retention: "Old data cleared",
  "db:restore": "Backup restored",
  "db:move": "Database moved",
  undo: "Change undone",
};

/** Returns what was done, such as `Price changed`. */
export const actionTitle = (action: string): string =>
  (actionWords as Readonly<Record<string, string>>)[action] ?? "Change by an earlier version";

const fieldWords: Readonly<Record<string, string>> = {
  onHand: "On hand",
  offerPricePaise: "Offer price",
  listPricePaise: "List price",
  hidden: "Seen by shoppers",
  bestSeller: "Best seller",
  newArrival: "New arrival",
  trending: "Trending",
  until: "Ends",
  linkText: "Text of the link",
  refundLimitPaise: "Largest order that staff may refund",
  colourName: "Colour",
  optionName: "Option",
  optionValue: "Size",
  sku: "SKU",
  subcategoryId: "Group",
  clothImage: "Picture of the cloth",
  borderImage: "Picture of the border",
  hash: "Version",
  isConfirmed: "Confirmed",
};

const fieldName = (field: string): string => {
  const known = fieldWords[field];
  if (known !== undefined) return known;
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

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
  return isMoment(value) ? formatDateTime(value) : String(value);
};

export interface DiffRow {
  field: string;
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** Returns the values of an entry before and after, a row for each field that differs. */
export const diffRows = ({ before, after }: Pick<LogEntry, "before" | "after">): DiffRow[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((field) => before?.[field] !== after?.[field])
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

/** Returns where a record is at the desk. Undefined if it has no page. */
export const targetHref = (target: string): string | undefined => {
  const [, what = "", id = ""] = /^(\S+) (.+)$/.exec(target) ?? [];
  if (what === "order") return `/orders/${encodeURIComponent(id)}`;
  if (what === "product") return `/products/${encodeURIComponent(id)}`;
  if (what === "variant") return `/products/${encodeURIComponent(id.split("--")[0] ?? id)}`;
  if (what === "message") return `/messages/${encodeURIComponent(id)}`;
  if (what === "coupon") return "/coupons";
  if (what === "banner") return "/banners";
  return undefined;
};
