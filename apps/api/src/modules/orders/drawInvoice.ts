import type { Db } from "../../db/client.ts";
import { drawInWorker } from "../drawing/drawings.ts";
import { demoBrand } from "../shop/shopBrand.rules.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
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
 * Renders the PDF of a stored order's invoice for its mail. An anonymous one omits the buyer. `emblem` is the picture of an
 * own shop's emblem. Throws for an unknown order.
 */
export const drawInvoice = async (
  db: Db,
  orderId: string,
  isAnonymous = false,
  brand: ShopBrand = demoBrand,
  emblem: Buffer | null = null,
): Promise<Buffer> => {
  const found = await findOrder(db, orderId);
  if (!found) throw new Error(`There is no order ${orderId} to draw an invoice of.`);
  const order = isAnonymous ? { ...found.order, ...anonymous } : found.order;
  return Buffer.from(await drawInWorker("invoice", order, found.lines, brand, emblem));
};
