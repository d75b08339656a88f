import { globalFontFace } from "@vanilla-extract/css";

/* Never inlined: the smallest are under Vite's limit, and the content policy allows no font from `data:`. */
const woff2 = (name: string): string => `url("./${name}.woff2?no-inline") format("woff2")`;

/*
 * A face that is not there within the first hundred milliseconds waits for the next page: text never changes its
 * width under a reader. The faces of the first view are preloaded, see `fontUrls`.
 */
const fontDisplay = "optional";

/* Faces of one family are tried from the last to the first, so the one-glyph faces come after the whole one. */
globalFontFace("Halant", [
  { src: woff2("halant-400"), fontWeight: 400, fontDisplay },
  {
    src: woff2("halant-400-rupee"),
    fontWeight: 400,
    fontDisplay,
    unicodeRange: "U+20B9",
  },
  /* Halant's own hyphen is as wide as a dash. */
  {
    src: woff2("halant-400-hyphen"),
    fontWeight: 400,
    fontDisplay,
    unicodeRange: "U+2D",
  },
]);

globalFontFace("Hind Madurai", [
  { src: woff2("hind-madurai-400"), fontWeight: 400, fontDisplay },
  { src: woff2("hind-madurai-600"), fontWeight: 600, fontDisplay },
  {
    src: woff2("hind-madurai-400-rupee"),
    fontWeight: 400,
    fontDisplay,
    unicodeRange: "U+20B9",
  },
  {
    src: woff2("hind-madurai-600-rupee"),
    fontWeight: 600,
    fontDisplay,
    unicodeRange: "U+20B9",
  },
]);

/* System faces stretched to the web faces' metrics, so that nothing moves when those arrive. */
globalFontFace("Halant Fallback", {
  src: `local("Times New Roman"), local("Liberation Serif"), local("Tinos")`,
  sizeAdjust: "105.8%",
  ascentOverride: "102.9%",
  descentOverride: "45.9%",
  lineGapOverride: "0%",
});
globalFontFace("Hind Madurai Fallback", [
  {
    src: `local("Arial"), local("Liberation Sans"), local("Arimo")`,
    fontWeight: 400,
    sizeAdjust: "97.4%",
    ascentOverride: "100.8%",
    descentOverride: "40.8%",
    lineGapOverride: "0%",
  },
  {
    src: `local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold")`,
    fontWeight: 600,
    sizeAdjust: "100.8%",
    ascentOverride: "97.4%",
    descentOverride: "39.5%",
    lineGapOverride: "0%",
  },
]);
