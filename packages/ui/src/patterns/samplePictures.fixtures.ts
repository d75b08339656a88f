/** Sample pictures for stories and tests, as inline SVG. */
const cloth = (
  body: string,
  border: string,
  thread: string,
  ratio: "portrait" | "wide",
): string => {
  const [width, height] = ratio === "portrait" ? [400, 500] : [1280, 640];
  const edge = Math.round(height * 0.16);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>
<defs><pattern id='w' width='6' height='6' patternUnits='userSpaceOnUse'><path d='M0 0h6M0 3h6' stroke='#fff' stroke-opacity='.07'/><path d='M1 0v6M4 0v6' stroke='#000' stroke-opacity='.07'/></pattern>
<pattern id='t' width='28' height='28' patternUnits='userSpaceOnUse'><path d='M0 28L14 0l14 28z' fill='${thread}'/></pattern>
<pattern id='b' width='64' height='64' patternUnits='userSpaceOnUse'><path d='M32 22c6 0 8 8 4 14-4 5-11 3-11-3 0-5 3-7 4-11z' fill='${thread}' fill-opacity='.75'/></pattern>
<linearGradient id='f' x2='1' y2='.25'><stop offset='0' stop-color='#000' stop-opacity='.2'/><stop offset='.22' stop-color='#fff' stop-opacity='.1'/><stop offset='.5' stop-color='#000' stop-opacity='.16'/><stop offset='.7' stop-color='#fff' stop-opacity='.09'/><stop offset='1' stop-color='#000' stop-opacity='.22'/></linearGradient></defs>
<rect width='100%' height='100%' fill='${body}'/><rect width='100%' height='100%' fill='url(#b)'/>
<rect y='${height - edge}' width='100%' height='${edge}' fill='${border}'/><rect y='${height - edge - 28}' width='100%' height='28' fill='url(#t)'/>
<path d='M0 ${height - edge + 8}h${width}M0 ${height - 14}h${width}' stroke='${thread}' stroke-width='3'/>
<rect width='100%' height='100%' fill='url(#w)'/><rect width='100%' height='100%' fill='url(#f)'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const dyes = [
  ["#7c1630", "#123f4c", "#d9b35c"],
  ["#0c5a68", "#7a1230", "#e2bd6a"],
  ["#c98a1b", "#6c1026", "#f3dfa4"],
  ["#e8dfcd", "#8a1732", "#c59a3d"],
  ["#24406f", "#b8862b", "#e5c982"],
  ["#4c2a5c", "#0f5a58", "#dcb868"],
  ["#1f5a3c", "#a4452a", "#e7cf8f"],
  ["#b8465c", "#2a3d63", "#f0d9a2"],
] as const;

const woven = (ratio: "portrait" | "wide"): readonly string[] =>
  dyes.map(([body, border, thread]) => cloth(body, border, thread, ratio));

/** Portrait pictures, 4:5. */
export const clothPictures: readonly string[] = woven("portrait");
/** Landscape pictures, 2:1. */
export const bannerPictures: readonly string[] = woven("wide");

/** Returns the picture at an index, modulo their number. */
export const pick = (pictures: readonly string[], index: number): string =>
  pictures[index % pictures.length] ?? "";

const image = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Returns a sample logo for light and dark backgrounds. */
export const sampleLogo = (
  name: string,
  width = 180,
  height = 60,
): { light: string; dark: string } => {
  const drawn = (ink: string): string =>
    image(
      `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'><path d='M8 ${height / 2 - 14}h28v28H8zM8 ${height / 2}h28M22 ${height / 2 - 14}v28' fill='none' stroke='${ink}' stroke-width='2'/><text x='48' y='${height / 2 + 6}' font-family='serif' font-size='18' fill='${ink}'${name.length > 14 ? ` textLength='${width - 56}' lengthAdjust='spacingAndGlyphs'` : ""}>${name.replace("&", "&amp;")}</text></svg>`,
    );
  return { light: drawn("#26323c"), dark: drawn("#e4e2da") };
};

/** Logo of a sample payment method. */
export const sampleMark: string = image(
  "<svg xmlns='http://www.w3.org/2000/svg' width='48' height='32' viewBox='0 0 48 32'><path d='M9 7h30v19H9zM9 13h30' fill='none' stroke='#141e27' stroke-width='2'/></svg>",
);
