/** Small figures as SVG, one unit tall, centred on the origin. */
const n = (value: number): string => String(Math.round(value * 1000) / 1000);

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const band = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`;

export const at = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${inner}</g>`;

/** A petal or leaf from the origin, turned by degrees. */
export const petal = (
  x: number,
  y: number,
  turn: number,
  length: number,
  width: number,
  fill: string,
): string =>
  `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" fill="${fill}" d="M0 0C${n(length * 0.25)} ${n(-width)} ${n(length * 0.8)} ${n(-width * 0.9)} ${n(length)} 0C${n(length * 0.8)} ${n(width * 0.9)} ${n(length * 0.25)} ${n(width)} 0 0Z"/>`;

export const flower = (petals: number, r: number, outer: string, heart: string): string => {
  const leaves = Array.from({ length: petals }, (_, i) =>
    petal(0, 0, (i * 360) / petals - 90, r, r * 0.34, outer),
  );
  return leaves.join("") + circle(0, 0, r * 0.32, heart) + circle(0, 0, r * 0.14, outer);
};

export const sprig = (line: string, leaf: string, heart: string): string =>
  `<path d="M0 0C.03 .2-.05 .3 .03 .5" fill="none" stroke="${line}" stroke-width=".045"/>` +
  petal(0, 0.3, -40, 0.27, 0.075, leaf) +
  petal(0.01, 0.34, -140, 0.27, 0.075, leaf) +
  petal(0.02, 0.46, -25, 0.2, 0.05, leaf) +
  petal(0.02, 0.46, -155, 0.2, 0.05, leaf) +
  at(0, -0.17, 1, flower(7, 0.3, line, heart));

const mangoPath =
  "M.17-.5C.36-.52 .38-.3 .24-.27C.26-.36 .2-.4 .12-.34C.02-.24 .34-.06 .35 .16C.36 .38 .18 .5 0 .5C-.22 .5-.37 .34-.35 .12C-.32-.18-.06-.46 .17-.5Z";

export const mango = (line: string, ground: string, heart: string): string =>
  `<path d="${mangoPath}" fill="${line}"/>` +
  `<path d="${mangoPath}" fill="${ground}" transform="translate(.008 .035) scale(.84)"/>` +
  `<path d="${mangoPath}" fill="${line}" transform="translate(.012 .055) scale(.73)"/>` +
  `<path d="${mangoPath}" fill="${heart}" transform="translate(.015 .09) scale(.58)"/>` +
  at(0.02, 0.2, 1, flower(6, 0.16, line, ground));

export const diamond = (line: string, ground: string, heart: string): string =>
  [
    [0.5, line],
    [0.38, ground],
    [0.28, heart],
    [0.13, line],
  ]
    .map(([s, fill]) => {
      const size = Number(s);
      return `<path d="M0 ${-size}L${n(size * 0.72)} 0L0 ${size}L${n(-size * 0.72)} 0Z" fill="${fill}"/>`;
    })
    .join("");

export const coin = (line: string, ground: string, heart: string): string =>
  circle(0, 0, 0.5, line) + circle(0, 0, 0.41, ground) + flower(8, 0.38, line, heart);

/** A small hand-print flower with an outline set slightly off its fill, as blocks do. */
export const blockSprig = (outline: string, fill: string, leaf: string): string =>
  `<path d="M0 .04C.02 .2-.1 .3-.02 .5" fill="none" stroke="${leaf}" stroke-width=".05"/>` +
  petal(-0.03, 0.24, -150, 0.27, 0.085, leaf) +
  petal(-0.03, 0.33, -30, 0.27, 0.085, leaf) +
  at(0.015, -0.15, 1, flower(6, 0.33, fill, outline)) +
  at(
    0,
    -0.165,
    1,
    Array.from(
      { length: 6 },
      (_, i) =>
        `<path transform="rotate(${i * 60 - 90})" d="M.06 0C.14-.1 .26-.1 .33 0C.26 .1 .14 .1 .06 0Z" fill="none" stroke="${outline}" stroke-width=".028"/>`,
    ).join(""),
  );

/** Stitched thread: an outline of short strokes. */
export const stitchedSprig = (thread: string): string => {
  const stroke = `fill="none" stroke="${thread}" stroke-width=".05" stroke-linecap="round" stroke-dasharray=".09 .05"`;
  const leaf = (turn: number, y: number): string =>
    `<path transform="translate(0 ${y}) rotate(${turn})" d="M0 0C.1-.13 .26-.12 .36 0C.26 .12 .1 .13 0 0Z" ${stroke}/>`;
  return (
    `<path d="M0-.1C.06 .1-.06 .3 0 .5" ${stroke}/>` +
    leaf(-35, 0.3) +
    leaf(-145, 0.36) +
    Array.from({ length: 8 }, (_, i) => petal(0, -0.2, i * 45, 0.24, 0.06, thread)).join("") +
    circle(0, -0.2, 0.06, thread)
  );
};

/**
 * A figure tied into the yarn: rows of thread whose ends are never quite level, which is the feathered edge of ikat.
 * `halfWidth` gives half the width at a height from -1 to 1.
 */
export const feathered = (
  halfWidth: (y: number) => number,
  fill: string,
  random: () => number,
  rows = 44,
): string => {
  const step = 2 / rows;
  let path = "";
  for (let row = 0; row < rows; row += 1) {
    const y = -1 + row * step;
    const half = halfWidth(y + step / 2);
    if (half <= 0.02) continue;
    const [a, b] = [half + (random() - 0.5) * 0.09, half + (random() - 0.5) * 0.09];
    path += `M${n(-a)} ${n(y)}H${n(b)}V${n(y + step * 1.06)}H${n(-a)}Z`;
  }
  return `<path d="${path}" fill="${fill}"/>`;
};
