import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** A seeded pseudorandom generator. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer between `low` and `high`, both included. */
  between(low: number, high: number): number;
  /** Whether an event of this probability occurs. */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T | undefined;
  shuffled<T>(list: readonly T[]): T[];
  /** Returns at most `most` random elements of a list. */
  sample<T>(list: readonly T[], most: number): T[];
  /** Returns a generator of its own, so that concurrent actors do not disturb each other. */
  fork(): Random;
}

export const seededRandom = (seed: number): Random => {
  const generator = xoroshiro128plus(seed);
  const next = (): number => uniformFloat64(generator);
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ value }) => value);
  return {
    next,
    between: (low, high) => uniformInt(generator, low, high),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)],
    shuffled,
    sample: (list, most) => shuffled(list).slice(0, Math.max(0, most)),
    fork: () => seededRandom(generator.next()),
  };
};
