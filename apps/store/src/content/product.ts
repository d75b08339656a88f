/** Fixed texts of the product page: policy blocks and the vendor sample (ENT-27 to ENT-30, PDP-18). */

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
] as const;

export const vendor = {
  name: "Lakshmi Narayanan",
  vendor: "Pallu Handloom House",
  address: "14 Weavers Street, R.S. Puram, Coimbatore 641002",
  mail: "weaves@pallu.example",
  call: "+91 422 555 0142",
} as const;

/** What the related carousel shows: samples of the house, never the answer of the related call (PDP-25). */
export const relatedHeading = "Related Products";
