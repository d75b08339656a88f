import { formatCount, formatMinor } from "@pallu/contract";
import type { Currency } from "@pallu/contract";
import { countOf } from "../../countOf.rules.ts";
import { opsCommand } from "../../opsCommand.rules.ts";
import { variantNameOf } from "../catalogue/catalogue.rules.ts";
import { quotedLines } from "../mail/quotedText.rules.ts";
import type { Mail } from "../mail/mail.rules.ts";
import type { DraftOrder } from "../orders/orderMessages.rules.ts";

/** Returns a mail to each address of the shopkeeper's. Their ids follow from `id`, so that none is queued twice. */
const mailsTo = (
  owners: readonly string[],
  id: string,
  subject: string,
  lines: readonly string[],
): Mail[] =>
  owners.map((to, index) => ({
    id: `${id}-${index + 1}`,
    to,
    subject,
    text: `${lines.join("\n")}\n`,
  }));

/** Returns a line for the terminal. */
const command = (line: string): string => `  ${opsCommand(line)}`;

const TYPED =
  "Lines that begin with > are what the customer typed. Check them before you believe them.";

/**
 * Returns the mails that tell the shopkeeper of an order. They contain of what the customer typed only what the invoice
 * keeps, so an account that is erased leaves nothing in them.
 */
export const newOrderMails = (owners: readonly string[], { order, lines }: DraftOrder): Mail[] => {
  const amount = (minor: number): string => formatMinor(minor, order.currency);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return mailsTo(owners, `new-order-${order.id}`, `New order ${order.id}`, [
    `Order ${order.id} was placed: ${countOf(pieces, "piece")} for ${amount(order.totalMinor)}.`,
    "",
    ...lines.map((line) => `${line.quantity} × ${variantNameOf(line)}: ${amount(line.lineMinor)}`),
    ...(order.couponCode
      ? [`Discount (${order.couponCode}): −${amount(order.discountMinor)}`]
      : []),
    `Total: ${amount(order.totalMinor)}`,
    "",
    "It goes to:",
    ...[order.fullName, `${order.townCity} ${order.zipCode}`].flatMap(quotedLines),
    TYPED,
    "",
    "Read the whole order, then confirm it, so that the customer hears from you:",
    command(`order:show ${order.id}`),
    command(`order:confirm ${order.id}`),
    "When its money has come:",
    command(`order:paid ${order.id}`),
  ]);
};

interface NewMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  comments: string;
}

/** The start of the ids of the mails about a message. */
export const messageMailId = (messageId: string): string => `new-message-${messageId}`;

/** Returns the mails that tell the shopkeeper of a message. */
export const newMessageMails = (
  owners: readonly string[],
  { id, name, email, subject, comments }: NewMessage,
): Mail[] =>
  mailsTo(owners, messageMailId(id), "New message of the contact form", [
    "Somebody wrote to the shop:",
    "",
    ...[name, email, subject, "", comments].flatMap(quotedLines),
    "",
    TYPED,
    "",
    "Answer it, or close it if it needs no answer. Do not answer this mail: it does not reach the customer.",
    command(`message:answer ${id} --text "Your answer"`),
    command(`message:close ${id}`),
  ]);

export interface DayFigures {
  /** The day of the orders, such as `30 March 2027`. */
  day: string;
  /** The orders of the day by currency, without cancelled ones. */
  orders: readonly { currency: Currency; count: number; totalMinor: number }[];
  cancelled: number;
  /** What waits now. */
  toConfirm: number;
  toPack: number;
  toShip: number;
  openMessages: number;
  failedMails: number;
  lowStock: number;
  /** The scarcest variants with low stock. */
  scarcest: readonly { id: string; stock: number }[];
}

/** The start of the ids of the mails about a day, such as 2027-03-31. */
export const summaryMailId = (date: string): string => `summary-${date}`;

/** Returns the mails with the figures of a day. `date` is the day on which they are sent. */
export const summaryMails = (
  owners: readonly string[],
  date: string,
  figures: DayFigures,
): Mail[] => {
  const { orders, scarcest } = figures;
  const unnamed = figures.lowStock - scarcest.length;
  return mailsTo(owners, summaryMailId(date), `The shop on ${figures.day}`, [
    ...(orders.length === 0 ? ["No order was placed."] : []),
    ...orders.map(
      ({ currency, count, totalMinor }) =>
        `${countOf(count, "order")} for ${formatMinor(totalMinor, currency)}`,
    ),
    ...(figures.cancelled > 0 ? [`${formatCount(figures.cancelled)} cancelled`] : []),
    "",
    "What waits now:",
    `${formatCount(figures.toConfirm)} to confirm`,
    `${formatCount(figures.toPack)} to pack`,
    `${formatCount(figures.toShip)} to send`,
    `${countOf(figures.openMessages, "message")} to answer`,
    `${countOf(figures.lowStock, "variant")} with low stock`,
    ...scarcest.map(({ id, stock }) => `  ${id}: ${formatCount(stock)}`),
    ...(unnamed > 0 ? [`  and ${formatCount(unnamed)} more`] : []),
    ...(figures.failedMails > 0 ? [`${countOf(figures.failedMails, "mail")} that failed`] : []),
    "",
    "See what waits with:",
    command("order:list --state placed"),
    command("message:list --state open"),
    command("stock:list"),
  ]);
};
