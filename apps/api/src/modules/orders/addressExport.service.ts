import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { csvText } from "../catalogue/csvFile.ts";
import type { OrderDetails } from "./orderDetails.repo.ts";
import { amountOf } from "./orders.rules.ts";

/** The columns of a file for a carrier, in their order. */
const columns = [
  "orderId",
  "name",
  "phone",
  "email",
  "addressLine1",
  "addressLine2",
  "town",
  "postcode",
  "pieces",
  "payment",
  "currency",
  "total",
  "comment",
] as const;

const addressRow = ({ order, lines }: OrderDetails) => ({
  orderId: order.id,
  name: order.fullName,
  phone: order.phoneNo,
  email: order.email,
  addressLine1: order.addressLine1,
  addressLine2: order.addressLine2,
  town: order.townCity,
  postcode: order.zipCode,
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  payment: order.paymentState,
  currency: order.currency,
  total: amountOf(order.totalMinor).toFixed(2),
  comment: order.additionalText,
});

/**
 * Returns the text of a CSV file with the addresses of some orders, as carriers import it, and the number of its rows. The
 * audit log says how many addresses left the shop.
 */
export const exportAddresses = async (
  { db, clock }: { db: Db; clock: Clock },
  found: readonly OrderDetails[],
  actor: Actor,
): Promise<{ csv: string; rows: number }> => {
  const occasion: AuditContext = { actor, action: "order:addresses", changedAt: clock.now() };
  await insertAudit(db, occasion, [{ target: "orders", after: { orders: found.length } }]);
  return { csv: csvText(found.map(addressRow), columns), rows: found.length };
};
