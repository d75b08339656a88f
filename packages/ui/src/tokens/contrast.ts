/** Linear-light sRGB, each channel 0–1 before clipping. */
type LinearRgb = readonly [red: number, green: number, blue: number];

const pattern = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

/** Converts `oklch(L C H)` (L 0–1, H in degrees) to linear sRGB with Ottosson's matrices (CSS Color 4 §10). */
export const linearFromOklch = (colour: string): LinearRgb => {
  const match = pattern.exec(colour);
  if (!match) throw new RangeError(`Not an oklch colour: ${colour}`);
  const [lightness, chroma, hue] = match.slice(1, 4).map(Number) as [number, number, number];
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

/** Whether a text is a colour as `#rrggbb`. */
export const isHex = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

const decoded = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Converts `#rrggbb` or `oklch(L C H)` to linear sRGB. */
const linearOf = (colour: string): LinearRgb => {
  if (!isHex(colour)) return linearFromOklch(colour);
  const channel = (at: number): number =>
    decoded(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

/** Whether every channel is within sRGB, with a tolerance for rounding. */
export const isInSrgb = (colour: string): boolean =>
  linearFromOklch(colour).every((channel) => channel >= -0.002 && channel <= 1.002);

/** Returns the relative luminance, 0–1 (WCAG 2.2, "relative luminance"). */
export const luminance = (colour: string): number => {
  const [red, green, blue] = linearOf(colour).map((channel) =>
    Math.min(1, Math.max(0, channel)),
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast ratio of two colours, `oklch()` or `#rrggbb`, 1–21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
};

const encoded = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

const twoDigits = (part: number): string =>
  Math.round(255 * part)
    .toString(16)
    .padStart(2, "0");

/** Converts `oklch(L C H)` to `#rrggbb`, with an alpha to `#rrggbbaa`. Channels outside sRGB are clipped. */
export const hexOf = (colour: string): string => {
  const channels = linearFromOklch(colour).map((channel) =>
    twoDigits(encoded(Math.min(1, Math.max(0, channel)))),
  );
  const alpha = pattern.exec(colour)?.[4];
  return `#${channels.join("")}${alpha === undefined ? "" : twoDigits(Number(alpha))}`;
};
