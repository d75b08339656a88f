import { uploadPath } from "@pallu/contract";
import type { Actor } from "../audit/audit.rules.ts";
import { nameOf } from "../audit/audit.rules.ts";
import { storedOptionOf } from "../catalogue/catalogue.rules.ts";
import type { OrderDetails } from "../orders/orderDetails.repo.ts";
import type { FoundOrder } from "../orders/orderList.repo.ts";
import type { orderAddressChanges } from "../orders/orders.tables.ts";
import { hiddenAddress } from "../orders/orderPersonal.rules.ts";
import type { PickRow } from "../orders/orderPicks.rules.ts";
import { amountOf } from "../orders/orders.rules.ts";

/** Returns an order of the list as it is answered. Without its address, what the shopper typed is empty. */
export const rowBodyOf = (
  {
    createdAt,
    paymentState,
    totalMinor,
    comment,
    isAccountErased: _erased,
    importedAt: _imported,
    ...order
  }: FoundOrder,
  hasAddress: boolean,
) => ({
  ...order,
  comment: hasAddress ? comment : "",
  payment: paymentState,
  createdAt: createdAt.toISOString(),
  total: amountOf(totalMinor),
});

export const noteBodyOf = (
  { id, writtenAt, writtenBy, author, text }: OrderDetails["notes"][number],
  actor: Actor,
) => ({
  id,
  writtenAt: writtenAt.toISOString(),
  writtenBy: author,
  text,
  isOwn: writtenBy === nameOf(actor),
});

/** Returns an order as it is answered. Without its address, what the shopper typed is empty. */
export const orderBodyOf = (
  { order, lines, notes }: OrderDetails,
  { actor, hasAddress }: { actor: Actor; hasAddress: boolean },
) => ({
  ...order,
  ...(hasAddress ? {} : hiddenAddress),
  isAddressHidden: !hasAddress,
  createdAt: order.createdAt.toISOString(),
  payment: order.paymentState,
  subTotal: amountOf(order.subTotalMinor),
  discount: amountOf(order.discountMinor),
  total: amountOf(order.totalMinor),
  tracking: { number: order.trackingNumber, link: order.trackingLink },
  lines: lines.map(({ optionName, optionValue, sku, image, ...line }) => ({
    ...line,
    ...storedOptionOf({ optionName, optionValue, sku }),
    picture: uploadPath(image),
    unitPrice: amountOf(line.unitMinor),
    total: amountOf(line.lineMinor),
  })),
  notes: notes.map((note) => noteBodyOf(note, actor)),
});

export const addressChangeBodyOf = (
  {
    before,
    after,
    changedAt,
    changedBy,
  }: Pick<typeof orderAddressChanges.$inferSelect, "before" | "after" | "changedAt" | "changedBy">,
  hasAddress: boolean,
) => ({
  ...(hasAddress ? { before, after } : { before: "", after: "" }),
  changedAt: changedAt.toISOString(),
  changedBy,
});

export const pickBodyOf = ({ optionName, optionValue, sku, image, ...row }: PickRow) => ({
  ...row,
  ...storedOptionOf({ optionName, optionValue, sku }),
  picture: uploadPath(image),
});
