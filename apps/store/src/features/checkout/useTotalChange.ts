import { useState } from "react";

interface Seen {
  total: number;
  /** Last choices of the shopper. Totals that follow a choice are not reported. */
  choices: readonly unknown[];
  /** Previous total if it changed without a choice of the shopper, else null. */
  before: number | null;
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.every((choice, position) => choice === others[position]);

/**
 * Returns the previous total if it changed without a choice of the shopper (price, stock, another tab), else null.
 * Pass null while the total is unknown.
 */
export const useTotalChange = (
  total: number | null,
  ...choices: readonly unknown[]
): number | null => {
  const [seen, setSeen] = useState<Seen | null>(null);
  if (total !== null && (seen?.total !== total || !isSame(seen.choices, choices)))
    setSeen({
      total,
      choices,
      before: seen !== null && isSame(seen.choices, choices) ? (seen.before ?? seen.total) : null,
    });
  return seen === null || seen.before === total ? null : seen.before;
};
