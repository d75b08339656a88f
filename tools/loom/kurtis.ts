import { darker, lighter, lightnessOf } from "./colour.ts";
import type { Design } from "./design.ts";
import { softFolds } from "./folds.ts";
import { circle } from "./motifs.ts";
import type { ClothLayer, Layer } from "./scene.ts";
import { identity } from "./scene.ts";
import { sheetOf } from "./sheet.ts";
import { pick } from "./pick.ts";

const shadow = { blur: 11, down: 10, strength: 0.38 };

interface Cut {
  hem: number;
  flare: number;
  sleeve: number;
  /** Half the width of the neck and how deep it goes. */
  neck: readonly [number, number];
}

const cuts: readonly Cut[] = [
  { hem: 826, flare: 186, sleeve: 470, neck: [56, 62] },
  { hem: 812, flare: 228, sleeve: 440, neck: [50, 78] },
  { hem: 838, flare: 172, sleeve: 505, neck: [46, 40] },
];

const sleeve = (d: Design, cut: Cut, side: -1 | 1): ClothLayer => {
  const x = (offset: number): number => 360 + side * offset;
  const turn = side * 0.36;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const length = cut.sleeve - 150;
  const sheet = sheetOf(d, {
    width: 620,
    height: length + 60,
    borders: "lower",
    pallu: 0,
    scale: d.border === "none" ? 1 : 0.62,
  });
  const folds = softFolds(d.seed + 3 * side + 9, side * 20, 120, 0.12);
  return {
    kind: "cloth",
    outline: `M${x(92)} 146Q${x(142)} 152 ${x(168)} 206L${x(252)} ${cut.sleeve - 20}Q${x(216)} ${cut.sleeve + 14} ${x(176)} ${cut.sleeve + 14}L${x(116)} 306Z`,
    sheet,
    place: (px, py) => {
      const [dx, dy] = [px - x(140), py - 150];
      return [310 + dx * c + dy * s + folds.shift(px, py) * 0.4, dy * c - dx * s + 20];
    },
    light: (px, py) => folds.light(px, py) * (0.95 + 0.05 * side * Math.sign(360 - px)),
    shadow,
    at: identity,
  };
};

/** A kurti laid flat, seen from the front. */
export const kurtiLayers = (d: Design, turn: number): Layer[] => {
  const cut = pick(cuts, turn % cuts.length);
  const { hem, flare, neck } = cut;
  const [w, deep] = neck;
  const sheet = sheetOf(d, { width: 900, height: 900, borders: "lower", pallu: 0, scale: 0.9 });
  const folds = softFolds(d.seed + 2, 4, 150, 0.11);
  const edge = d.border === "none" ? darker(d.trim, lightnessOf(d.trim) > 0.5 ? 0.1 : 0) : d.trim;
  const neckPath = `M${360 - w} 128Q${360 - w + 6} ${128 + deep} 360 ${128 + deep}Q${360 + w - 6} ${128 + deep} ${360 + w} 128`;
  const placket = 128 + deep + 128;
  const stitches = [0, 1, 2, 3]
    .map(
      (i) =>
        circle(360, 128 + deep + 24 + i * 28, 5, lighter(edge, 0.45)) +
        circle(360, 127 + deep + 24 + i * 28, 2, darker(edge, 0.4)),
    )
    .join("");
  return [
    {
      kind: "drawn",
      svg: `<path d="M${360 - w - 4} 126Q360 100 ${360 + w + 4} 126Q${360 + w} 190 360 ${134 + deep}Q${360 - w} 190 ${360 - w - 4} 126Z" fill="${darker(d.body, 0.42)}"/><path d="M${360 - w} 126Q360 102 ${360 + w} 126" fill="none" stroke="${edge}" stroke-width="9"/><rect x="350" y="122" width="20" height="13" fill="#f4efe4"/>`,
      at: identity,
    },
    sleeve(d, cut, -1),
    sleeve(d, cut, 1),
    {
      kind: "cloth",
      outline: `${neckPath}L${360 + 108} 148Q${360 + 126} 240 ${360 + 124} 312Q${360 + 128} 470 ${360 + flare - 28} 620L${360 + flare} ${hem - 6}Q360 ${hem + 20} ${360 - flare} ${hem - 6}L${360 - flare + 28} 620Q${360 - 128} 470 ${360 - 124} 312Q${360 - 126} 240 ${360 - 108} 148Z`,
      sheet,
      place: (x, y) => {
        const sag = 20 * (1 - ((x - 360) / flare) ** 2) - 4;
        return [
          x + 90 + folds.shift(x, y) * Math.min(1, Math.max(0, (y - 250) / 300)),
          900 - (hem + sag - y),
        ];
      },
      light: (x, y) => {
        const strength = Math.min(1, Math.max(0.25, (y - 240) / 320));
        const side = Math.max(0, (Math.abs(x - 360) - 96) / 150);
        return 1 + (folds.light(x, y) - 1) * strength - side * 0.1;
      },
      shadow,
      at: identity,
    },
    {
      kind: "drawn",
      svg: `<path d="${neckPath}" fill="none" stroke="${edge}" stroke-width="11"/><path d="${neckPath}" fill="none" stroke="${lighter(edge, 0.35)}" stroke-width="1.6"/><path d="M351 ${126 + deep}H369V${placket}L360 ${placket + 10}L351 ${placket}Z" fill="${edge}"/><path d="M351 ${128 + deep}V${placket}L360 ${placket + 10}L369 ${placket}V${128 + deep}" fill="none" stroke="${darker(edge, 0.3)}" stroke-width="1.2"/>${stitches}`,
      shadow: { blur: 2, down: 2, strength: 0.22 },
      at: identity,
    },
    {
      kind: "drawn",
      svg: [-1, 1]
        .map(
          (side) =>
            `<path d="M${360 + side * 121} 160Q${360 + side * 131} 240 ${360 + side * 122} 312" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2"/><path d="M${360 + side * (flare - 29)} 622L${360 + side * (flare - 6)} ${hem - 10}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2"/>`,
        )
        .join(""),
      at: identity,
    },
  ];
};
