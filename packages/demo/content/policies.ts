import type { ShopParts } from "@pallu/contract/shop";

/** Policies on the product page (ENT-27 to ENT-29). */

export const policyBlocks = [
  {
    title: "For Shipping",
    items: [
      "Orders placed before two in the afternoon leave the same working day.",
      "Every parcel can be followed, and is insured until it is in your hands.",
    ],
  },
  {
    title: "Item Return",
    items: [
      "Seven days from the day it came, unworn, with its tags.",
      "We collect it from your door; the refund follows within five days of its arrival.",
    ],
  },
  {
    title: "Accepted Problem Issue",
    items: [
      "A weaving fault that our own look did not catch.",
      "The wrong colour or size, or a parcel that was damaged on its way.",
    ],
  },
] satisfies ShopParts["product"]["policies"];
