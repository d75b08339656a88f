import { formatMinor, isLettersOnly, typedName } from "@pallu/contract";
import { variantNameOf } from "../catalogue/catalogue.rules.ts";
import { demoBrand, signatureOf } from "../shop/shopBrand.rules.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
import type { Mail } from "../mail/mail.rules.ts";
import type { NewOrder, NewOrderLine } from "./orders.tables.ts";

export const orderMessages = {
  placed: "Your order has been placed.",
  emptyCart: "Your cart is empty",
  changedCart: "Your bag has changed since this page was opened. Please check it and order again.",
  changedTotal:
    "The total has changed since this page was opened. Please check your bag and order again.",
  alreadyOrdered: (orderId: string): string =>
    `This bag was ordered before, with other details: it is order ${orderId}.`,
  keyUsed: "This Idempotency-Key was used for another order. Please send a new one.",
  keyInvalid: "The Idempotency-Key must be 1 to 255 visible ASCII characters.",
  shortOfStock: (productName: string, left: number): string =>
    left === 0 ? `${productName} is out of stock.` : `Only ${left} of ${productName} are left.`,
  tooManyUnpaid: (most: number, ordered: number): string =>
    `You can order ${most} pieces in 24 hours before they are paid${ordered === 0 ? "" : `, and ${ordered} are on their way`}. Please order fewer pieces, or write to us.`,
  unknownOrder: "We do not know this order.",
} as const;

export interface DraftOrder {
  order: NewOrder;
  lines: readonly NewOrderLine[];
}

/** Returns a greeting by name. Omits a name with characters that could form a link or a sentence. */
export const greetingOf = (typed: string): string => {
  const name = typedName(typed);
  return name.length <= 60 && isLettersOnly(name) ? `Hello ${name},` : "Hello,";
};

const textOf = ({ order, lines }: DraftOrder, isProved: boolean, brand: ShopBrand): string => {
  const amount = (minor: number): string => formatMinor(minor, order.currency);
  return [
    isProved ? greetingOf(order.fullName) : "Hello,",
    "",
    `thank you for your order ${order.id}. Your invoice is attached.`,
    "",
    ...lines.map((line) => `${line.quantity} × ${variantNameOf(line)}: ${amount(line.lineMinor)}`),
    "",
    `Sub total: ${amount(order.subTotalMinor)}`,
    ...(order.couponCode
      ? [`Discount (${order.couponCode}): −${amount(order.discountMinor)}`]
      : []),
    `Total: ${amount(order.totalMinor)}`,
    "",
    ...(brand.payment.length > 0 ? ["How to pay:", ...brand.payment, ""] : []),
    ...signatureOf(brand),
  ].join("\n");
};

export interface Recipient {
  email: string;
  isProved: boolean;
}

/**
 * Returns the confirmation of an order. Its rows add up to the total (docs/decisions/0004). It goes to the account's
 * email address, because the one on the billing form is unchecked. For an unproved email address, mail and invoice omit
 * everything that the buyer typed. The invoice is rendered when the mail is sent, not while a checkout holds its locks.
 */
export const confirmationMail = (
  { email, isProved }: Recipient,
  draft: DraftOrder,
  brand: ShopBrand = demoBrand,
): Mail => ({
  to: email,
  subject: `Your order ${draft.order.id}`,
  text: textOf(draft, isProved, brand),
  attachments: [
    {
      filename: `invoice-${draft.order.id}.pdf`,
      contentType: "application/pdf",
      invoiceOf: draft.order.id,
      ...(isProved ? {} : { isAnonymous: true }),
    },
  ],
});
