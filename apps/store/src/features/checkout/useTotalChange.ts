import { useState } from "react";

interface Seen {
  total: number;
  /** Last choice of the shopper. Totals that follow a choice are not reported. */
  choice: unknown;
  /** Previous total if it changed without a choice of the shopper, else null. */
  before: number | null;
}

/**
 * Returns the previous total if it changed without a choice of the shopper (price, stock, another tab), else null.
 * Pass null while the total is unknown.
 */
export const useTotalChange = (total: number | null, choice: unknown): number | null => {
  const [seen, setSeen] = useState<Seen | null>(null);
  if (total !== null && (seen?.total !== total || seen.choice !== choice))
    setSeen({
      total,
      choice,
      before: seen !== null && seen.choice === choice ? (seen.before ?? seen.total) : null,
    });
  return seen === null || seen.before === total ? null : seen.before;
};
