/** A seeded pseudo-random generator. */
export interface Random {
  seed: number;
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer between `low` and `high`, both included. */
  between(low: number, high: number): number;
  shuffled<T>(list: readonly T[]): T[];
}

/** Mulberry32: 32 bits of state suffice for generating load. */
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
