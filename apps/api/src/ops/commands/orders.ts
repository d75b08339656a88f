import { formatMinor } from "@pallu/contract";
import { deliveryAddress } from "@pallu/contract/schemas";
import { opsCommand } from "../../opsCommand.rules.ts";
import { variantNameOf } from "../../modules/catalogue/catalogue.rules.ts";
import { changeAddress } from "../../modules/orders/addressChange.service.ts";
import type { AddressOutcome } from "../../modules/orders/addressChange.service.ts";
import { findAddressChanges } from "../../modules/orders/addressChanges.repo.ts";
import { addressFields, addressText } from "../../modules/orders/deliveryAddress.rules.ts";
import type { DeliveryAddress } from "../../modules/orders/deliveryAddress.rules.ts";
import { findOrder } from "../../modules/orders/orders.repo.ts";
import { amountOf, orderIdOf } from "../../modules/orders/orders.rules.ts";
import { findOrdersPage } from "../../modules/orders/orderList.repo.ts";
import { findChanges } from "../../modules/orders/orderStates.repo.ts";
import type { Tracking } from "../../modules/orders/orderStates.repo.ts";
import {
  actionTo,
  isTrackingLink,
  isTrackingNumber,
  isUndoing,
  orderStates,
  paymentStates,
} from "../../modules/orders/orderStates.rules.ts";
import type { OrderState, TargetState } from "../../modules/orders/orderStates.rules.ts";
import { changeOrders } from "../../modules/orders/orderStates.service.ts";
import type { RefusedChange } from "../../modules/orders/orderStates.service.ts";
import { changeTracking } from "../../modules/orders/orderTracking.service.ts";
import type { TrackingOutcome } from "../../modules/orders/orderTracking.service.ts";
import { quotedLines } from "../../modules/mail/quotedText.rules.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Input, ShopCommand } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { pageOption, readPage } from "../readPage.ts";
import { dateTime, oneLine, oneOf, startOfDay } from "../values.ts";

const MAX_ORDERS = 500;

const orderList: ShopCommand = {
  kind: "shop",
  name: "order:list",
  usage:
    "[--state <state>] [--payment <state>] [--since <day>] [--find <text>] [--page <n>] [--json]",
  summary: "Lists orders, newest first, 50 a page.",
  options: {
    state: { value: "state", summary: `only those that are ${orderStates.join(", ")}` },
    payment: { value: "state", summary: `only those whose payment is ${paymentStates.join(", ")}` },
    since: { value: "day", summary: "only those placed on that day or later, such as 2027-03-31" },
    find: {
      value: "text",
      summary:
        "only those with that id or phone number, or with that text in name, e-mail, town, a product or what the shopper wrote",
    },
    ...pageOption,
    ...jsonOption,
  },
  argumentCount: [0, 0],
  run: async ({ db }, input, { print }) => {
    const state = oneOf(orderStates, input.text("state"), "state of an order");
    const payment = oneOf(paymentStates, input.text("payment"), "state of a payment");
    const since = input.text("since");
    const find = input.text("find")?.trim();
    const { page, hasMore, found } = await readPage(input, (range) =>
      findOrdersPage(
        db,
        {
          ...(state !== undefined && { states: [state] }),
          ...(payment !== undefined && { paymentStates: [payment] }),
          since: since === undefined ? undefined : startOfDay(since),
          ...(find !== undefined && { find: { text: find, id: orderIdOf(find) } }),
        },
        range,
      ),
    );
    const orders = found.map(({ totalMinor, ...order }) => ({
      ...order,
      total: amountOf(totalMinor),
    }));
    if (printJson(input, print, { page, hasMore, orders })) return;
    const rows = found.map((order) => [
      order.id,
      dateTime(order.createdAt),
      order.state,
      order.paymentState,
      String(order.pieces),
      formatMinor(order.totalMinor, order.currency),
      `${order.isAccountErased ? "account erased: " : ""}${order.importedAt === null ? "" : "imported: "}${order.fullName}`,
    ]);
    const head = ["Order", "Placed", "State", "Payment", "Pieces", "Total", "Customer"];
    printTable(print, head, rows, "No order matches.");
    if (hasMore) print(`More: --page ${page + 1}`);
  },
};

const orderShow: ShopCommand = {
  kind: "shop",
  name: "order:show",
  usage: "<id> [--json]",
  summary: "Shows an order with its lines, its address and its history.",
  options: jsonOption,
  argumentCount: [1, 1],
  run: async ({ db }, input, { print }) => {
    const id = orderIdOf(input.positionals[0] ?? "");
    const found = await findOrder(db, id);
    if (!found) throw new Refusal(`There is no order ${id}.`);
    const { order, lines } = found;
    const changes = await findChanges(db, id);
    const addressChanges = await findAddressChanges(db, id);
    const { submissionKey: _key, idempotencyKey: _name, seq: _seq, ...shown } = order;
    if (printJson(input, print, { order: shown, lines, changes, addressChanges })) return;
    const amount = (minor: number): string => formatMinor(minor, order.currency);
    print(`Order ${order.id}, placed ${dateTime(order.createdAt)}`);
    if (order.importedAt !== null)
      print(`It was imported from another shop, ${dateTime(order.importedAt)}, and never changes.`);
    print(`State: ${order.state}. Payment: ${order.paymentState}.`);
    print(`To: ${addressText({ ...order, phoneNo: "" })}`);
    print(`Phone ${order.phoneNo}, e-mail ${order.email}`);
    if (order.userId === null && order.importedAt === null)
      print(
        "The account is erased. Phone and e-mail are cleared when the order is delivered, or when it is cancelled or returned and no refund is due.",
      );
    if (order.additionalText !== "") {
      print("Note of the customer:");
      for (const line of quotedLines(order.additionalText)) print(line);
    }
    if (order.trackingNumber !== null) print(`Tracking number: ${order.trackingNumber}`);
    if (order.trackingLink !== null) print(`Tracking link: ${order.trackingLink}`);
    const rows = lines.map((line) => [
      line.variantId,
      variantNameOf(line),
      String(line.quantity),
      amount(line.lineMinor),
    ]);
    printTable(print, ["Variant", "Product", "Pieces", "Total"], rows);
    if (order.couponCode !== null)
      print(`Coupon ${order.couponCode}: −${amount(order.discountMinor)}`);
    print(`Total: ${amount(order.totalMinor)}`);
    for (const change of changes) {
      print(
        `${dateTime(change.changedAt)}: ${change.before} → ${change.after}, by ${change.changedBy}${isUndoing(change.after as OrderState) ? `, ${change.restocked ? "pieces back in stock" : "pieces not back in stock"}` : ""}`,
      );
      if (change.reason !== "") for (const line of quotedLines(change.reason)) print(line);
    }
    for (const { changedAt, changedBy, before, after } of addressChanges) {
      print(`${dateTime(changedAt)}: another address, by ${changedBy}`);
      if (before !== "" || after !== "") print(`  ${before} → ${after}`);
    }
  },
};

const refusalOf = (refusal: RefusedChange, to: string): string => {
  if (refusal.kind === "unknown") return `There is no order ${refusal.id}.`;
  if (refusal.kind === "imported")
    return `${refusal.id} was imported from another shop and cannot be changed.`;
  if (refusal.kind === "unexpected")
    return `${refusal.id} is ${refusal.before} now: somebody has changed it.`;
  // Commands are for operators, who have no limit.
  if (refusal.kind === "above_limit") return `${refusal.id} is above the limit of refunds.`;
  const { id, before, allowed } = refusal;
  return `${id} is ${before} and cannot become ${to}: ${allowed.length === 0 ? "that state is final" : `next is ${allowed.join(" or ")}`}.`;
};

const trackingRefusal = (
  id: string,
  outcome: Exclude<TrackingOutcome, { kind: "changed" }>,
): string => {
  if (outcome.kind === "unknown") return `There is no order ${id}.`;
  if (outcome.kind === "imported")
    return `${id} was imported from another shop and cannot be changed.`;
  if (outcome.kind === "forbidden")
    return `${id} is ${outcome.state}: only a shipped order has tracking that can be changed.`;
  return `The tracking of ${id} has changed meanwhile.`;
};

const addressRefusal = (
  id: string,
  outcome: Exclude<AddressOutcome, { kind: "changed" }>,
): string => {
  if (outcome.kind === "unknown") return `There is no order ${id}.`;
  if (outcome.kind === "imported")
    return `${id} was imported from another shop and cannot be changed.`;
  if (outcome.kind === "forbidden")
    return `${id} is ${outcome.state}: only an order that is not sent yet can get another address.`;
  return `The address of ${id} has changed meanwhile.`;
};

interface Move {
  to: TargetState;
  summary: string;
  details?: readonly string[];
}

const trackingOptions = {
  tracking: {
    value: "number",
    summary: "the carrier's number of the parcel, which the mail shows",
  },
  link: { value: "url", summary: "where the parcel can be followed, an https address" },
} as const;

/** Parses tracking of a parcel. Throws UsageError. */
const parsedTracking = (number: string | undefined, link: string | undefined): Tracking => {
  if (number !== undefined && !isTrackingNumber(number))
    throw new UsageError(
      `'${number}' is not a tracking number: use 1 to 60 letters, digits, spaces, hyphens, dots and slashes.`,
    );
  if (link !== undefined && !isTrackingLink(link))
    throw new UsageError(
      `'${link}' is not a link to a parcel: it must be an https address of at most 500 characters, without a user name.`,
    );
  return { trackingNumber: number ?? null, trackingLink: link ?? null };
};

/** Parses the tracking options of a parcel. Undefined without any. Throws UsageError. */
const trackingOf = (input: Input): Tracking | undefined => {
  const [number, link] = [input.text("tracking")?.trim(), input.text("link")?.trim()];
  if (number === undefined && link === undefined) return undefined;
  if (new Set(idsOf(input)).size > 1)
    throw new UsageError(
      "A parcel belongs to one order: ship one at a time with --tracking or --link.",
    );
  return parsedTracking(number, link);
};

const idsOf = ({ positionals }: Input): readonly string[] => positionals.map(orderIdOf);

const moveCommand = ({ to, summary, details }: Move): ShopCommand => {
  const undoes = isUndoing(to);
  const isFinal = undoes || to === "refunded";
  const isShipping = to === "shipped";
  return {
    kind: "shop",
    name: `order:${actionTo[to]}`,
    usage: `<id> ...${isFinal ? " --yes" : ""} [--reason <text>] [--by <name>] [--dry-run] [--json]${undoes ? " [--keep-out-of-stock]" : ""}${isShipping ? " [--tracking <number>] [--link <url>]" : ""}`,
    summary,
    ...(details ? { details } : {}),
    options: {
      reason: { value: "text", summary: "why; it is kept with the order" },
      by: { value: "name", summary: "who did it (default 'operator')" },
      "dry-run": { summary: "shows what would happen and changes nothing" },
      ...(undoes
        ? { "keep-out-of-stock": { summary: "the pieces cannot be sold again" } }
        : undefined),
      ...(isShipping ? trackingOptions : undefined),
      ...jsonOption,
    },
    argumentCount: [1, MAX_ORDERS],
    isDestructive: isFinal,
    run: async ({ db, clock, config, actor }, input, { print }) => {
      const dryRun = input.isSet("dry-run");
      const tracking = isShipping ? trackingOf(input) : undefined;
      const outcome = await changeOrders(
        { db, clock, config },
        {
          orders: idsOf(input).map((id) => ({ id, ...(tracking && { tracking }) })),
          to,
          by: oneLine(input.text("by"), "The name", 100) || "operator",
          reason: oneLine(input.text("reason"), "The reason", 500),
          restock: !input.isSet("keep-out-of-stock"),
          dryRun,
        },
        actor,
      );
      if (outcome.kind === "refused")
        throw new Refusal(
          ...outcome.refusals.map((refusal) => refusalOf(refusal, to)),
          ...(outcome.refusals.length < new Set(idsOf(input)).size
            ? ["Nothing was changed, in the other orders either."]
            : []),
        );
      const { orders, restockedPieces } = outcome;
      if (printJson(input, print, { dryRun, orders, restockedPieces })) return;
      for (const order of orders) {
        print(`${order.id}: ${order.before} → ${order.after}`);
        if (order.coupon !== undefined) print(`  The use of coupon ${order.coupon} is given back.`);
        if (order.isMailed === false)
          print("  No mail is sent: the account has not confirmed its e-mail address.");
        if (undoes && order.paymentState === "paid")
          print(
            `  It was paid: give the money back, then ${opsCommand(`order:refund ${order.id} --yes`)}`,
          );
      }
      if (undoes) print(`${restockedPieces} pieces are back in stock.`);
      if (dryRun) print("This was a dry run: nothing was changed.");
    },
  };
};

const orderTracking: ShopCommand = {
  kind: "shop",
  name: "order:tracking",
  usage: "<id> [<number>] [--link <url>] [--mail] [--json]",
  summary: "Replaces the tracking number and the link of a shipped order.",
  options: {
    link: trackingOptions.link,
    mail: { summary: "sends the shopper a mail about it" },
    ...jsonOption,
  },
  argumentCount: [1, 2],
  run: async ({ db, clock, config, actor }, input, { print }) => {
    const [typed = "", number] = input.positionals;
    const orderId = orderIdOf(typed);
    const link = input.text("link")?.trim();
    if (number === undefined && link === undefined)
      throw new UsageError("Write the tracking number after the order, or give --link, or both.");
    const change = {
      orderId,
      tracking: parsedTracking(number?.trim(), link),
      isMailed: input.isSet("mail"),
    };
    const outcome = await changeTracking({ db, clock, config }, change, actor);
    if (outcome.kind !== "changed") throw new Refusal(trackingRefusal(orderId, outcome));
    const { mailTo } = outcome;
    if (printJson(input, print, { orderId, ...change.tracking, mailTo })) return;
    print(`${orderId}: the tracking is ${number ?? link ?? ""}.`);
    if (change.isMailed)
      print(
        mailTo === null
          ? "  No mail is sent: the tracking is the same as before, or the account has not confirmed its e-mail address."
          : "  The shopper gets a mail about it.",
      );
  },
};

const addressOptions = {
  name: { value: "name", summary: "the full name" },
  phone: { value: "number", summary: "the phone number" },
  line1: { value: "text", summary: "the first line" },
  line2: { value: "text", summary: "the second line, '' for none" },
  town: { value: "name", summary: "the town or city" },
  zip: { value: "code", summary: "the postal code" },
} as const;

const optionOfField: Readonly<Record<keyof DeliveryAddress, keyof typeof addressOptions>> = {
  fullName: "name",
  phoneNo: "phone",
  addressLine1: "line1",
  addressLine2: "line2",
  townCity: "town",
  zipCode: "zip",
};

/** Parses the options of an address, with what is given only. Throws UsageError. */
const typedAddress = (input: Input): Partial<DeliveryAddress> => {
  const address: Partial<DeliveryAddress> = {};
  for (const field of addressFields) {
    const option = optionOfField[field];
    const typed = input.text(option);
    if (typed === undefined) continue;
    const { data, error } = deliveryAddress.shape[field].safeParse(typed.trim());
    if (error)
      throw new UsageError(`--${option} ${error.issues[0]?.message ?? "is not possible"}.`);
    address[field] = data;
  }
  if (Object.keys(address).length === 0)
    throw new UsageError("Say what is different, for example --line1 '15 Weavers Street'.");
  return address;
};

const orderChangeAddress: ShopCommand = {
  kind: "shop",
  name: "order:change-address",
  usage:
    "<id> [--name <name>] [--phone <number>] [--line1 <text>] [--line2 <text>] [--town <name>] [--zip <code>] [--json]",
  summary: "Changes the address of an order that is not sent yet. What is not given stays.",
  details: [
    "The shopper gets one mail, at the e-mail address that the account has confirmed.",
    "Print slip and label again if they are printed.",
  ],
  options: { ...addressOptions, ...jsonOption },
  argumentCount: [1, 1],
  run: async ({ db, clock, config, actor }, input, { print }) => {
    const orderId = orderIdOf(input.positionals[0] ?? "");
    const change = { orderId, address: typedAddress(input) };
    const outcome = await changeAddress({ db, clock, config }, change, actor);
    if (outcome.kind !== "changed") throw new Refusal(addressRefusal(orderId, outcome));
    const { address, mailTo } = outcome;
    if (printJson(input, print, { orderId, address, mailTo })) return;
    print(`${orderId} goes to: ${addressText(address)}`);
    print(
      mailTo === null
        ? "  No mail is sent: the address is the same as before, or the account has not confirmed its e-mail address."
        : "  The shopper gets a mail about it.",
    );
  },
};

const mailDetail =
  "The shopper gets one mail, at the e-mail address that the account has confirmed.";

const moves: readonly Move[] = [
  { to: "confirmed", summary: "Confirms orders.", details: [mailDetail] },
  { to: "packed", summary: "Marks orders as packed." },
  { to: "shipped", summary: "Marks orders as shipped.", details: [mailDetail] },
  { to: "delivered", summary: "Marks orders as delivered." },
  {
    to: "cancelled",
    summary: "Cancels orders that are not shipped; stock and coupon are given back.",
    details: [mailDetail],
  },
  {
    to: "returned",
    summary: "Marks shipped orders as returned; stock and coupon are given back.",
  },
  { to: "paid", summary: "Records that orders are paid." },
  { to: "failed", summary: "Records that the payment of orders failed." },
  {
    to: "refunded",
    summary: "Records that the money of paid orders was given back.",
    details: ["It moves no money: give it back first, by the way it came.", mailDetail],
  },
];

export const orderCommands: readonly ShopCommand[] = [
  orderList,
  orderShow,
  ...moves.map(moveCommand),
  orderTracking,
  orderChangeAddress,
];
