import type { Db } from "../../db/client.ts";
import { findOrder } from "./orders.repo.ts";
import { renderInvoice } from "./renderInvoice.ts";

/** The PDF of an order's invoice as stored, for the mail that is about to leave. Throws for an unknown order. */
export const drawInvoice = async (db: Db, orderId: string): Promise<Buffer> => {
  const found = await findOrder(db, orderId);
  if (!found) throw new Error(`There is no order ${orderId} to draw an invoice of.`);
  return renderInvoice(found.order, found.lines);
};
