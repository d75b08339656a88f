/** Cloth dyed through resists: tied, wrapped or bound before the colour. */
import { lightnessOf } from "./colour.ts";
import type { Design } from "./design.ts";
import { at, band, circle, feathered } from "./motifs.ts";
import { randomOf } from "./random.ts";
import type { Repeat } from "./repeat.ts";

const steps = (y: number, count: number): number =>
  Math.floor((1 - Math.abs(y)) * count + 0.5) / count;

export const ikat = (d: Design): Repeat => {
  const random = randomOf(d.seed);
  const pale = lightnessOf(d.body) > 0.55 ? d.trim : d.light;
  const rings: [number, string][] = [
    [1, pale],
    [0.82, d.trim],
    [0.56, d.body],
    [0.44, d.accent],
    [0.2, d.trim],
  ];
  const figure = rings
    .map(([size, fill]) =>
      at(
        0,
        0,
        size,
        feathered((y) => 0.8 * steps(y, 7) + 0.06, fill, random, Math.ceil(54 * size)),
      ),
    )
    .join("");
  return {
    width: 132,
    height: 168,
    drop: false,
    tile:
      at(66, 84, 78, figure) +
      [0, 132]
        .map((x) =>
          [0, 168]
            .map((y) =>
              at(
                x,
                y,
                15,
                feathered((v) => 0.8 * (1 - Math.abs(v)), d.accent, random, 16),
              ),
            )
            .join(""),
        )
        .join(""),
  };
};

export const patola = (d: Design): Repeat => {
  const random = randomOf(d.seed);
  const petalled = (fill: string, size: number): string =>
    feathered(
      (y) => size * (0.55 + 0.35 * Math.cos(y * 9.4)) * Math.sqrt(Math.max(0, 1 - y * y)),
      fill,
      random,
      30,
    );
  return {
    width: 96,
    height: 96,
    drop: false,
    tile:
      band(0, 0, 96, 5, d.trim) +
      band(0, 0, 5, 96, d.trim) +
      band(0, 7, 96, 2, d.light) +
      band(7, 0, 2, 96, d.light) +
      at(51, 51, 34, petalled(d.light, 1)) +
      at(51, 51, 25, petalled(d.trim, 1)) +
      at(
        51,
        51,
        12,
        feathered((y) => 1 - Math.abs(y), d.accent, random, 14),
      ) +
      [20, 82]
        .map((x) =>
          [20, 82]
            .map((y) =>
              at(
                x,
                y,
                8,
                feathered((v) => 1 - Math.abs(v), d.accent, random, 8),
              ),
            )
            .join(""),
        )
        .join(""),
  };
};

export const bandhani = (d: Design): Repeat => {
  const random = randomOf(d.seed);
  const size = 132;
  const step = 8.25;
  let tile = "";
  for (let i = 0; i < 16; i += 1) {
    for (let j = 0; j < 16; j += 1) {
      const [u, v] = [(i + 0.5) / 16 - 0.5, (j + 0.5) / 16 - 0.5];
      const r = Math.hypot(u, v);
      const wave = 0.33 + 0.05 * Math.cos(8 * Math.atan2(v, u));
      const isRing = Math.abs(r - wave) < 0.045 || Math.abs(r - 0.17) < 0.035 || r < 0.06;
      const isFrame = i === 0 || j === 0;
      if (!isRing && !isFrame) continue;
      const x = (i + 0.5) * step + (random() - 0.5) * 1.4;
      const y = (j + 0.5) * step + (random() - 0.5) * 1.4;
      tile += circle(x, y, 2.7, isRing ? d.light : d.accent) + circle(x + 0.3, y, 0.9, d.deep);
    }
  }
  return { width: size, height: size, drop: false, tile };
};

export const leheriya = (d: Design): Repeat => {
  const wave = (y: number, width: number, fill: string): string =>
    `<path d="M-2 ${y + 1}L60 ${y + 44}L122 ${y + 1}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const lines = (offset: number): string =>
    wave(offset, 8, d.light) + wave(offset + 13, 3, d.accent) + wave(offset + 24, 5, d.pale);
  return { width: 120, height: 42, drop: false, tile: lines(-42) + lines(0) };
};
