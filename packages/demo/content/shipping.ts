import type { ShopParts } from "@pallu/contract/shop";
import type { ShippingOption } from "@pallu/ui";

type Shipping = ShopParts["shipping"];
type Option = NonNullable<Shipping["options"]>[number];

/** Four options to the letter: fixed dollar texts, never converted (INFO-06 to INFO-09, INFO-11). */
export const shippingOptions: readonly (Option & Pick<ShippingOption, "hours">)[] = [
  { name: "Standard Delivery", time: "2 Days", hours: 48, price: "$5" },
  { name: "Quick Delivery", time: "1 Days", hours: 24, price: "$7.5" },
  { name: "Regular Working Day", time: "3 Days", hours: 72, price: "FREE" },
  { name: "Super Fast Delivery", time: "12 Hour", hours: 12, price: "$10" },
];

export const shippingTexts = {
  caption: "Ways of sending, their time and price",
  headings: { name: "Delivery", time: "Time", price: "Price" },
} satisfies Pick<Shipping, "caption" | "headings">;

export const shippingRule = {
  title: "Shipping Rule",
  entries: [
    {
      title: "When it leaves",
      text: "Orders placed before two in the afternoon leave the same working day, from Monday to Saturday.",
    },
    {
      title: "How it is packed",
      text: "Cloth travels in muslin and a rigid box. Furniture is crated and comes by our own carrier, by appointment.",
    },
    {
      title: "Who signs",
      text: "Somebody has to be at home. The carrier tries three times, then the parcel waits at the depot for a week.",
    },
    {
      title: "If something is wrong",
      text: "Note damage on the slip, keep the box, and send us a photograph within two days. We replace first and ask later.",
    },
  ],
} satisfies Shipping["rules"];
