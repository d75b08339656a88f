import type { DeliveryAddress } from "./deliveryAddress.rules.ts";
import type { OrderState, PaymentState } from "./orderStates.rules.ts";
import type { NewOrder, NewOrderLine } from "./orders.tables.ts";

/** An order of another shop. Amounts are in paise. */
export interface ImportedOrder {
  id: string;
  email: string;
  createdAt: Date;
  totalPaise: number;
  discountPaise: number;
  state: OrderState;
  paymentState: PaymentState;
  address: DeliveryAddress;
  items: ImportedItem[];
}

export interface ImportedItem {
  productName: string;
  sku: string;
  quantity: number;
  unitPaise: number;
}

/** Returns the id of an order by its name in the other shop, such as `#1001`. Empty for a name without a letter or digit. */
export const importedOrderId = (name: string): string => {
  const plain = name.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^-+|-+$/g, "");
  return plain === "" ? "" : `OLD-${plain}`.slice(0, 60);
};

const paymentStateOf: Readonly<Record<string, PaymentState>> = {
  "": "paid",
  paid: "paid",
  partially_refunded: "paid",
  refunded: "refunded",
  voided: "failed",
};

/** Returns the state of a payment by the word of the other shop. One that is not known is pending. */
export const importedPaymentState = (word: string): PaymentState =>
  paymentStateOf[word.toLowerCase()] ?? "pending";

/** What the total has beyond the items: this shop knows no such rows. */
const EXTRA = "Shipping and taxes";

/** Returns the rows of an order. What makes its total larger than its items is a line, what makes it smaller a discount. */
export const importedRows = (
  { items, address, totalPaise, discountPaise, ...order }: ImportedOrder,
  userId: string | null,
  importedAt: Date,
  seq: number,
): { order: NewOrder & { seq: number }; lines: NewOrderLine[] } => {
  const sum = items.reduce((total, { quantity, unitPaise }) => total + quantity * unitPaise, 0);
  const extra = totalPaise - (sum - Math.min(discountPaise, sum));
  const all =
    extra > 0 ? [...items, { productName: EXTRA, sku: "", quantity: 1, unitPaise: extra }] : items;
  const subTotal = sum + Math.max(extra, 0);
  return {
    order: {
      ...order,
      ...address,
      seq,
      userId,
      importedAt,
      submissionKey: order.id,
      currency: "INR",
      subTotalPaise: subTotal,
      discountPaise: subTotal - totalPaise,
      subTotalMinor: subTotal,
      discountMinor: subTotal - totalPaise,
      totalMinor: totalPaise,
      additionalText: "",
    },
    lines: all.map(({ productName, sku, quantity, unitPaise }, index) => ({
      orderId: order.id,
      position: index + 1,
      variantId: sku,
      productName,
      colourName: "",
      image: "",
      quantity,
      unitPaise,
      unitMinor: unitPaise,
      lineMinor: unitPaise * quantity,
    })),
  };
};
