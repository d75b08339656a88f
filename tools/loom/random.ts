import { pick } from "./pick.ts";

/** Seeded numbers from 0 to 1: the same text gives the same cloth on every machine. */
export type Random = () => number;

export const seedOf = (text: string): number => {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return hash >>> 0;
};

export const randomOf = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A smooth random field, about -1 to 1, with features one unit wide. */
export const fieldOf = (seed: number): ((x: number, y: number) => number) => {
  const random = randomOf(seed);
  const table = Float32Array.from({ length: 4096 }, () => random() * 2 - 1);
  const knot = (x: number, y: number): number => pick(table, ((y & 63) << 6) | (x & 63));
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const top = knot(i, j) + (knot(i + 1, j) - knot(i, j)) * u;
    const foot = knot(i, j + 1) + (knot(i + 1, j + 1) - knot(i, j + 1)) * u;
    return top + (foot - top) * v;
  };
};
