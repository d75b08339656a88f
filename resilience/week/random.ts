/** A seeded pseudo-random generator (Mulberry32). */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer between `low` and `high`, both included. */
  between(low: number, high: number): number;
  /** Whether an event of this probability occurs. */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T | undefined;
  shuffled<T>(list: readonly T[]): T[];
  /** Returns a generator of its own, so that concurrent actors do not disturb each other. */
  fork(): Random;
}

export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)],
    shuffled: (list) =>
      list
        .map((value) => ({ value, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ value }) => value),
    fork: () => seededRandom(Math.floor(next() * 4_294_967_296)),
  };
};
