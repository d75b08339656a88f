/** A page's number, or a gap between numbers; the gap carries the side it stands on, as its identity. */
export type PageSlot = number | "gap before" | "gap after";

/** The numbers that are shown: both ends, the page itself and its neighbours; a gap never hides a single page. */
export const pageSlots = (current: number, count: number): PageSlot[] => {
  const from = Math.max(2, Math.min(current - 1, count - 4));
  const to = Math.min(count - 1, Math.max(current + 1, 5));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const before: PageSlot[] = from > 3 ? ["gap before"] : from === 3 ? [2] : [];
  const after: PageSlot[] = to < count - 2 ? ["gap after"] : to === count - 2 ? [count - 1] : [];
  return [1, ...before, ...middle, ...after, ...(count > 1 ? [count] : [])];
};
