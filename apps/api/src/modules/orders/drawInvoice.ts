import type { Db } from "../../db/client.ts";
import { findOrder } from "./orders.repo.ts";

/** What the buyer typed, left out. */
const nobody = {
  fullName: "",
  addressLine1: "",
  addressLine2: "",
  townCity: "",
  zipCode: "",
  phoneNo: "",
};

/**
 * The PDF of an order's invoice as stored, for the mail that is about to leave; an anonymous one names no buyer. Throws
 * for an unknown order.
 */
export const drawInvoice = async (
  db: Db,
  orderId: string,
  isAnonymous = false,
): Promise<Buffer> => {
  const found = await findOrder(db, orderId);
  if (!found) throw new Error(`There is no order ${orderId} to draw an invoice of.`);
  // The drawing library is as large as a third of the server: it comes with the first invoice.
  const { renderInvoice } = await import("./renderInvoice.ts");
  return renderInvoice(isAnonymous ? { ...found.order, ...nobody } : found.order, found.lines);
};
