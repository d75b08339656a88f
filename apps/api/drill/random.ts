/** Numbers that look random and are the same for the same seed. */
export interface Random {
  seed: number;
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  shuffled<T>(list: readonly T[]): T[];
}

/** Mulberry32: 32 bits of state are plenty for drawing loads. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    seed,
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    shuffled: (list) =>
      list
        .map((value) => ({ value, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ value }) => value),
  };
};
