import { darker, lighter } from "./colour.ts";
import type { Design } from "./design.ts";
import { softFolds } from "./folds.ts";
import { at, blockSprig } from "./motifs.ts";
import { randomOf } from "./random.ts";
import type { ClothLayer, Layer } from "./scene.ts";
import { identity, placed } from "./scene.ts";
import { sheetOf } from "./sheet.ts";
import { board, floorShade, glass, leg } from "./timber.ts";
import { pad } from "./upholstery.ts";

const drawn = (svg: string): Layer => ({ kind: "drawn", svg, at: identity });
const piece = (svg: string): Layer => ({
  kind: "drawn",
  svg,
  shadow: { blur: 5, down: 4, strength: 0.25 },
  at: identity,
});

/** Shading of anything round: light from the start side. */
const rounded = (id: string): string =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="#000" stop-opacity=".3"/><stop offset=".28" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>`;

const turnedSolid = (path: string, fill: string, id: string, inside = ""): string =>
  `<defs>${rounded(id)}<clipPath id="${id}c"><path d="${path}"/></clipPath></defs><path d="${path}" fill="${fill}"/><g clip-path="url(#${id}c)">${inside}</g><path d="${path}" fill="url(#${id})"/>`;

/** A shade of cloth on a ring: the pattern closes up towards both sides. */
const shade = (d: Design, top: number, foot: number, y: number, height: number): ClothLayer => {
  const sheet = sheetOf(d, {
    width: 900,
    height: height + 30,
    borders: "both",
    pallu: 0,
    scale: 0.8,
  });
  return {
    kind: "cloth",
    outline: `M${360 - top} ${y}Q360 ${y + top * 0.1} ${360 + top} ${y}L${360 + foot} ${y + height}Q360 ${y + height + foot * 0.16} ${360 - foot} ${y + height}Z`,
    sheet,
    place: (px, py) => {
      const t = (py - y) / height;
      const half = top + (foot - top) * t;
      const across = Math.max(-1, Math.min(1, (px - 360) / half));
      const sag = (1 - across * across) * (top * 0.05 + foot * 0.08 * t);
      return [450 + Math.asin(across) * half * 1.15, py - y - sag + 15];
    },
    light: (px, py) => {
      const t = (py - y) / height;
      const across = (px - 360) / (top + (foot - top) * t);
      return (
        1.06 - 0.32 * across * across - 0.06 * across + 0.1 * Math.exp(-(((t - 0.62) / 0.3) ** 2))
      );
    },
    shadow: { blur: 8, down: 6, strength: 0.22 },
    at: identity,
  };
};

export const tableLamp = (d: Design): Layer[] => {
  const m = d.metal[0];
  const base =
    "M348 452H372C372 488 392 500 420 532C446 562 446 640 404 676C390 690 396 700 430 716C446 724 446 742 440 746H280C274 742 274 724 290 716C324 700 330 690 316 676C274 640 274 562 300 532C328 500 348 488 348 452Z";
  return [
    drawn(floorShade(360, 748, 190)),
    piece(
      turnedSolid(
        base,
        m,
        "brass",
        [470, 524, 684, 712]
          .map(
            (y) =>
              `<path d="M250 ${y}H470" stroke="${darker(m, 0.4)}" stroke-width="2.4" stroke-opacity=".6"/><path d="M250 ${y + 4}H470" stroke="#fff3c9" stroke-width="2" stroke-opacity=".7"/>`,
          )
          .join(""),
      ),
    ),
    shade({ ...d, trim: darker(d.body, 0.12) }, 118, 200, 176, 290),
  ];
};

export const floorLamp = (d: Design): Layer[] => {
  const t = d.trim;
  return [
    drawn(floorShade(360, 824, 210)),
    piece(
      leg(360, 350, 456, 20, 12, darker(t, 0.35)) +
        leg(350, 350, 470, 22, -148, t) +
        leg(370, 350, 470, 22, 148, t) +
        `<circle cx="360" cy="376" r="20" fill="${darker(t, 0.5)}"/>`,
    ),
    shade(d, 158, 186, 96, 262),
  ];
};

const stems = (d: Design, y: number): string => {
  const random = randomOf(d.seed);
  return [-64, -26, 12, 48]
    .map((lean) => {
      const [x, top] = [360 + lean * 1.7, y - 190 - random() * 90];
      const buds = Array.from({ length: 9 }, (_, i) => {
        const t = i / 9;
        return `<ellipse cx="${x + (360 + lean * 0.2 - x) * t * 0.62 + (i % 2 ? 7 : -7)}" cy="${top + (y - top) * t * 0.55}" rx="6" ry="9" fill="${i < 2 ? "#dfe3c2" : "#faf5e6"}" stroke="#cfc6a8" stroke-width="1"/>`;
      }).join("");
      return `<path d="M${360 + lean * 0.2} ${y + 20}Q${360 + lean * 0.5} ${y - 90} ${x} ${top}" fill="none" stroke="#66754a" stroke-width="3.6"/>${buds}`;
    })
    .join("");
};

export const vase = (d: Design): Layer[] => {
  const isPainted = d.pattern !== "plain";
  const [body, figure] = [d.body, d.trim];
  const path = isPainted
    ? "M312 400H408C404 428 420 446 456 474C520 524 520 650 450 716C432 734 424 744 424 756H296C296 744 288 734 270 716C200 650 200 524 264 474C300 446 316 428 312 400Z"
    : "M316 330H404C398 380 412 404 440 440C480 494 468 610 432 700C422 728 420 744 420 770H300C300 744 298 728 288 700C252 610 240 494 280 440C308 404 322 380 316 330Z";
  const rows = isPainted
    ? `<path d="M180 490H540M180 500H540M180 690H540M180 700H540" stroke="${figure}" stroke-width="4"/>` +
      [0, 1, 2, 3, 4]
        .map((i) =>
          at(
            212 + i * 74,
            592,
            128 - Math.abs(i - 2) * 14,
            blockSprig(figure, i % 2 ? lighter(body, 0.45) : "#e8b64f", figure),
          ),
        )
        .join("")
    : `<path d="M200 690C280 712 440 712 520 690V780H200Z" fill="${darker(body, 0.3)}" fill-opacity=".55"/><path d="M220 455H500" stroke="${lighter(body, 0.3)}" stroke-width="3" stroke-opacity=".6"/>`;
  return [
    drawn(floorShade(360, isPainted ? 758 : 772, 170)),
    drawn(stems(d, isPainted ? 404 : 336)),
    piece(
      turnedSolid(path, body, "clay", rows) +
        `<ellipse cx="360" cy="${isPainted ? 400 : 330}" rx="${isPainted ? 48 : 44}" ry="8" fill="${darker(body, 0.5)}"/>` +
        `<path d="M${isPainted ? 312 : 316} ${isPainted ? 400 : 330}a48 8 0 0 0 ${isPainted ? 96 : 88} 0" fill="none" stroke="${lighter(body, 0.35)}" stroke-width="3"/>`,
    ),
    drawn(stems({ ...d, seed: d.seed + 1 }, isPainted ? 404 : 336).replace(/<path[^>]*>/g, "")),
  ];
};

export const mirror = (d: Design): Layer[] => {
  const t = d.body;
  const arch = (inset: number): string =>
    `M${160 + inset} ${790 - inset}V${330}C${160 + inset} ${210 + inset * 0.5} ${270 + inset * 0.3} ${180 + inset * 0.6} 360 ${96 + inset}C${450 - inset * 0.3} ${180 + inset * 0.6} ${560 - inset} ${210 + inset * 0.5} ${560 - inset} 330V${790 - inset}Z`;
  return [
    {
      kind: "drawn",
      svg: `<clipPath id="arch"><path d="${arch(0)}"/></clipPath><g clip-path="url(#arch)">${board(150, 80, 420, 720, t, d.seed)}</g><path d="${arch(3)}" fill="none" stroke="${lighter(t, 0.3)}" stroke-width="4"/><path d="${arch(30)}" fill="none" stroke="${darker(t, 0.4)}" stroke-width="8"/>${glass(arch(33), "pane")}<path d="${arch(16)}" fill="none" stroke="${darker(t, 0.25)}" stroke-width="2" stroke-dasharray="2 7"/>`,
      shadow: { blur: 14, down: 14, strength: 0.4 },
      at: identity,
    },
  ];
};

export const watch = (d: Design): Layer[] => {
  const by = placed(360, 450, 1, -14);
  const sheet = sheetOf(
    { ...d, border: "none" },
    { width: 180, height: 900, borders: "none", pallu: 0, scale: 0.55 },
  );
  const strap: ClothLayer = {
    kind: "cloth",
    outline: "M-58 -400Q0 -424 58 -400V400Q0 424 -58 400Z",
    sheet,
    place: (x, y) => [x + 90, y + 430],
    light: (x, y) => 1 - 0.22 * (x / 62) ** 4 - 0.25 * Math.exp(-(((Math.abs(y) - 150) / 30) ** 2)),
    shadow: { blur: 12, down: 12, strength: 0.4 },
    at: by,
  };
  const marks = Array.from(
    { length: 12 },
    (_, i) =>
      `<rect x="-${i % 3 ? 2 : 3.5}" y="-112" width="${i % 3 ? 4 : 7}" height="${i % 3 ? 15 : 22}" fill="${darker(d.body, 0.2)}" transform="rotate(${i * 30})"/>`,
  ).join("");
  const face = `<path d="M-74 -120H74L64 -164H-64ZM-74 120H74L64 164H-64Z" fill="#a9abad"/><rect x="136" y="-13" width="24" height="26" rx="5" fill="#9b9da0"/><circle r="144" fill="#8d8f93"/><circle r="140" fill="#d9dadb"/><circle r="128" fill="#b3b5b8"/><circle r="124" fill="#f6f2e6"/>${marks}<path d="M-5 18L-3.4 -62H3.4L5 18Z" fill="#24282c" transform="rotate(-54)"/><path d="M-4.4 22L-2.6 -98H2.6L4.4 22Z" fill="#24282c" transform="rotate(56)"/><circle r="8" fill="#24282c"/><circle r="3" fill="#d9dadb"/><path d="M-96 -60A114 114 0 0 1 20 -112L-50 60A114 114 0 0 1 -96 -60Z" fill="#fff" fill-opacity=".22"/>`;
  return [
    strap,
    { kind: "drawn", svg: face, shadow: { blur: 9, down: 9, strength: 0.42 }, at: by },
  ];
};

export const cushion = (d: Design, turn: number): Layer[] => {
  const by = placed(360, 452, 1, turn % 2 ? -8 : 6);
  const cover = pad(d, {
    x: -262,
    y: -262,
    width: 524,
    height: 524,
    round: 40,
    scale: d.pattern === "stripes" ? 0.8 : 1.3,
  });
  const stitch =
    d.pattern === "stripes"
      ? Array.from(
          { length: 22 },
          (_, i) =>
            `<path d="M-244 ${-236 + i * 22}H244" stroke="#fff8e8" stroke-opacity=".62" stroke-width="1.8" stroke-dasharray="9 7"/>`,
        ).join("")
      : "";
  const folds = softFolds(d.seed + 4, 45, 260, 0.1);
  return [
    {
      ...cover,
      outline:
        "M-258 -266Q0 -238 258 -266Q270 -266 268 -254Q240 0 268 256Q270 268 256 268Q0 240 -256 268Q-270 268 -268 256Q-240 0 -268 -254Q-270 -266 -258 -266Z",
      light: (x, y) =>
        (1.05 - 0.2 * ((x / 268) ** 4 + (y / 268) ** 4)) * (1 + (folds.light(x, y) - 1) * 0.7) -
        0.0002 * (x + y),
      shadow: { blur: 18, down: 16, strength: 0.45 },
      at: by,
    },
    {
      kind: "drawn",
      svg: `${stitch}<path d="M-258 -266Q0 -238 258 -266Q270 -266 268 -254Q240 0 268 256Q270 268 256 268Q0 240 -256 268Q-270 268 -268 256Q-240 0 -268 -254Q-270 -266 -258 -266Z" fill="none" stroke="${darker(d.body, 0.3)}" stroke-width="5"/>`,
      at: by,
    },
  ];
};

export const throwCloth = (d: Design): Layer[] => {
  const sheet = sheetOf(
    { ...d, border: "none" },
    { width: 720, height: 900, borders: "none", pallu: 0, scale: 1.5 },
  );
  const fold = (x: number, y: number, w: number, h: number, seed: number): Layer[] => {
    const folds = softFolds(d.seed + seed, 78, 320, 0.06);
    let ends = "";
    for (let i = x + 8; i < x + w; i += 17)
      ends += `<path d="M${i - 5} ${y + h - 2}L${i} ${y + h + 12}M${i + 5} ${y + h - 2}L${i} ${y + h + 12}M${i} ${y + h + 12}v22M${i - 3} ${y + h + 14}l-3 20M${i + 3} ${y + h + 14}l3 20"/>`;
    return [
      {
        kind: "drawn",
        svg: `<g fill="none" stroke="${darker(d.body, 0.12)}" stroke-width="2.6" stroke-linecap="round">${ends}</g>`,
        shadow: { blur: 3, down: 4, strength: 0.3 },
        at: identity,
      },
      {
        kind: "cloth",
        outline: `M${x + 6} ${y}Q${x + w / 2} ${y - 8} ${x + w - 6} ${y}Q${x + w + 4} ${y + h / 2} ${x + w} ${y + h}H${x}Q${x - 4} ${y + h / 2} ${x + 6} ${y}Z`,
        sheet,
        place: (px, py) => [px - x + 40 + folds.shift(px, py) * 0.5, py - y + 30 + seed * 9],
        light: (px, py) =>
          folds.light(px, py) *
          (1 + 0.1 * Math.exp(-(py - y) / 14) - 0.1 * Math.exp(-(x + w - px) / 16)),
        shadow: { blur: 11, down: 10, strength: 0.42 },
        at: identity,
      },
    ];
  };
  return [...fold(112, 168, 500, 590, 1), ...fold(140, 136, 460, 420, 4)];
};
