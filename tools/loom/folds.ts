import { fieldOf, randomOf } from "./random.ts";
import { pick } from "./pick.ts";

/** How cloth lies at a point: how far the pattern is moved, and how light it is. */
export interface Fold {
  shift: (x: number, y: number) => number;
  light: (x: number, y: number) => number;
}

/** Long soft folds across the given direction (degrees), about `period` apart. */
export const softFolds = (seed: number, degrees: number, period: number, depth: number): Fold => {
  const field = fieldOf(seed);
  const random = randomOf(seed);
  const turn = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const start = random() * 10;
  const slope = (x: number, y: number): number => {
    const across = (x * c + y * s) / period;
    const along = (y * c - x * s) / period;
    const phase = across + 0.55 * field(across * 0.7 + start, along * 0.28) + start;
    const wave = Math.sin(phase * Math.PI * 2);
    const crest = Math.sign(wave) * Math.abs(wave) ** 1.7;
    return (
      (crest + 0.35 * Math.sin(phase * 12.9 + 1) * field(across * 0.5, along * 0.4 + start)) *
      (0.65 + 0.35 * field(along * 0.3, across * 0.4))
    );
  };
  return {
    shift: (x, y) => slope(x, y) * depth * 26,
    light: (x, y) => 1 + slope(x, y) * depth + 0.03 * field(x / 260, y / 260),
  };
};

export interface Pleats {
  /** Where each pleat starts and where the last one ends, from 0 to 1. */
  edges: readonly number[];
  /** Position on the cloth, in visible widths; some of it is hidden under each pleat. */
  cloth: (t: number) => number;
  light: (t: number) => number;
}

/** Pleats of unequal width pressed to one side. */
export const pleatsOf = (seed: number, count: number, depth: number): Pleats => {
  const random = randomOf(seed);
  const widths = Array.from({ length: count }, () => 0.75 + random() * 0.5);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const edges = [0];
  for (const width of widths) edges.push(pick(edges, edges.length - 1) + width / total);
  const indexOf = (t: number): number => {
    let i = 0;
    while (i < count - 1 && t >= pick(edges, i + 1)) i += 1;
    return i;
  };
  return {
    edges,
    cloth: (t) => t + indexOf(t) * 0.137,
    light: (t) => {
      const i = indexOf(t);
      const u = Math.min(
        1,
        Math.max(0, (t - pick(edges, i)) / (pick(edges, i + 1) - pick(edges, i))),
      );
      const shade = Math.exp(-u * 9) * 1.5;
      const shine = Math.exp(-(((u - 0.62) / 0.24) ** 2)) * 0.55;
      const edge = u > 0.96 ? 0.35 : 0;
      return 1 + depth * (shine + edge - shade - 0.12);
    },
  };
};
