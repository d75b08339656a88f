import { darker, lighter, lightnessOf, mix } from "./colour.ts";
import type { Design } from "./design.ts";
import {
  at,
  band,
  blockSprig,
  circle,
  coin,
  diamond,
  feathered,
  flower,
  mango,
  petal,
  sprig,
  stitchedSprig,
} from "./motifs.ts";
import { randomOf } from "./random.ts";

/** What repeats over the body: a tile of the given size, every second row moved by half where `drop` is set. */
export interface Repeat {
  width: number;
  height: number;
  drop: boolean;
  tile: string;
}

const scattered = (size: number, gapX: number, gapY: number, figure: string): Repeat => ({
  width: gapX,
  height: gapY,
  drop: true,
  tile: at(gapX / 2, gapY / 2, size, figure),
});

const steps = (y: number, count: number): number => Math.floor((1 - Math.abs(y)) * count + 0.5) / count;

const ikat = (d: Design): Repeat => {
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
      at(0, 0, size, feathered((y) => 0.8 * steps(y, 7) + 0.06, fill, random, Math.ceil(54 * size))),
    )
    .join("");
  return {
    width: 132,
    height: 168,
    drop: false,
    tile:
      at(66, 84, 78, figure) +
      [0, 132].map((x) => [0, 168].map((y) => at(x, y, 15, feathered((v) => 0.8 * (1 - Math.abs(v)), d.accent, random, 16))).join("")).join(""),
  };
};

const patola = (d: Design): Repeat => {
  const random = randomOf(d.seed);
  const petalled = (fill: string, size: number): string =>
    feathered((y) => size * (0.55 + 0.35 * Math.cos(y * 9.4)) * Math.sqrt(Math.max(0, 1 - y * y)), fill, random, 30);
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
      at(51, 51, 12, feathered((y) => 1 - Math.abs(y), d.accent, random, 14)) +
      [20, 82].map((x) => [20, 82].map((y) => at(x, y, 8, feathered((v) => 1 - Math.abs(v), d.accent, random, 8))).join("")).join(""),
  };
};

const bandhani = (d: Design): Repeat => {
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

const jaal = (d: Design): Repeat => {
  const [w, h] = [104, 158];
  const leaf = mix(d.trim, d.light, 0.35);
  const one = (x: number, y: number): string => {
    const stems = [-1, 1]
      .map(
        (side) =>
          `<path d="M${x} ${y - h / 2}C${x + side * 8} ${y - h * 0.3} ${x + side * w * 0.5} ${y - h * 0.25} ${x + side * w * 0.5} ${y}C${x + side * w * 0.5} ${y + h * 0.25} ${x + side * 8} ${y + h * 0.3} ${x} ${y + h / 2}" fill="none" stroke="${d.line}" stroke-width="2.6"/>`,
      )
      .join("");
    const leaves = [-1, 1]
      .map((side) =>
        [0.24, 0.4, 0.6, 0.76]
          .map((t, i) => {
            const px = x + side * w * 0.5 * Math.sin(Math.PI * t) ** 1.1;
            const py = y - h / 2 + t * h;
            return petal(px, py, 90 + side * (i % 2 ? 62 : -70), 17, 4.6, i % 2 ? d.line : leaf);
          })
          .join(""),
      )
      .join("");
    return (
      stems +
      leaves +
      at(x, y, 1, flower(8, 27, d.line, d.deep)) +
      at(x, y, 1, flower(8, 14, d.accent, d.line)) +
      at(x, y + 42, 1, flower(5, 9, leaf, d.line))
    );
  };
  const corners = [0, w].map((x) => [0, h].map((y) => one(x, y)).join("")).join("");
  return { width: w, height: h, drop: false, tile: one(w / 2, h / 2) + corners };
};

const kalamkari = (d: Design): Repeat => {
  const ink = lightnessOf(d.body) > 0.5 ? "#3a2a22" : d.light;
  const red = d.trim;
  const leaf = mix(d.body, lightnessOf(d.body) > 0.5 ? "#3f5a3a" : "#a9b27a", 0.6);
  const vine = (x: number, turn: number): string =>
    `<path d="M${x} 0C${x + turn * 40} 34 ${x + turn * 40} 56 ${x} 90S${x - turn * 40} 146 ${x} 180" fill="none" stroke="${ink}" stroke-width="2.2"/>` +
    [18, 52, 108, 142].map((y, i) => petal(x + (y < 90 ? 1 : -1) * turn * 26 * Math.sin(((y % 90) / 90) * Math.PI), y, i % 2 ? 20 : 150, 26, 7, leaf)).join("") +
    at(x - turn * 18, 45, 1, flower(8, 25, red, ink) + flower(8, 13, d.accent, red)) +
    at(x + turn * 18, 135, 1, flower(6, 21, d.accent, ink) + flower(6, 10, red, ink));
  return { width: 136, height: 180, drop: false, tile: vine(34, 1) + vine(102, -1) };
};

const ajrakh = (d: Design): Repeat => {
  const star = (r: number, fill: string): string =>
    `<path d="${Array.from({ length: 16 }, (_, i) => {
      const radius = i % 2 ? r * 0.62 : r;
      const angle = (i * Math.PI) / 8;
      return `${i ? "L" : "M"}${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
    }).join("")}Z" fill="${fill}"/>`;
  const rosette =
    star(42, d.light) + star(38, d.trim) + star(27, d.light) + star(24, d.body) + flower(8, 19, d.light, d.trim);
  const corner = circle(0, 0, 14, d.light) + circle(0, 0, 11.5, darker(d.trim, 0.3)) + flower(6, 9, d.light, d.body);
  return {
    width: 92,
    height: 92,
    drop: false,
    tile:
      at(46, 46, 1, rosette) +
      [0, 92].map((x) => [0, 92].map((y) => at(x, y, 1, corner)).join("")).join("") +
      [0, 92].map((p) => circle(46, p, 3, d.light) + circle(p, 46, 3, d.light)).join(""),
  };
};

const checks = (d: Design): Repeat => {
  const s = 58;
  const lines = (fill: string, from: number, width: number): string =>
    `<g opacity=".86">${band(from, 0, width, s, fill)}${band(0, from, s, width, fill)}</g>`;
  return {
    width: s,
    height: s,
    drop: false,
    tile: lines(d.trim, 3, 9) + lines(d.line, 16, 2) + lines(d.line, 47, 2) + band(3, 3, 9, 9, darker(d.trim, 0.15)),
  };
};

const stripes = (d: Design): Repeat => ({
  width: 40,
  height: 54,
  drop: false,
  tile:
    band(0, 4, 40, 10, d.trim) +
    band(0, 17, 40, 2, d.accent) +
    band(0, 30, 40, 3, d.pale) +
    band(0, 40, 40, 2, d.accent),
});

const leheriya = (d: Design): Repeat => {
  const wave = (y: number, width: number, fill: string): string =>
    `<path d="M-2 ${y + 1}L60 ${y + 44}L122 ${y + 1}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const lines = (offset: number): string =>
    wave(offset, 8, d.light) + wave(offset + 13, 3, d.accent) + wave(offset + 24, 5, d.pale);
  return { width: 120, height: 42, drop: false, tile: lines(-42) + lines(0) };
};

/** The repeat of a pattern, or nothing for a plain cloth. */
export const repeatOf = (d: Design): Repeat | undefined => {
  const flat = lightnessOf(d.body) > 0.5 ? darker(d.trim, 0.1) : d.light;
  switch (d.pattern) {
    case "plain":
      return undefined;
    case "butti":
      return scattered(34, 84, 70, sprig(d.line, d.line, d.accent));
    case "mango":
      return scattered(46, 104, 88, mango(d.line, d.deep, d.trim));
    case "chakra":
      return scattered(21, 74, 58, coin(d.line, d.body, d.trim));
    case "diamond":
      return scattered(30, 66, 54, diamond(d.line, d.body, d.accent));
    case "jaal":
      return jaal(d);
    case "checks":
      return checks(d);
    case "kota":
      return {
        width: 16,
        height: 16,
        drop: false,
        tile: band(0, 0, 16, 1.6, lighter(d.body, 0.5)) + band(0, 0, 1.6, 16, lighter(d.body, 0.5)) + band(0, 0, 1.6, 1.6, d.deep),
      };
    case "stripes":
      return stripes(d);
    case "leheriya":
      return leheriya(d);
    case "bandhani":
      return bandhani(d);
    case "ikat":
      return ikat(d);
    case "patola":
      return patola(d);
    case "block":
      return scattered(46, 62, 54, blockSprig(flat, d.accent, lightnessOf(d.body) > 0.5 ? "#55693f" : d.pale));
    case "ajrakh":
      return ajrakh(d);
    case "kalamkari":
      return kalamkari(d);
    case "jamdani":
      return scattered(44, 92, 78, sprig(flat, flat, d.body));
    case "chikan":
      return scattered(50, 78, 72, stitchedSprig("#fffdf6"));
  }
};
