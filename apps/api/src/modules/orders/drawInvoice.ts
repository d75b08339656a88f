import type { Db } from "../../db/client.ts";
import { findOrder } from "./orders.repo.ts";

/** Replaces what the buyer typed. */
const anonymous = {
  fullName: "",
  addressLine1: "",
  addressLine2: "",
  townCity: "",
  zipCode: "",
  phoneNo: "",
};

/**
 * Renders the PDF of a stored order's invoice for its mail. An anonymous one omits the buyer. Throws for an unknown
 * order.
 */
export const drawInvoice = async (
  db: Db,
  orderId: string,
  isAnonymous = false,
): Promise<Buffer> => {
  const found = await findOrder(db, orderId);
  if (!found) throw new Error(`There is no order ${orderId} to draw an invoice of.`);
  // Loads the PDF library with the first invoice: it is a third of the server's size.
  const { renderInvoice } = await import("./renderInvoice.ts");
  return renderInvoice(isAnonymous ? { ...found.order, ...anonymous } : found.order, found.lines);
};
