import type { Db } from "../../db/client.ts";
import { findOrder } from "./orders.repo.ts";

/** The PDF of an order's invoice as stored, for the mail that is about to leave. Throws for an unknown order. */
export const drawInvoice = async (db: Db, orderId: string): Promise<Buffer> => {
  const found = await findOrder(db, orderId);
  if (!found) throw new Error(`There is no order ${orderId} to draw an invoice of.`);
  // The drawing library is as large as a third of the server: it comes with the first invoice.
  const { renderInvoice } = await import("./renderInvoice.ts");
  return renderInvoice(found.order, found.lines);
};
