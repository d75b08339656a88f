import type { orderRow, orderSummary } from "@pallu/contract/schemas";
import type { z } from "zod";
import { httpError } from "../../http/httpError.ts";
import { orderMessages } from "./orderMessages.rules.ts";
import type { OrderRepo } from "./orders.repo.ts";
import { deliveryStatusOf, paymentStatusOf } from "./orderStates.rules.ts";
import { amountOf } from "./orders.rules.ts";
import type { Order, OrderLine } from "./orders.tables.ts";

type Row = z.infer<typeof orderRow>;
interface OrderWithLine {
  orders: Order;
  order_lines: OrderLine;
}

/** Sends the colour's display name, because the invoice shows it (ENT-34, INV-03). */
const toRow = ({ orders: order, order_lines: line }: OrderWithLine): Row => ({
  orderId: order.id,
  id: `${order.id}-${line.position}`,
  fullName: order.fullName,
  addressLine1: order.addressLine1,
  addressLine2: order.addressLine2,
  townCity: order.townCity,
  zipCode: order.zipCode,
  phoneNo: order.phoneNo,
  productname: line.productName,
  product_variant_image: line.image,
  product_price: amountOf(line.unitMinor),
  quantity: line.quantity,
  total_price: amountOf(line.lineMinor),
  productColor: line.colourName,
  currency: order.currency,
  totalAmount: amountOf(order.subTotalMinor),
  couponCodeName: order.couponCode,
  discount_price: amountOf(order.discountMinor),
  grandTotalAmount: amountOf(order.totalMinor),
  createdAt: order.createdAt.toISOString(),
});

export const listOrderHistory = async (repo: OrderRepo, userId: string): Promise<Row[]> =>
  (await repo.rowsOfUser(userId)).map(toRow);

/** Errors: 404 for an unknown order and, indistinguishably, for one of another user. */
export const listOrderRows = async (
  repo: OrderRepo,
  userId: string,
  orderId: string,
): Promise<Row[]> => {
  const rows = await repo.rowsOfOrder(userId, orderId);
  if (rows.length === 0) throw httpError(404, orderMessages.unknownOrder);
  return rows.map(toRow);
};

export const listOrders = async (
  repo: OrderRepo,
  userId: string,
): Promise<z.infer<typeof orderSummary>[]> =>
  (await repo.ordersOfUser(userId)).map((order) => ({
    orderId: order.id,
    deliveryStatus: deliveryStatusOf(order.state),
    paymentStatus: paymentStatusOf(order.paymentState),
    currency: order.currency,
    grandTotalAmount: amountOf(order.totalMinor),
    createdAt: order.createdAt.toISOString(),
  }));
