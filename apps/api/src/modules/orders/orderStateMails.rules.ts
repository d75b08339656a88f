import { formatMinor } from "@pallu/contract";
import { variantNameOf } from "../catalogue/catalogue.rules.ts";
import { mailHtml, mailText } from "../mail/mailHtml.rules.ts";
import type { MailContent } from "../mail/mailHtml.rules.ts";
import type { Mail } from "../mail/mail.rules.ts";
import type { OrderState, PaymentState } from "./orderStates.rules.ts";
import { demoBrand, signatureOf } from "../shop/shopBrand.rules.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
import { addressText } from "./deliveryAddress.rules.ts";
import type { DeliveryAddress } from "./deliveryAddress.rules.ts";
import { greetingOf } from "./orderMessages.rules.ts";
import type { Order, OrderLine } from "./orders.tables.ts";

export const mailedStates = ["confirmed", "shipped", "cancelled", "refunded"] as const;

export type MailedState = (typeof mailedStates)[number];

export const isMailedState = (state: OrderState | PaymentState): state is MailedState =>
  (mailedStates as readonly string[]).includes(state);

export type MailedOrder = Pick<
  Order,
  | "id"
  | "fullName"
  | "currency"
  | "subTotalMinor"
  | "discountMinor"
  | "totalMinor"
  | "couponCode"
  | "paymentState"
  | "trackingNumber"
  | "trackingLink"
>;
export type MailedAddress = MailedOrder & DeliveryAddress;
export type MailedLine = Pick<OrderLine, "quantity" | "productName" | "colourName" | "lineMinor"> &
  Partial<Pick<OrderLine, "optionValue">>;

type Words = Pick<MailContent, "paragraphs" | "link"> & { subject: string };

const totalOf = ({ totalMinor, currency }: MailedOrder): string =>
  formatMinor(totalMinor, currency);

const followLink = ({ trackingLink }: MailedOrder): Pick<Words, "link"> =>
  trackingLink === null ? {} : { link: { label: "Follow your parcel", url: trackingLink } };

const trackingWords = (order: MailedOrder): Words => ({
  subject: `Your order ${order.id} has another tracking number`,
  paragraphs: [
    `your order ${order.id} is on its way to you.`,
    order.trackingNumber === null
      ? "The tracking number that we sent you is not that of your parcel."
      : `Its tracking number is now ${order.trackingNumber}.`,
  ],
  ...followLink(order),
});

const addressWords = (order: MailedAddress): Words => ({
  subject: `The address of your order ${order.id} is changed`,
  paragraphs: [
    `we have changed the address of your order ${order.id}. It now goes to:`,
    addressText(order),
    "If that is not right, please write to us before it leaves.",
  ],
});

const wordsOf: Readonly<Record<MailedState, (order: MailedOrder) => Words>> = {
  confirmed: ({ id }) => ({
    subject: `Your order ${id} is confirmed`,
    paragraphs: [
      `we have confirmed your order ${id} and are getting it ready. You hear from us again when it leaves.`,
    ],
  }),
  shipped: (order) => ({
    subject: `Your order ${order.id} is on its way`,
    paragraphs: [
      `your order ${order.id} has left our store and is on its way to you.`,
      ...(order.trackingNumber === null ? [] : [`Its tracking number is ${order.trackingNumber}.`]),
    ],
    ...followLink(order),
  }),
  cancelled: (order) => ({
    subject: `Your order ${order.id} is cancelled`,
    paragraphs: [
      `your order ${order.id} is cancelled and will not be sent.`,
      order.paymentState === "paid"
        ? `You paid ${totalOf(order)}. We give it back by the way it came, and write to you when that is done.`
        : "There is nothing to pay.",
    ],
  }),
  refunded: (order) => ({
    subject: `The payment for your order ${order.id} is refunded`,
    paragraphs: [
      `we have given ${totalOf(order)} back for your order ${order.id}, by the way it came. Your bank may take some days to show it.`,
    ],
  }),
};

const mailOf = (
  to: string,
  { subject, ...words }: Words,
  { order, lines }: { order: MailedOrder; lines: readonly MailedLine[] },
  brand: ShopBrand,
): Mail => {
  const amount = (minor: number): string => formatMinor(minor, order.currency);
  const content: MailContent = {
    ...words,
    greeting: greetingOf(order.fullName),
    rows: [
      ...lines.map(
        (line) => [`${line.quantity} × ${variantNameOf(line)}`, amount(line.lineMinor)] as const,
      ),
      ["Sub total", amount(order.subTotalMinor)] as const,
      ...(order.couponCode === null
        ? []
        : [[`Discount (${order.couponCode})`, `−${amount(order.discountMinor)}`] as const]),
      ["Total", totalOf(order)] as const,
    ],
    signature: signatureOf(brand),
    brand: brand.name,
  };
  return { to, subject, text: mailText(content), html: mailHtml(subject, content) };
};

/** Returns the mail about an order's new state, to the account's proved email address. */
export const orderStateMail = (
  to: string,
  state: MailedState,
  order: MailedOrder,
  lines: readonly MailedLine[],
  brand: ShopBrand = demoBrand,
): Mail => mailOf(to, wordsOf[state](order), { order, lines }, brand);

/** Returns the mail about the tracking of a shipped order that was changed, to the account's proved email address. */
export const trackingMail = (
  to: string,
  order: MailedOrder,
  lines: readonly MailedLine[],
  brand: ShopBrand = demoBrand,
): Mail => mailOf(to, trackingWords(order), { order, lines }, brand);

/** Returns the mail about another address of an order, to the account's proved email address. */
export const addressMail = (
  to: string,
  order: MailedAddress,
  lines: readonly MailedLine[],
  brand: ShopBrand = demoBrand,
): Mail => mailOf(to, addressWords(order), { order, lines }, brand);
