import type { Design } from "./design.ts";
import { pleatsOf, softFolds } from "./folds.ts";
import { randomOf } from "./random.ts";
import type { ClothLayer, Layer } from "./scene.ts";
import { identity, placed } from "./scene.ts";
import type { Sheet } from "./sheet.ts";
import { sheetOf } from "./sheet.ts";
import { pick } from "./pick.ts";

const lying = { blur: 13, down: 12, strength: 0.4 };

const palluSheet = (d: Design, length: number, width: number): Sheet =>
  sheetOf(d, {
    width: length,
    height: width,
    borders: "both",
    pallu: Math.min(430, length * 0.7),
    scale: 0.8,
  });

const bodySheet = (d: Design, width: number, height: number): Sheet =>
  sheetOf(d, { width, height, borders: "lower", pallu: 0, scale: 1.22 });

/** The fringe at the end of a pallu: knotted threads of both colours. */
const fringe = (
  d: Design,
  from: number,
  to: number,
  y: (x: number) => number,
  length: number,
): string => {
  const random = randomOf(d.seed + 11);
  let path = "";
  for (let x = from + 4; x < to - 2; x += 7.5) {
    const bend = (random() - 0.5) * 7;
    const end = length * (0.85 + random() * 0.25);
    path += `<path d="M${x} ${y(x) - 2}q${bend} ${end * 0.5} ${bend * 0.6} ${end}" stroke="${Math.round(x / 7.5) % 3 ? d.trim : d.body}"/>`;
  }
  return `<g fill="none" stroke-width="3.2" stroke-linecap="round">${path}</g>`;
};

/** A pallu hung down the picture: its end is at the bottom. */
const palluPanel = (d: Design, x: number, y: number, width: number, height: number): Layer[] => {
  const sheet = palluSheet(d, height, width);
  const folds = softFolds(d.seed + 5, 4, width * 0.62, 0.1);
  const right = x + width;
  const foot = y + height;
  return [
    {
      kind: "drawn",
      svg: fringe(d, x, right, () => foot, 30),
      shadow: { blur: 3, down: 4, strength: 0.3 },
      at: identity,
    },
    {
      kind: "cloth",
      outline: `M${x} ${y}L${right} ${y - 4}Q${right + 5} ${y + height * 0.5} ${right} ${foot}Q${x + width / 2} ${foot + 5} ${x} ${foot}Q${x - 5} ${y + height * 0.4} ${x} ${y}Z`,
      sheet,
      place: (px, py) => [foot - py, px - x + folds.shift(px, py) * 0.6],
      light: folds.light,
      shadow: lying,
      at: identity,
    },
  ];
};

/** Pleats hung side by side, with the border along an uneven hem. */
const pleatPanel = (
  d: Design,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): ClothLayer => {
  const pleats = pleatsOf(d.seed + 1, count, 0.34);
  const random = randomOf(d.seed + 2);
  const drops = pleats.edges.map(() => (random() - 0.4) * 16);
  const sheet = bodySheet(d, width * 3, height + 30);
  const folds = softFolds(d.seed + 9, 88, height * 0.9, 0.035);
  const hem = pleats.edges
    .slice(0, -1)
    .map((edge, i) => {
      const [left, right] = [x + edge * width, x + pick(pleats.edges, i + 1) * width];
      return `L${right} ${y + height + pick(drops, i)}L${left} ${y + height + pick(drops, i) + 7}`;
    })
    .reverse()
    .join("");
  const indexAt = (t: number): number =>
    Math.max(
      0,
      pleats.edges.findLastIndex((edge) => t >= edge),
    );
  return {
    kind: "cloth",
    outline: `M${x} ${y + 6}Q${x + width / 2} ${y - 8} ${x + width} ${y + 4}${hem}Z`,
    sheet,
    place: (px, py) => {
      const t = Math.min(0.999, Math.max(0, (px - x) / width));
      const i = indexAt(t);
      return [
        pleats.cloth(t) * width,
        py -
          y -
          pick(drops, i) +
          30 +
          folds.shift(px, py) -
          7 * (1 - (t - pick(pleats.edges, i)) * count),
      ];
    },
    light: (px, py) => pleats.light((px - x) / width) * folds.light(px, py),
    shadow: lying,
    at: identity,
  };
};

const pleatsAndPallu = (d: Design): Layer[] => {
  const isMirrored = d.seed % 2 === 0;
  const pallu = palluPanel(d, isMirrored ? 66 : 368, 92, 286, 690);
  return [...pallu, pleatPanel(d, isMirrored ? 300 : 72, 66, 350, 742, 6 + (d.seed % 3))];
};

/** Pleats spread from a corner of the frame, their hem an arc across it. */
const fan = (d: Design): Layer[] => {
  const side = d.seed % 2 ? 1 : -1;
  const [cx, cy, outer, from, to] = [side > 0 ? -120 : 840, -190, 1060, 0.06, 1.2];
  const count = 11 + (d.seed % 3);
  const pleats = pleatsOf(d.seed + 1, count, 0.34);
  const sheet = bodySheet(d, 3000, outer);
  const random = randomOf(d.seed + 2);
  const drops = pleats.edges.map(() => (random() - 0.5) * 16);
  const point = (t: number, r: number): string => {
    const angle = from + t * (to - from);
    return `${(cx + side * Math.sin(angle) * r).toFixed(1)} ${(cy + Math.cos(angle) * r).toFixed(1)}`;
  };
  const hem = pleats.edges
    .slice(0, -1)
    .map((edge, i) => {
      const next = pick(pleats.edges, i + 1);
      return `L${point(edge, outer + pick(drops, i) + 8)}L${point((edge + next) / 2, outer + pick(drops, i) + 7)}L${point(next, outer + pick(drops, i))}`;
    })
    .join("");
  const spread = (to - from) * outer;
  const gather = softFolds(d.seed + 4, 40 * side, 460, 0.05);
  const tOf = (x: number, y: number): number =>
    (Math.atan2((x - cx) * side, y - cy) - from) / (to - from);
  return [
    {
      kind: "cloth",
      outline: `M${cx} ${cy}${hem}Z`,
      sheet,
      place: (x, y) => {
        const t = Math.min(0.999, Math.max(0, tOf(x, y)));
        const i = Math.max(
          0,
          pleats.edges.findLastIndex((edge) => t >= edge),
        );
        const share =
          (t - pick(pleats.edges, i)) / (pick(pleats.edges, i + 1) - pick(pleats.edges, i));
        return [
          pleats.cloth(t) * spread,
          Math.hypot(x - cx, y - cy) - pick(drops, i) - 8 * (1 - share),
        ];
      },
      light: (x, y) => pleats.light(tOf(x, y)) * gather.light(x, y),
      shadow: lying,
      at: identity,
    },
  ];
};

/** A folded saree: edges of the layers below, the face with its border, and the pallu turned over a corner. */
const stack = (d: Design): Layer[] => {
  const turn = (d.seed % 2 ? -1 : 1) * (4 + (d.seed % 4));
  const by = placed(360, 452, 1, turn);
  const [w, h] = [500, 672];
  const faceFolds = softFolds(d.seed, 12, 300, 0.055);
  const face = bodySheet(d, w + 120, h + 40);
  const layers: Layer[] = [3, 2, 1].map((i) => ({
    kind: "cloth" as const,
    outline: `M${-w / 2 + i} ${-h / 2 + 8}H${w / 2 + i * 5}V${h / 2 + i * 8}Q0 ${h / 2 + i * 8 + 3} ${-w / 2 - i * 2} ${h / 2 + i * 8}Z`,
    sheet: face,
    place: (x: number, y: number) =>
      [x + w / 2 + 30 * i, Math.min(y + h / 2 + 40 - i * 8, h + 38)] as const,
    light: () => 0.84,
    shadow: i === 3 ? lying : { blur: 3, down: 3, strength: 0.4 },
    at: by,
  }));
  layers.push({
    kind: "cloth",
    outline: `M${-w / 2} ${-h / 2 + 4}Q0 ${-h / 2 - 5} ${w / 2} ${-h / 2}Q${w / 2 + 7} 0 ${w / 2} ${h / 2}Q0 ${h / 2 + 5} ${-w / 2} ${h / 2 - 2}Q${-w / 2 - 7} 0 ${-w / 2} ${-h / 2 + 4}Z`,
    sheet: face,
    place: (x, y) => [
      x + w / 2 + 60 + faceFolds.shift(x, y),
      y + h / 2 + 36 + faceFolds.shift(x + 90, y) * 0.3,
    ],
    light: (x, y) => faceFolds.light(x, y) * (x > w / 2 - 16 ? 1.06 - (x - w / 2 + 16) * 0.012 : 1),
    shadow: { blur: 4, down: 4, strength: 0.36 },
    at: by,
  });
  const flap = palluSheet(d, 470, 640);
  const slant = 0.36;
  const flapFolds = softFolds(d.seed + 6, 60, 260, 0.07);
  layers.push({
    kind: "cloth",
    outline: `M${-w / 2 - 2} ${-h / 2 - 2}L${w / 2 + 3} ${-h / 2 - 6}Q${w / 2 + 8} -120 ${w / 2 + 3} ${h / 2 - 262}L${-w / 2 - 3} ${-h / 2 + 230}Z`,
    sheet: flap,
    place: (x, y) => {
      const along = y - slant * x + h / 2 - 320;
      return [
        Math.max(0, -along) + flapFolds.shift(x, y) * 0.3,
        x * 1.06 + w / 2 + 58 + flapFolds.shift(x, y) * 0.4,
      ];
    },
    light: (x, y) => flapFolds.light(x, y) * (y < -h / 2 + 18 ? 1.05 : 1),
    shadow: { blur: 10, down: 9, strength: 0.5 },
    at: by,
  });
  return layers;
};

/** Cloth over the whole frame in long folds; its border runs to an edge with the ground beneath. */
const spread = (d: Design): Layer[] => {
  const tilt = ((d.seed % 2 ? 1 : -1) * (9 + (d.seed % 5)) * Math.PI) / 180;
  const folds = softFolds(d.seed, 62 * (d.seed % 2 ? 1 : -1), 210, 0.2);
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const sheet = bodySheet(d, 1300, 1060);
  const hemAt = 738;
  const hem = (x: number): number =>
    hemAt + (x - 360) * Math.tan(tilt) + 9 * Math.sin(x / 87 + (d.seed % 7));
  let outline = "M-60 -60H780";
  for (let x = 780; x >= -60; x -= 20) outline += `L${x} ${hem(x).toFixed(1)}`;
  const over = palluSheet(d, 520, 560);
  const overFolds = softFolds(d.seed + 8, 20, 190, 0.12);
  const side = d.seed % 2 ? 1 : -1;
  return [
    {
      kind: "cloth",
      outline: `${outline}Z`,
      sheet,
      place: (x, y) => {
        const below = (hem(x) - y) * c;
        return [
          (x - 360) * c + (y - 450) * s + 640 + folds.shift(x, y),
          1060 - below + folds.shift(x, y) * 0.16 * Math.min(1, below / 200),
        ];
      },
      light: folds.light,
      shadow: lying,
      at: identity,
    },
    {
      kind: "drawn",
      svg: fringe(d, -170, 170, (x) => 222 + 4 * Math.sin(x / 40), 34),
      shadow: { blur: 4, down: 5, strength: 0.4 },
      at: placed(360 + side * 150, 160, 1, side * -24),
    },
    {
      kind: "cloth",
      outline: "M-178 -420H178Q184 -100 174 222Q0 230 -174 224Q-186 -100 -178 -420Z",
      sheet: over,
      place: (x, y) => [Math.max(0, 224 - y), (x + 178) * 1.5 + 12 + overFolds.shift(x, y) * 0.5],
      light: overFolds.light,
      shadow: { blur: 14, down: 12, strength: 0.5 },
      at: placed(360 + side * 150, 160, 1, side * -24),
    },
  ];
};

const arrangements = [pleatsAndPallu, stack, fan, spread] as const;

/** The lead picture of a saree; `turn` walks through the arrangements so that neighbours differ. */
export const sareeLayers = (d: Design, turn: number): Layer[] =>
  pick(arrangements, turn % arrangements.length)(d);

/** A folded saree alone, for banners. */
export const foldedSaree = stack;

/** Pleats side by side with the pallu next to them, for banners. */
export const pleatedSaree = pleatsAndPallu;
