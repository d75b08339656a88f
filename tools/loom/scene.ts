import type { Sheet } from "./sheet.ts";

/** `[a b c d e f]` as in SVG: from the coordinates of a layer to those of the picture. */
export type Affine = readonly [number, number, number, number, number, number];

export const identity: Affine = [1, 0, 0, 1, 0, 0];

export const placed = (x: number, y: number, scale: number, degrees = 0): Affine => {
  const turn = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return [c, s, -s, c, x, y];
};

export const after = (outer: Affine, inner: Affine): Affine => {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
};

export const inverse = ([a, b, c, d, e, f]: Affine): Affine => {
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
};

export interface Shadow {
  blur: number;
  down: number;
  strength: number;
}

/** Cloth: an outline, a sheet, where each point of the outline lies on the sheet, and how the light falls. */
export interface ClothLayer {
  kind: "cloth";
  outline: string;
  sheet: Sheet;
  place: (x: number, y: number) => readonly [number, number];
  /** 1 leaves the colour of the sheet as it is. */
  light: (x: number, y: number) => number;
  shadow: Shadow;
  at: Affine;
}

/** Everything that is not cloth: timber, brass, glass, clay, as SVG. */
export interface DrawnLayer {
  kind: "drawn";
  svg: string;
  shadow?: Shadow;
  at: Affine;
}

export type Layer = ClothLayer | DrawnLayer;

export interface Scene {
  width: number;
  height: number;
  ground: string;
  layers: Layer[];
  /** Strength of the visible threads: 0 for a distant piece, 1 for a close-up. */
  grain: number;
}

export const moved = (layers: readonly Layer[], by: Affine): Layer[] =>
  layers.map((layer) => ({ ...layer, at: after(by, layer.at) }));
