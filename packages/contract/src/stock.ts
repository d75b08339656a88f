export interface StockFigures {
  stockQuantity?: number | null | undefined;
  Stock?: { availableStock?: number | null | undefined } | null | undefined;
}

/** The stock record counts first, then the variant's own figure; null when neither is a number (CART-21 to CART-23). */
export const stockLimit = (variant: StockFigures | null | undefined): number | null => {
  const figure = variant?.Stock?.availableStock ?? variant?.stockQuantity;
  return typeof figure === "number" && Number.isFinite(figure) ? figure : null;
};

export const stockMessages = {
  onlyLeft: (available: number): string => `Only ${available} items available in stock`,
  unknown: "Stock information not available",
  soldOut: "Out of Stock",
} as const;

export type QuantityJudgement =
  | { kind: "accepted"; quantity: number }
  | { kind: "ignored" }
  | { kind: "refused"; message: string };

/**
 * What becomes of a wanted cart quantity: 0 or below is ignored without a word (CART-19), more than the stock is
 * refused with its message (CART-20), a missing figure is refused too (CART-23).
 */
export const judgeCartQuantity = (wanted: number, limit: number | null): QuantityJudgement => {
  if (!(wanted > 0)) return { kind: "ignored" };
  if (limit === null) return { kind: "refused", message: stockMessages.unknown };
  if (wanted > limit) return { kind: "refused", message: stockMessages.onlyLeft(limit) };
  return { kind: "accepted", quantity: Math.floor(wanted) };
};

/** Quantity of the product page's stepper: text becomes 0, never below 0, never above the stock (PDP-28 to PDP-30). */
export const clampStepper = (typed: string | number, stock: number): number => {
  const wanted = typeof typed === "number" ? typed : /^\s*\d+\s*$/.test(typed) ? Number(typed) : 0;
  return Math.max(0, Math.min(Math.floor(wanted) || 0, stock));
};

/** Quantity after another variant was chosen: 1 with stock, otherwise 0 (PDP-26, PDP-27). */
export const startQuantity = (stock: number): number => (stock > 0 ? 1 : 0);
