import type { ChangeAnswer, OrderDetails, OrderList, OrderRow } from "./orders.data.ts";

export const orderRowOf = (id: string, more: Partial<OrderRow> = {}): OrderRow => ({
  id,
  createdAt: "2027-03-02T09:30:00.000Z",
  state: "placed",
  payment: "pending",
  currency: "INR",
  total: 1299.99,
  fullName: "Meena R",
  townCity: "Coimbatore",
  pieces: 2,
  lines: 2,
  firstProduct: "Block kurti",
  hasComment: false,
  comment: "",
  notes: 0,
  ...more,
});

export const listOf = (orders: readonly OrderRow[], more: Partial<OrderList> = {}): OrderList => ({
  orders: [...orders],
  previous: null,
  next: null,
  counts: { toDo: orders.length, unpaid: 1, sent: 0, all: orders.length },
  ...more,
});

export const changeOf = (
  ids: readonly string[],
  after: string,
  more: Partial<ChangeAnswer> = {},
): ChangeAnswer => ({
  dryRun: false,
  changes: ids.map((id) => ({
    id,
    before: "placed",
    after,
    coupon: null,
    allowed: [],
    mailTo: "meena@example.com",
  })),
  mails: ids.length,
  restockedPieces: 0,
  refused: [],
  ...more,
});

export const detailsOf = (more: Partial<OrderDetails> = {}): OrderDetails => ({
  ...orderRowOf("PL-1"),
  subTotal: 1299.99,
  discount: 0,
  couponCode: null,
  email: "meena@example.com",
  phoneNo: "98765 43210",
  addressLine1: "12 Feather Street",
  addressLine2: "",
  zipCode: "641001",
  additionalText: "",
  isAddressHidden: false,
  tracking: { number: null, link: null },
  lines: [
    {
      variantId: "block-kurti--white",
      productId: "block-kurti",
      productName: "Block kurti",
      colourName: "White",
      picture: "/uploads/block-kurti.webp",
      quantity: 1,
      unitPrice: 1299.99,
      total: 1299.99,
    },
  ],
  notes: [],
  history: [],
  addressChanges: [],
  mailTo: "meena@example.com",
  allowed: ["confirm", "cancel"],
  steps: [
    { action: "confirm", after: "confirmed", mailTo: "meena@example.com", pieces: 0, coupon: null },
    { action: "cancel", after: "cancelled", mailTo: "meena@example.com", pieces: 1, coupon: null },
  ],
  previous: null,
  next: "PL-0",
  ...more,
});
