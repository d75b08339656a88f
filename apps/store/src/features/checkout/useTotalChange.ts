import { useState } from "react";

interface Seen {
  total: number;
  /** What the shopper chose last: the total may follow a choice without a word. */
  choice: unknown;
  /** The total before it changed by itself; null when it did not. */
  before: number | null;
}

/**
 * The total that the shopper saw before it changed by itself: for a price, for stock, in another tab. Null when it did
 * not change, or only by the shopper's own choice. `total` is null while it is not known.
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
