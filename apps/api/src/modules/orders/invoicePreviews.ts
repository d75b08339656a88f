import type { Order, OrderLine } from "./orders.tables.ts";

const order: Order = {
  id: "PL-7K3M9QX2VA",
  seq: 1,
  userId: null,
  submissionKey: "",
  idempotencyKey: null,
  currency: "INR",
  subTotalPaise: 13_779_99,
  discountPaise: 1_378_00,
  subTotalMinor: 13_779_99,
  discountMinor: 1_378_00,
  totalMinor: 12_401_99,
  couponCode: "PALLU10",
  state: "placed",
  paymentState: "pending",
  fullName: "Asha Rao",
  email: "asha@example.com",
  phoneNo: "9876543210",
  townCity: "Coimbatore",
  zipCode: "641012",
  addressLine1: "12, Cross Cut Road",
  addressLine2: "Gandhipuram",
  additionalText: "",
  trackingNumber: null,
  trackingLink: null,
  createdAt: new Date("2026-11-20T10:00:00Z"),
  importedAt: null,
};

const lineOf = (
  position: number,
  productName: string,
  colourName: string,
  unitPaise: number,
): OrderLine => ({
  orderId: order.id,
  position,
  variantId: "",
  productName,
  colourName,
  optionName: "",
  optionValue: "",
  sku: null,
  image: "",
  quantity: 1,
  unitPaise,
  unitMinor: unitPaise,
  lineMinor: unitPaise,
});

const lines: readonly OrderLine[] = [
  lineOf(1, "Kanchipuram temple border saree", "rani pink", 12_480_00),
  lineOf(2, "Block print kurti", "white", 1_299_99),
];

/** Invoices with sample data. Storybook shows the files that the shop renders of them. */
export const invoicePreviews: Record<
  "invoice" | "invoiceArabic",
  { order: Order; lines: readonly OrderLine[] }
> = {
  invoice: { order, lines },
  invoiceArabic: {
    order: { ...order, fullName: "آشا راو", addressLine1: "١٢ شارع كروس كت", addressLine2: "" },
    lines,
  },
};
