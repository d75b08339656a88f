import type { orderRow, orderSummary } from "@pallu/contract/schemas";
import type { z } from "zod";
import { optionNameOf, optionOf } from "../catalogue/catalogue.rules.ts";
import { deliveryStatusOf, paymentStatusOf } from "./orderStates.rules.ts";
import { amountOf } from "./orders.rules.ts";
import type { Order, OrderLine } from "./orders.tables.ts";

interface OrderWithLine {
  orders: Order;
  order_lines: OrderLine;
}

/** Sends the colour's display name, because the invoice shows it (ENT-34, INV-03). */
export const toOrderRow = ({
  orders: order,
  order_lines: line,
}: OrderWithLine): z.infer<typeof orderRow> => ({
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
  ...optionNameOf(line),
  ...optionOf(line),
  currency: order.currency,
  totalAmount: amountOf(order.subTotalMinor),
  couponCodeName: order.couponCode,
  discount_price: amountOf(order.discountMinor),
  grandTotalAmount: amountOf(order.totalMinor),
  createdAt: order.createdAt.toISOString(),
});

export const toOrderSummary = (order: Order): z.infer<typeof orderSummary> => ({
  orderId: order.id,
  deliveryStatus: deliveryStatusOf(order.state),
  paymentStatus: paymentStatusOf(order.paymentState),
  currency: order.currency,
  grandTotalAmount: amountOf(order.totalMinor),
  createdAt: order.createdAt.toISOString(),
});
