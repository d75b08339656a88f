export interface StockFigures {
  stockQuantity?: number | null;
  Stock?: { availableStock?: number | null } | null;
}

/**
 * Returns the stock of a variant: the stock record's figure, else the variant's own. Null when neither is a number
 * (CART-21 to CART-23).
 */
export const stockLimit = (variant: StockFigures | null | undefined): number | null => {
  const figure = variant?.Stock?.availableStock ?? variant?.stockQuantity;
  return typeof figure === "number" && Number.isFinite(figure) ? figure : null;
};

export const stockMessages = {
  onlyLeft: (available: number): string => `Only ${available} items available in stock`,
  unknown: "Stock information not available",
  soldOut: "Out of Stock",
} as const;

export type QuantityCheck =
  | { kind: "accepted"; quantity: number }
  | { kind: "ignored" }
  | { kind: "refused"; message: string };

/**
 * Validates a cart quantity, rounded down. Ignores 0 and below silently (CART-19). Refuses more than the stock (CART-20) and a
 * missing figure (CART-23), each with its message.
 */
export const checkCartQuantity = (wanted: number, limit: number | null): QuantityCheck => {
  const quantity = Math.floor(wanted);
  if (!(quantity > 0)) return { kind: "ignored" };
  if (limit === null) return { kind: "refused", message: stockMessages.unknown };
  if (quantity > limit) return { kind: "refused", message: stockMessages.onlyLeft(limit) };
  return { kind: "accepted", quantity };
};

/** Clamps the quantity of the product page's stepper between 0 and the stock. Text becomes 0 (PDP-28 to PDP-30). */
export const clampStepper = (typed: string | number, stock: number): number => {
  const wanted = typeof typed === "number" ? typed : /^\s*\d+\s*$/.test(typed) ? Number(typed) : 0;
  return Math.max(0, Math.min(Math.floor(wanted) || 0, stock));
};

/** Returns the quantity after the selection of a variant: 1 with stock, otherwise 0 (PDP-26, PDP-27). */
export const startQuantity = (stock: number): number => (stock > 0 ? 1 : 0);
