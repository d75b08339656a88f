import { addMs, days } from "../../clock.ts";
import { isOpen } from "./orderStates.rules.ts";
import type { Order } from "./orders.tables.ts";

/** How long staff see the address of an order that has ended, in days after it was placed. */
export const ADDRESS_DAYS = 90;

/** Whether the address of an order is still needed every day. */
export const isAddressCurrent = (
  { state, createdAt }: Pick<Order, "state" | "createdAt">,
  now: Date,
): boolean => isOpen(state) || createdAt >= addMs(now, -days(ADDRESS_DAYS));

/** What is left out of an order whose address is hidden. */
export const hiddenAddress = {
  email: "",
  phoneNo: "",
  addressLine1: "",
  addressLine2: "",
  zipCode: "",
  additionalText: "",
} as const;
