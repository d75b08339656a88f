/** A page number or a gap. The two gaps differ, so that they can serve as keys. */
export type PageSlot = number | "gap before" | "gap after";

/** Returns the first, the last, the current and the neighbouring pages. A gap hides at least two pages. */
export const pageSlots = (current: number, count: number): PageSlot[] => {
  const from = Math.max(2, Math.min(current - 1, count - 4));
  const to = Math.min(count - 1, Math.max(current + 1, 5));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const before: PageSlot[] = from > 3 ? ["gap before"] : from === 3 ? [2] : [];
  const after: PageSlot[] = to < count - 2 ? ["gap after"] : to === count - 2 ? [count - 1] : [];
  return [1, ...before, ...middle, ...after, ...(count > 1 ? [count] : [])];
};
