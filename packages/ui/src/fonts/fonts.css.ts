import { globalFontFace } from "@vanilla-extract/css";

const woff2 = (name: string): string => `url("./${name}.woff2") format("woff2")`;

/*
 * `optional` avoids layout shifts: a font that loads too late is used from the next page on. Fonts above the fold are
 * preloaded (`fontUrls`), and the shop's documents add them by a script (docs/decisions/0034). Each is a single file, so
 * that it is never loaded in part.
 */
const fontDisplay = "optional";

globalFontFace("Halant", { src: woff2("halant-400"), fontWeight: 400, fontDisplay });

globalFontFace("Hind Madurai", [
  { src: woff2("hind-madurai-400"), fontWeight: 400, fontDisplay },
  { src: woff2("hind-madurai-600"), fontWeight: 600, fontDisplay },
]);

/*
 * System fonts with the metrics of the web fonts, so that swapping causes no layout shift. `sizeAdjust` is the width
 * ratio measured on the shop's texts. The other overrides are the web font's metrics divided by it.
 */
globalFontFace("Halant Fallback", {
  src: `local("Times New Roman"), local("Liberation Serif"), local("Tinos")`,
  sizeAdjust: "104%",
  ascentOverride: "104.7%",
  descentOverride: "46.7%",
  lineGapOverride: "0%",
});
globalFontFace("Hind Madurai Fallback", [
  {
    src: `local("Arial"), local("Liberation Sans"), local("Arimo")`,
    fontWeight: 400,
    sizeAdjust: "95.6%",
    ascentOverride: "102.7%",
    descentOverride: "41.6%",
    lineGapOverride: "0%",
  },
  {
    src: `local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold")`,
    fontWeight: 600,
    sizeAdjust: "91.6%",
    ascentOverride: "107.2%",
    descentOverride: "43.4%",
    lineGapOverride: "0%",
  },
]);
