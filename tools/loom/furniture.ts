import { darker, lighter } from "./colour.ts";
import type { Design } from "./design.ts";
import type { Layer } from "./scene.ts";
import { identity } from "./scene.ts";
import { board, cane, floorShade, glass, knob, leg } from "./timber.ts";
import { pad } from "./upholstery.ts";

const drawn = (svg: string): Layer => ({ kind: "drawn", svg, at: identity });
const piece = (svg: string): Layer => ({
  kind: "drawn",
  svg,
  shadow: { blur: 5, down: 4, strength: 0.25 },
  at: identity,
});

export const sofa = (d: Design): Layer[] => {
  const t = d.trim;
  return [
    drawn(floorShade(360, 676, 350)),
    piece(
      [92, 628].map((x, i) => leg(x, 618, 56, 26, i ? 8 : -8, t)).join("") +
        leg(300, 618, 46, 20, 0, darker(t, 0.3)) +
        leg(420, 618, 46, 20, 0, darker(t, 0.3)) +
        board(70, 604, 580, 20, t, d.seed),
    ),
    pad(d, { x: 98, y: 330, width: 266, height: 200, round: 34, tone: 0.97 }),
    pad(d, { x: 358, y: 330, width: 266, height: 200, round: 34, tone: 0.96 }),
    pad(d, { x: 92, y: 536, width: 536, height: 72, round: 14, tone: 0.86 }),
    pad(d, { x: 100, y: 486, width: 264, height: 74, round: 26, tone: 1.04 }),
    pad(d, { x: 358, y: 486, width: 264, height: 74, round: 26, tone: 1.03 }),
    pad(d, { x: 50, y: 418, width: 66, height: 192, round: 30, tone: 0.98 }),
    pad(d, { x: 606, y: 418, width: 66, height: 192, round: 30, tone: 0.93 }),
  ];
};

export const armchair = (d: Design): Layer[] => {
  const t = d.trim;
  return [
    drawn(floorShade(360, 742, 260)),
    piece(
      leg(196, 470, 262, 24, -16, darker(t, 0.22)) + leg(524, 470, 262, 24, 16, darker(t, 0.22)),
    ),
    pad(d, { x: 186, y: 232, width: 348, height: 330, round: 44, scale: 0.95, tone: 0.94 }),
    pad(d, { x: 182, y: 590, width: 356, height: 48, round: 10, tone: 0.82 }),
    pad(d, { x: 176, y: 526, width: 368, height: 88, round: 30, scale: 0.95, tone: 1.12 }),
    piece(
      leg(158, 452, 286, 26, -6, t) +
        leg(562, 452, 286, 26, 6, t) +
        board(140, 434, 40, 22, t, d.seed, 10) +
        board(540, 434, 40, 22, t, d.seed, 10) +
        board(150, 630, 420, 18, t, d.seed),
    ),
  ];
};

export const chair = (d: Design): Layer[] => {
  const [t, e] = [d.body, darker(d.body, 0.2)];
  return [
    drawn(floorShade(360, 792, 220)),
    piece(
      leg(262, 560, 196, 20, 12, darker(t, 0.34)) + leg(458, 560, 196, 20, -12, darker(t, 0.34)),
    ),
    piece(
      cane(246, 216, 228, 190, "#d6b67e", "cane") +
        `<path d="M246 216H474V406H246Z" fill="none" stroke="${e}" stroke-width="7"/>`,
    ),
    piece(
      board(222, 150, 30, 412, t, d.seed, 12) +
        board(468, 150, 30, 412, t, d.seed, 12) +
        board(236, 178, 248, 44, t, d.seed, 8) +
        board(244, 400, 232, 26, t, d.seed, 4),
    ),
    piece(
      leg(228, 590, 206, 32, -8, t) +
        leg(492, 590, 206, 32, 8, t) +
        board(206, 556, 308, 40, t, d.seed, 6) +
        board(232, 690, 256, 16, e, d.seed),
    ),
    pad(
      { ...d, body: d.trim, pattern: "plain", seed: d.seed },
      { x: 204, y: 526, width: 312, height: 42, round: 18 },
    ),
  ];
};

export const bench = (d: Design): Layer[] => {
  const t = d.trim;
  return [
    drawn(floorShade(360, 652, 340)),
    piece(
      leg(112, 520, 130, 26, 14, darker(t, 0.3)) +
        leg(608, 520, 130, 26, -14, darker(t, 0.3)) +
        leg(88, 520, 136, 34, -6, t) +
        leg(632, 520, 136, 34, 6, t) +
        board(64, 508, 592, 30, t, d.seed, 5) +
        board(104, 598, 512, 14, darker(t, 0.15), d.seed),
    ),
    pad(d, { x: 56, y: 430, width: 608, height: 86, round: 26, scale: 0.72 }),
  ];
};

export const table = (d: Design): Layer[] => {
  const t = d.body;
  const drawer = (x: number): string =>
    board(x, 386, 226, 66, lighter(t, 0.07), d.seed + x, 3) +
    `<rect x="${x}" y="386" width="226" height="66" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>` +
    knob(x + 113, 419, 9, d.metal[0]);
  return [
    drawn(floorShade(360, 742, 340)),
    piece(leg(148, 460, 262, 24, 8, darker(t, 0.36)) + leg(572, 460, 262, 24, -8, darker(t, 0.36))),
    piece(
      leg(106, 456, 284, 38, -4, t) +
        leg(614, 456, 284, 38, 4, t) +
        board(88, 372, 544, 94, t, d.seed, 3) +
        drawer(122) +
        drawer(372) +
        board(60, 338, 600, 36, lighter(t, 0.06), d.seed + 5, 6),
    ),
  ];
};

export const sideTable = (d: Design): Layer[] => {
  const t = d.body;
  const turned = (x: number, lean: number, tone: string): string =>
    leg(x, 420, 320, 30, lean, tone) +
    [0.16, 0.22, 0.62, 0.68]
      .map(
        (f) =>
          `<ellipse cx="${x + lean * f}" cy="${420 + 320 * f}" rx="${19 - f * 6}" ry="7" fill="${lighter(tone, 0.14)}"/><path d="M${x + lean * f - 17 + f * 6} ${424 + 320 * f}h${34 - f * 12}" stroke="#000" stroke-opacity=".3" stroke-width="2"/>`,
      )
      .join("");
  return [
    drawn(floorShade(360, 742, 230)),
    piece(turned(366, 4, darker(t, 0.32)) + turned(252, -46, t) + turned(468, 46, t)),
    piece(
      `<ellipse cx="360" cy="418" rx="216" ry="52" fill="${darker(t, 0.34)}"/><ellipse cx="360" cy="400" rx="216" ry="52" fill="${t}"/><ellipse cx="360" cy="398" rx="202" ry="45" fill="${darker(t, 0.16)}"/><ellipse cx="360" cy="402" rx="200" ry="43" fill="${lighter(t, 0.1)}"/>` +
        [26, 34]
          .map(
            (ry, i) =>
              `<ellipse cx="${346 + i * 22}" cy="402" rx="${ry * 4.4}" ry="${ry}" fill="none" stroke="${darker(t, 0.2)}" stroke-opacity=".45" stroke-width="1.6"/>`,
          )
          .join(""),
    ),
  ];
};

export const almirah = (d: Design): Layer[] => {
  const t = d.body;
  const door = (x: number): string =>
    board(x, 116, 194, 500, lighter(t, 0.05), d.seed + x, 3) +
    cane(x + 28, 146, 138, 200, "#dcbf8c", `c${x}`) +
    cane(x + 28, 376, 138, 210, "#dcbf8c", `k${x}`) +
    `<path d="M${x + 28} 146h138v200h-138zM${x + 28} 376h138v210h-138z" fill="none" stroke="${darker(t, 0.4)}" stroke-width="3"/><rect x="${x}" y="116" width="194" height="500" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2"/>`;
  return [
    drawn(floorShade(360, 800, 300)),
    piece(
      leg(172, 720, 72, 34, -4, darker(t, 0.15)) +
        leg(548, 720, 72, 34, 4, darker(t, 0.15)) +
        board(144, 92, 432, 640, t, d.seed, 3) +
        door(164) +
        door(362) +
        board(164, 634, 392, 78, lighter(t, 0.05), d.seed + 9, 3) +
        `<rect x="164" y="634" width="392" height="78" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2"/>` +
        knob(348, 366, 8, d.trim) +
        knob(372, 366, 8, d.trim) +
        knob(280, 673, 8, d.trim) +
        knob(440, 673, 8, d.trim) +
        board(126, 66, 468, 34, lighter(t, 0.06), d.seed + 3, 5),
    ),
  ];
};

export const dressingTable = (d: Design): Layer[] => {
  const t = d.body;
  return [
    drawn(floorShade(360, 806, 290)),
    piece(
      board(196, 240, 18, 256, t, d.seed, 8) +
        board(506, 240, 18, 256, t, d.seed, 8) +
        knob(205, 292, 8, d.trim) +
        knob(515, 292, 8, d.trim),
    ),
    piece(
      `<circle cx="360" cy="270" r="158" fill="${darker(t, 0.12)}"/><circle cx="360" cy="268" r="154" fill="${t}"/>` +
        glass("M360 128a140 140 0 1 0 .1 0Z", "round"),
    ),
    piece(
      leg(190, 560, 240, 22, 8, darker(t, 0.34)) +
        leg(530, 560, 240, 22, -8, darker(t, 0.34)) +
        leg(150, 552, 252, 34, -4, t) +
        leg(570, 552, 252, 34, 4, t) +
        board(130, 502, 460, 84, t, d.seed, 3) +
        [150, 364]
          .map(
            (x) =>
              board(x, 516, 206, 58, lighter(t, 0.07), d.seed + x, 3) +
              `<rect x="${x}" y="516" width="206" height="58" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>` +
              knob(x + 103, 545, 8, d.trim),
          )
          .join("") +
        board(106, 478, 508, 28, lighter(t, 0.08), d.seed + 1, 5),
    ),
  ];
};
