import { z } from "zod";
import { orderActions, orderStates, paymentStates } from "../orders/orderStates.rules.ts";
import { author, id, isoDateTime, option } from "./merchantFields.rules.ts";

/** The most orders of one change, one sheet or one export. */
export const MAX_ORDERS = 100;

export const ofOrder = z.object({ orderId: id });

export const order = z.object({
  id: z.string(),
  createdAt: isoDateTime,
  state: z.enum(orderStates),
  payment: z.enum(paymentStates),
  currency: z.string(),
  total: z.number(),
  fullName: z.string(),
  townCity: z.string(),
});

export const exampleOrder = {
  id: "1001",
  createdAt: "2026-03-02T09:30:00.000Z",
  state: orderStates[0],
  payment: paymentStates[0],
  currency: "INR",
  total: 13_979,
  fullName: "Asha Rao",
  townCity: "Coimbatore",
};

/** An address as it was read. */
export const knownAddress = {
  fullName: z.string(),
  phoneNo: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  townCity: z.string(),
  zipCode: z.string(),
};

/** What the shopper typed. */
const typed = { ...knownAddress, email: z.string(), additionalText: z.string() };

export const exampleAddress = {
  fullName: exampleOrder.fullName,
  phoneNo: "9876543210",
  addressLine1: "14 Weavers Street",
  addressLine2: "",
  townCity: exampleOrder.townCity,
  zipCode: "641001",
};

const exampleTyped = { ...exampleAddress, email: "asha@example.com", additionalText: "" };

export const note = z.object({
  id: z.number().int(),
  writtenAt: isoDateTime,
  writtenBy: author,
  text: z.string(),
  isOwn: z.boolean().meta({ description: "Whether the caller wrote it, who can then remove it." }),
});

export const exampleNote = {
  id: 7,
  writtenAt: "2026-03-02T10:00:00.000Z",
  writtenBy: "Ravi Nair",
  text: "Asked for a call before it leaves.",
  isOwn: true,
};

/** A change of the address, as text. */
export const addressChange = z.object({
  before: z.string().meta({ description: "Empty if it is hidden, or the account is erased." }),
  after: z.string(),
  changedAt: isoDateTime,
  changedBy: author,
});

const line = z.object({
  variantId: z.string(),
  productId: z.string().nullable().meta({ description: "Null when the variant was deleted." }),
  productName: z.string(),
  colourName: z.string(),
  ...option,
  picture: z.string().meta({ description: "A path in the shop." }),
  quantity: z.number().int(),
  unitPrice: z.number(),
  total: z.number(),
});

export const knownTracking = z
  .object({ number: z.string().nullable(), link: z.string().nullable() })
  .meta({ description: "Of the parcel. Null for what is not known." });

export const detailedOrder = order.extend({
  subTotal: z.number(),
  discount: z.number(),
  couponCode: z.string().nullable(),
  ...typed,
  isAddressHidden: z.boolean().meta({
    description:
      "True if what the shopper typed is left out: of an order that has ended, more than 90 days after it was placed, for staff. `address=true` shows it.",
  }),
  tracking: knownTracking,
  lines: z.array(line),
  notes: z.array(note),
});

export const exampleDetails = {
  ...exampleOrder,
  subTotal: 14_479,
  discount: 500,
  couponCode: "FLAT500",
  ...exampleTyped,
  isAddressHidden: false,
  tracking: { number: null, link: null },
  lines: [
    {
      variantId: "kanchipuram-temple-border--rani-pink",
      productId: "kanchipuram-temple-border",
      productName: "Kanchipuram Temple Border",
      colourName: "Rani pink",
      picture: "/uploads/kanchipuram-temple-border--rani-pink.webp",
      quantity: 1,
      unitPrice: 12_480,
      total: 12_480,
    },
  ],
  notes: [exampleNote],
};

/** A step that an order allows, and what it would do. */
export const step = z.object({
  action: z.enum(orderActions),
  after: z.enum([...orderStates, ...paymentStates]),
  mailTo: z.string().nullable().meta({ description: "Where a mail goes. Null without one." }),
  pieces: z.number().int().meta({ description: "Pieces that come back to stock." }),
  coupon: z.string().nullable().meta({ description: "The coupon whose use comes back." }),
});
