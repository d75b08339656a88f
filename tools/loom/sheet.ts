import { borderHeightOf, borderOf, temples } from "./borders.ts";
import { darker, lightnessOf, mix } from "./colour.ts";
import type { Design } from "./design.ts";
import { at, band, circle, coin, feathered, mango, sprig } from "./motifs.ts";
import { repeatOf } from "./patterns.ts";
import { randomOf } from "./random.ts";

/** A length of cloth laid flat: SVG in its own pixels. */
export interface Sheet {
  svg: string;
  width: number;
  height: number;
}

export interface SheetOptions {
  width: number;
  height: number;
  /** Leave the border away, or give one to both edges. */
  borders: "none" | "lower" | "both";
  /** How far the pallu reaches in from the start of the sheet. */
  pallu: number;
  /** Sheet pixels per drawn pixel: above 1 for close-ups. */
  scale: number;
}

const zariPaint = ([tone, high, low]: readonly [string, string, string]): string =>
  `<pattern id="zari" width="40" height="12" patternUnits="userSpaceOnUse"><rect width="40" height="12" fill="${mix(tone, high, 0.12)}"/><rect width="40" height="3" fill="${mix(tone, high, 0.4)}"/><rect y="8" width="40" height="3" fill="${mix(tone, low, 0.3)}"/></pattern>`;

/** `clear` is the height below which no whole figure has room. */
const bodyOf = (d: Design, width: number, height: number, clear: number): string => {
  const repeat = repeatOf(d);
  const ground = band(0, 0, width, height, d.body);
  if (!repeat) return ground;
  let uses = "";
  for (let j = -1; j * repeat.height < height; j += 1) {
    if (repeat.drop && (j + 0.9) * repeat.height > clear) break;
    const shift = repeat.drop && j % 2 !== 0 ? repeat.width / 2 : 0;
    for (let i = -1; i * repeat.width < width + repeat.width; i += 1)
      uses += `<use href="#tile" x="${i * repeat.width + shift}" y="${j * repeat.height}"/>`;
  }
  return `<defs><g id="tile">${repeat.tile}</g></defs>${ground}${uses}`;
};

/** Rows down the pallu: x is along the length, y across, so figures are turned to hang with the end down. */
const column = (x: number, gap: number, height: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.ceil(height / gap) + 1 }, (_, i) =>
    at(x, i * gap, 1, draw(i), 90),
  ).join("");

const ikatPallu = (d: Design, end: number, height: number): string => {
  const random = randomOf(d.seed + 3);
  const light = lightnessOf(d.trim) > 0.6 ? darker(d.body, 0.2) : d.light;
  return [0.1, 0.36, 0.62, 0.88]
    .map(
      (t, i) =>
        band(end * (t - 0.1), 0, end * 0.03, height, i % 2 ? d.body : d.accent) +
        column(
          end * (t + 0.03),
          52,
          height,
          () =>
            at(
              0,
              0,
              29,
              feathered((v) => 0.8 * (1 - Math.abs(v)), light, random, 24),
            ) +
            at(
              0,
              0,
              17,
              feathered((v) => 0.8 * (1 - Math.abs(v)), i % 2 ? d.accent : d.body, random, 16),
            ),
        ),
    )
    .join("");
};

const barredPallu = (d: Design, end: number, height: number): string =>
  [0.02, 0.16, 0.24, 0.32, 0.5, 0.68, 0.76, 0.84]
    .map((t, i) =>
      band(end * t, 0, end * (i % 4 === 0 ? 0.1 : 0.035), height, i % 3 === 1 ? d.accent : d.line),
    )
    .join("");

const figuredPallu = (d: Design, end: number, height: number): string => {
  const line = (t: number, size: number): string => band(end * t, 0, end * size, height, d.line);
  const inner = darker(d.trim, 0.18);
  const figure = d.line === d.accent && d.accent === d.trim ? d.light : d.line;
  return (
    [0.02, 0.4, 0.76]
      .map((t) => line(t, 0.012) + line(t + 0.025, 0.1) + line(t + 0.14, 0.012))
      .join("") +
    [0.045, 0.425, 0.785]
      .map((t) =>
        column(end * (t + 0.03), 34, height, () =>
          at(0, 0, end * 0.075, circle(0, 0, 0.5, inner) + coin(figure, inner, d.body)),
        ),
      )
      .join("") +
    [0.28, 0.66]
      .map((t) =>
        column(end * t, 62, height, (i) =>
          at(
            0,
            0,
            end * 0.15,
            `<g transform="scale(${i % 2 ? -1 : 1} 1)">${mango(figure, d.trim, d.body)}</g>`,
          ),
        ),
      )
      .join("") +
    [0.2, 0.36, 0.58, 0.74]
      .map((t) => column(end * t, 13, height, () => circle(0, 0, 2.4, d.line)))
      .join("") +
    column(end * 0.955, 40, height, () => at(0, 0, end * 0.075, sprig(figure, figure, d.accent)))
  );
};

const palluOf = (d: Design, end: number, height: number): string => {
  const ground = band(0, 0, end, height, d.trim);
  const teeth = `<g transform="translate(${end} 0) rotate(90)">${temples(height, 1, 28, 38, d.trim)}</g>`;
  if (d.border === "ikat") return ground + ikatPallu(d, end, height);
  if (d.border === "thin" || d.border === "gota") return ground + barredPallu(d, end, height);
  if (d.border === "banarasi") return ground + figuredPallu(d, end, height);
  return teeth + ground + figuredPallu(d, end, height);
};

export const sheetOf = (d: Design, options: SheetOptions): Sheet => {
  const { width, height, borders, pallu, scale } = options;
  const [w, h] = [width / scale, height / scale];
  const edge = borders === "none" ? 0 : borderHeightOf(d);
  const teeth = d.border === "kanjivaram" || d.border === "temple" ? 44 : 10;
  const lower = edge ? borderOf(d, w, h - edge) : "";
  const upper =
    edge && borders === "both"
      ? `<g transform="translate(0 ${h}) scale(1 -1)"><g>${lower}</g></g>`
      : "";
  const end = pallu > 0 ? palluOf(d, pallu / scale, h) : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}"><defs>${zariPaint(d.metal)}</defs>${bodyOf(d, w, h, edge ? h - edge - teeth : h + 200)}${end}${lower}${upper}</svg>`;
  return { svg, width, height };
};
