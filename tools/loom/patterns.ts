import { darker, lighter, lightnessOf } from "./colour.ts";
import type { Design } from "./design.ts";
import { at, band, blockSprig, coin, diamond, mango, sprig, stitchedSprig } from "./motifs.ts";
import { jaal, kalamkari, ajrakh } from "./patterns.figured.ts";
import { ikat, patola, bandhani, leheriya } from "./patterns.resist.ts";
import type { Repeat } from "./repeat.ts";

const scattered = (size: number, gapX: number, gapY: number, figure: string): Repeat => ({
  width: gapX,
  height: gapY,
  drop: true,
  tile: at(gapX / 2, gapY / 2, size, figure),
});

const checks = (d: Design): Repeat => {
  const s = 58;
  const lines = (fill: string, from: number, width: number): string =>
    `<g opacity=".86">${band(from, 0, width, s, fill)}${band(0, from, s, width, fill)}</g>`;
  return {
    width: s,
    height: s,
    drop: false,
    tile:
      lines(d.trim, 3, 9) +
      lines(d.line, 16, 2) +
      lines(d.line, 47, 2) +
      band(3, 3, 9, 9, darker(d.trim, 0.15)),
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
        tile:
          band(0, 0, 16, 1.6, lighter(d.body, 0.5)) +
          band(0, 0, 1.6, 16, lighter(d.body, 0.5)) +
          band(0, 0, 1.6, 1.6, d.deep),
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
      return scattered(
        46,
        62,
        54,
        blockSprig(flat, d.accent, lightnessOf(d.body) > 0.5 ? "#55693f" : d.pale),
      );
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
