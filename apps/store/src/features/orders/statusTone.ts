import type { StatusPillProps } from "@pallu/ui";

/** Returns the tone of a delivery status of the server, or `neutral` for unknown ones. */
export const toneOfStatus = (status: string): StatusPillProps["tone"] => {
  const word = status.toLowerCase();
  if (word === "pending" || word === "unpaid") return "warning";
  if (word === "completed" || word === "delivered" || word === "paid") return "success";
  if (word === "cancel" || word === "cancelled" || word === "failed") return "danger";
  return "neutral";
};
