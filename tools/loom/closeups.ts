import { borderHeightOf } from "./borders.ts";
import type { Design } from "./design.ts";
import { softFolds } from "./folds.ts";
import type { Layer } from "./scene.ts";
import { identity } from "./scene.ts";
import { sheetOf } from "./sheet.ts";

const [width, height] = [720, 900];

/** The border across the frame, life size, with the ground below the selvedge. */
export const borderCloseUp = (d: Design): Layer[] => {
  const scale = borderHeightOf(d) > 60 ? 2.5 : 3.2;
  const sheet = sheetOf(d, { width: 1100, height: 1100, borders: "lower", pallu: 0, scale });
  const folds = softFolds(d.seed + 21, 70, 330, 0.13);
  const tilt = d.seed % 2 ? 0.12 : -0.12;
  const hem = (x: number): number => 826 + (x - 360) * tilt + 6 * Math.sin(x / 120);
  let outline = "M-20 -20H740";
  for (let x = 740; x >= -20; x -= 20) outline += `L${x} ${hem(x).toFixed(1)}`;
  return [
    {
      kind: "cloth",
      outline: `${outline}Z`,
      sheet,
      place: (x, y) => [x + 160 + folds.shift(x, y), 1100 - (hem(x) - y) + folds.shift(x, y) * 0.1],
      light: folds.light,
      shadow: { blur: 14, down: 12, strength: 0.42 },
      at: identity,
    },
  ];
};

/** The pallu over the whole frame, its end at the foot. */
export const palluCloseUp = (d: Design): Layer[] => {
  const sheet = sheetOf(d, {
    width: 1000,
    height: 1000,
    borders: "lower",
    pallu: 700,
    scale: 1.55,
  });
  const folds = softFolds(d.seed + 22, 8, 290, 0.15);
  return [
    {
      kind: "cloth",
      outline: `M-10 -10H${width + 10}V${height + 10}H-10Z`,
      sheet,
      place: (x, y) => [
        890 - y + folds.shift(x, y) * 0.12,
        x + 300 - (d.seed % 60) + folds.shift(x, y),
      ],
      light: folds.light,
      shadow: { blur: 1, down: 0, strength: 0 },
      at: identity,
    },
  ];
};

/** The weave of the body over the whole frame. */
export const weaveCloseUp = (d: Design): Layer[] => {
  const sheet = sheetOf(d, { width: 1000, height: 1100, borders: "none", pallu: 0, scale: 2.3 });
  const folds = softFolds(d.seed + 23, 48, 400, 0.14);
  return [
    {
      kind: "cloth",
      outline: `M-10 -10H${width + 10}V${height + 10}H-10Z`,
      sheet,
      place: (x, y) => [x + 120 + folds.shift(x, y), y + 90 + folds.shift(x, y) * 0.6],
      light: folds.light,
      shadow: { blur: 1, down: 0, strength: 0 },
      at: identity,
    },
  ];
};
