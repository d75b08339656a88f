import type { ShopParts } from "@pallu/contract/shop";
import type { PaymentMethod } from "@pallu/ui";
import card from "./payment/card.svg";
import cashOnDelivery from "./payment/cash-on-delivery.svg";
import mastedCard from "./payment/masted-card.svg";
import payoneer from "./payment/payoneer.svg";
import paypal from "./payment/paypal.svg";
import skrill from "./payment/skrill.svg";
import visa from "./payment/visa.svg";

/** Seven methods, spelt as specified: 'Masted Card' and 'Paypal' are meant (INFO-13 to INFO-19). */
export const paymentMethods = [
  {
    name: "Visa",
    fabric: { dye: "mayil", weave: "stripe" },
    mark: visa,
    text: "Charged when your parcel leaves.",
  },
  {
    name: "Masted Card",
    fabric: { dye: "arakku", weave: "temple" },
    mark: mastedCard,
    text: "Charged when your parcel leaves.",
  },
  {
    name: "Paypal",
    fabric: { dye: "neelam", weave: "ikat" },
    mark: paypal,
    text: "You confirm on their page, in your currency.",
  },
  {
    name: "Cash on Delivery",
    fabric: { dye: "tulsi", weave: "check" },
    mark: cashOnDelivery,
    text: "Paid to the carrier at your door.",
  },
  {
    name: "Skrill",
    fabric: { dye: "kora", weave: "stripe" },
    mark: skrill,
    text: "From your Skrill balance or card.",
  },
  {
    name: "Payoneer",
    fabric: { dye: "manjal", weave: "jaal" },
    mark: payoneer,
    text: "For houses that order by invoice.",
  },
  {
    name: "Debit / Credit Card",
    fabric: { dye: "mayil", weave: "butti" },
    mark: card,
    text: "Of any bank in India, with a one-time code.",
  },
] satisfies (NonNullable<ShopParts["payment"]["methods"]>[number] & PaymentMethod)[];

export const paymentTexts = {
  label: "Accepted methods",
  safetyTitle: "What happens to your card",
  safety: [
    "Your card number goes to your bank and to nobody else. We see the last four digits, so that we can find a payment when you ask for it.",
    "Nothing is charged before the parcel leaves. If a charge fails, your order stays open for two days while you choose another way.",
  ],
} as const;

/** A made-up payment for the screen that only shows one (INFO-21 to INFO-23). */
export const paymentDemo = {
  title: "Confirm your payment",
  text: "Look once more at what is to be paid, and with what.",
  facts: [
    { term: "Order", detail: "PL-2025-000042" },
    { term: "Kanchipuram temple border silk saree", detail: "₹16,400" },
    { term: "Regular Working Day", detail: "FREE" },
    { term: "Card", detail: "Visa, ending in 4242" },
    { term: "To pay", detail: "₹16,400", strong: true },
  ],
  note: "This is how a payment reads before it is confirmed. Orders are placed at the checkout.",
} as const;

/** Named 'Payment Completed' and saying that the charge failed: both are meant (INFO-24, INFO-25). */
export const paymentCompleted = {
  title: "Payment Completed",
  text: "The charge to your card failed. Please update your payment method, so that we can send your order. Nothing has been taken from your account.",
} as const;

export const paymentFailed = {
  title: "Payment Failed",
  text: "The charge to your card failed: your bank has declined it. Your pieces are kept for you while you choose another card or another way to pay.",
} as const;
