import bagruBorder from "./samples/bagru-border.avif";
import chettinadBorder from "./samples/chettinad-border.avif";
import collectionCool from "./samples/collection-cool.avif";
import collectionWarm from "./samples/collection-warm.avif";
import dabuKurti from "./samples/dabu-kurti.avif";
import ikatArmchair from "./samples/ikat-armchair.avif";
import ilkalBorder from "./samples/ilkal-border.avif";
import paithaniBorder from "./samples/paithani-border.avif";
import paithaniFolded from "./samples/paithani-folded.avif";
import rack from "./samples/rack.avif";
import sofa from "./samples/sofa.avif";
import twoSeaterRoom from "./samples/two-seater-room.avif";
import wovenEnd from "./samples/woven-end.avif";
import type { FooterEndPicture } from "./SiteFooter/FooterEnd.tsx";

/**
 * Sample pictures for stories and tests. Copies of pictures of the shop, which stay the same when the shop's
 * pictures change. Portrait, 4:5.
 */
export const clothPictures: readonly string[] = [
  ilkalBorder,
  paithaniBorder,
  chettinadBorder,
  ikatArmchair,
  bagruBorder,
  paithaniFolded,
  twoSeaterRoom,
  dabuKurti,
];

/** Landscape, at least 16:9. */
export const bannerPictures: readonly string[] = [rack, sofa, collectionWarm, collectionCool];

/** Returns the picture at an index, modulo their number. */
export const pick = (pictures: readonly string[], index: number): string =>
  pictures[index % pictures.length] ?? "";

/** Woven end of a footer, twice its size in CSS px. */
export const sampleFooterEnd: FooterEndPicture = { src: wovenEnd, width: 450, height: 220 };

/** Sarees laid flat, 63:11, the pallu at the left. */
export const clothLengths: readonly string[] = [["#7c1630", "#123f4c", "#d9b35c"]].map(
  ([body, border, thread]) =>
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 630 110'><defs><pattern id='b' width='16' height='16' patternUnits='userSpaceOnUse'><circle cx='8' cy='8' r='1.5' fill='${thread}'/></pattern></defs><path fill='${body}' d='M0 0h550v110H0z'/><path fill='url(#b)' d='M78 14h472v82H78z'/><path fill='${border}' d='M0 0h550v11H0zM0 99h550v11H0zM0 11h78v88H0zM550 0h80v110h-80z'/><path d='M0 4h550M0 106h550M8 11v88M24 11v88M40 11v88M56 11v88M72 11v88' stroke='${thread}' stroke-width='3'/></svg>`,
    )}`,
);

/** A border of 11.5 cm and the cloth above it, 30 cm wide, laid flat. */
export const flatBorder = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 188'><path fill='#7c1630' d='M0 0h300v188H0z'/><path fill='#123f4c' d='M0 73h300v115H0z'/><path d='M0 77h300M0 82h300M0 179h300M0 184h300' stroke='#d9b35c' stroke-width='2'/><path d='M0 131h300' stroke='#d9b35c' stroke-width='40' stroke-dasharray='20 10'/></svg>`,
)}`;

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
