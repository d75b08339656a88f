import type { Random } from "../random.ts";

/** Returns at most `most` random elements of a list. */
export const sample = <T>(random: Random, list: readonly T[], most: number): T[] =>
  random.shuffled(list).slice(0, Math.max(0, most));
