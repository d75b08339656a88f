import { darker, lighter, mix } from "./colour.ts";
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
} from "./motifs.ts";
import { randomOf } from "./random.ts";

/** Height of a border in sheet pixels, without the teeth that reach into the body. */
export const borderHeightOf = (d: Design): number =>
  ({
    none: 0,
    kanjivaram: 132,
    banarasi: 96,
    temple: 112,
    paithani: 100,
    ikat: 92,
    block: 84,
    thin: 34,
    gota: 42,
  })[d.border];

const rowOf = (width: number, gap: number, draw: (x: number, index: number) => string): string =>
  Array.from({ length: Math.ceil(width / gap) + 1 }, (_, i) => draw(i * gap, i)).join("");

/** Stepped triangles that rise from `y` into the body. */
export const temples = (
  width: number,
  y: number,
  size: number,
  height: number,
  fill: string,
): string => {
  const steps = 5;
  return rowOf(width, size, (x) => {
    let path = `M${x} ${y}`;
    for (let i = 0; i < steps; i += 1) {
      const inset = (size * 0.5 * i) / steps;
      path += `L${x + inset} ${y - (height * i) / steps}V${y - (height * (i + 1)) / steps}`;
    }
    path += `L${x + size / 2} ${y - height * 1.14}`;
    for (let i = steps - 1; i >= 0; i -= 1) {
      const inset = size - (size * 0.5 * i) / steps;
      path += `L${x + inset} ${y - (height * (i + 1)) / steps}V${y - (height * i) / steps}`;
    }
    return `<path d="${path}Z" fill="${fill}"/>`;
  });
};

const creeper = (width: number, y: number, h: number, d: Design): string =>
  rowOf(width, h * 1.5, (x) => {
    const g = h * 1.5;
    const vine = `<path d="M${x} ${y}C${x + g * 0.17} ${y - h * 0.38} ${x + g * 0.33} ${y - h * 0.38} ${x + g * 0.5} ${y}S${x + g * 0.83} ${y + h * 0.38} ${x + g} ${y}" fill="none" stroke="${d.line}" stroke-width="2.4"/>`;
    const blooms = [
      [0.25, 0.14],
      [0.75, -0.14],
    ] as const;
    return (
      vine +
      blooms
        .map(
          ([fx, fy]) =>
            at(x + g * fx, y + h * fy, 1, flower(8, h * 0.25, d.line, d.accent)) +
            petal(x + g * (fx - 0.17), y - h * fy, fy > 0 ? 150 : 210, h * 0.24, h * 0.07, d.line) +
            petal(x + g * (fx + 0.17), y - h * fy, fy > 0 ? 30 : -30, h * 0.24, h * 0.07, d.line),
        )
        .join("")
    );
  });

/** The border along the lower selvedge of a sheet: `y` is where the body ends. */
export const borderOf = (d: Design, width: number, y: number): string => {
  const h = borderHeightOf(d);
  const ground = band(0, y, width, h, d.trim);
  const zari = (from: number, size: number): string =>
    band(0, y + from * h, width, size * h, d.line);
  const inner = darker(d.trim, 0.18);
  switch (d.border) {
    case "none":
      return "";
    case "kanjivaram":
      return (
        temples(width, y + 1, 24, 40, d.trim) +
        temples(width, y + 1, 24, 16, d.line) +
        ground +
        zari(0, 0.03) +
        zari(0.055, 0.018) +
        rowOf(width, 34, (x, i) =>
          at(
            x + 17,
            y + h * 0.22,
            30,
            `<g transform="scale(${i % 2 ? -1 : 1} 1)">${mango(d.line, d.trim, d.body)}</g>`,
          ),
        ) +
        zari(0.37, 0.018) +
        zari(0.42, 0.4) +
        rowOf(
          width,
          56,
          (x) =>
            at(x + 28, y + h * 0.62, 46, circle(0, 0, 0.5, inner) + coin(d.line, inner, d.body)) +
            circle(x, y + h * 0.56, 3.4, inner) +
            circle(x, y + h * 0.68, 3.4, inner),
        ) +
        zari(0.86, 0.02) +
        zari(0.91, 0.055)
      );
    case "banarasi":
      return (
        rowOf(width, 15, (x) => petal(x + 7.5, y + 2, -90, 15, 4, d.line)) +
        band(0, y, width, h, mix(d.trim, "#000000", 0.1)) +
        zari(0, 0.045) +
        zari(0.085, 0.02) +
        creeper(width, y + h * 0.5, h * 0.62, d) +
        zari(0.88, 0.025) +
        zari(0.94, 0.06)
      );
    case "temple":
      return (
        temples(width, y + 1, 30, 44, d.trim) +
        ground +
        zari(0.04, 0.03) +
        zari(0.1, 0.015) +
        rowOf(width, 34, (x) => at(x + 17, y + h * 0.36, 32, diamond(d.line, inner, d.body))) +
        zari(0.57, 0.015) +
        zari(0.61, 0.03) +
        zari(0.7, 0.18)
      );
    case "paithani":
      return (
        ground +
        zari(0, 0.3) +
        rowOf(
          width,
          20,
          (x) =>
            petal(x + 10, y + h * 0.3, 90, h * 0.24, 7, d.line) +
            circle(x + 10, y + h * 0.15, 5.4, d.body),
        ) +
        zari(0.6, 0.02) +
        rowOf(width, 26, (x) => at(x + 13, y + h * 0.75, 20, flower(8, 0.5, d.line, d.body))) +
        zari(0.9, 0.1)
      );
    case "ikat": {
      const random = randomOf(d.seed + 7);
      return (
        ground +
        band(0, y, width, h * 0.08, d.accent) +
        band(0, y + h * 0.12, width, h * 0.03, d.light) +
        rowOf(
          width,
          44,
          (x) =>
            at(
              x + 22,
              y + h * 0.48,
              22,
              feathered((v) => 0.85 * (1 - Math.abs(v)), d.light, random, 20),
            ) +
            at(
              x + 22,
              y + h * 0.48,
              13,
              feathered((v) => 0.85 * (1 - Math.abs(v)), d.body, random, 14),
            ),
        ) +
        band(0, y + h * 0.82, width, h * 0.03, d.light) +
        band(0, y + h * 0.88, width, h * 0.06, d.accent)
      );
    }
    case "block":
      return (
        ground +
        band(0, y, width, 4, d.light) +
        rowOf(width, 40, (x, i) =>
          at(
            x + 20,
            y + h * 0.5,
            50,
            blockSprig(d.light, d.accent, lighter(d.trim, 0.45)),
            i % 2 ? 180 : 0,
          ),
        ) +
        rowOf(
          width,
          10,
          (x) => circle(x + 5, y + h * 0.12, 2, d.light) + circle(x + 5, y + h * 0.9, 2, d.light),
        )
      );
    case "thin":
      return ground + zari(0, 0.12) + zari(0.22, 0.06) + zari(0.45, 0.34) + zari(0.9, 0.1);
    case "gota":
      return (
        ground +
        zari(0.05, 0.08) +
        rowOf(width, 15, (x) => circle(x + 7.5, y + h * 0.32, 3.6, d.line)) +
        zari(0.52, 0.4)
      );
  }
};
