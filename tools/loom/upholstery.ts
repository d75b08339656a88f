import type { Design } from "./design.ts";
import { softFolds } from "./folds.ts";
import type { ClothLayer } from "./scene.ts";
import { identity } from "./scene.ts";
import { sheetOf } from "./sheet.ts";

export interface Pad {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How round the corners and how full the filling, in pixels. */
  round: number;
  /** Pattern size against the one of a saree. */
  scale?: number;
  /** Light of the whole pad against its neighbours. */
  tone?: number;
}

/** A filled cover: lighter on top, darker towards its edges. */
export const pad = (
  d: Design,
  { x, y, width, height, round, scale = 0.8, tone = 1 }: Pad,
): ClothLayer => {
  const sheet = sheetOf(
    { ...d, border: "none" },
    { width: width + 120, height: height + 120, borders: "none", pallu: 0, scale },
  );
  const folds = softFolds(d.seed + Math.round(x + y), 30, Math.max(width, height) * 0.8, 0.035);
  const [right, foot, r] = [x + width, y + height, round];
  const b = Math.min(8, r * 0.3);
  const edge = (near: number): number => Math.exp(-Math.max(0, near) / (r * 0.5 + 5));
  return {
    kind: "cloth",
    outline: `M${x + r} ${y}Q${x + width / 2} ${y - b} ${right - r} ${y}Q${right} ${y} ${right} ${y + r}Q${right + b} ${y + height / 2} ${right} ${foot - r}Q${right} ${foot} ${right - r} ${foot}Q${x + width / 2} ${foot + b} ${x + r} ${foot}Q${x} ${foot} ${x} ${foot - r}Q${x - b} ${y + height / 2} ${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`,
    sheet,
    place: (px, py) => [px - x + 60 + folds.shift(px, py) * 0.3, py - y + 60],
    light: (px, py) =>
      tone *
      folds.light(px, py) *
      (1 +
        0.1 * edge(py - y) -
        0.24 * edge(foot - py) -
        0.13 * edge(right - px) -
        0.05 * edge(px - x)),
    shadow: { blur: 7, down: 6, strength: 0.3 },
    at: identity,
  };
};
