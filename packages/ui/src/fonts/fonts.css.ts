import { globalFontFace } from "@vanilla-extract/css";

const woff2 = (name: string): string => `url("./${name}.woff2") format("woff2")`;

/*
 * A face that is not there within the first hundred milliseconds waits for the next page: text never changes its
 * width under a reader. The faces of the first view are preloaded, see `fontUrls`; each is one file, so that none
 * is there in part.
 */
const fontDisplay = "optional";

globalFontFace("Halant", { src: woff2("halant-400"), fontWeight: 400, fontDisplay });

globalFontFace("Hind Madurai", [
  { src: woff2("hind-madurai-400"), fontWeight: 400, fontDisplay },
  { src: woff2("hind-madurai-600"), fontWeight: 600, fontDisplay },
]);

/*
 * System faces stretched to the web faces' metrics, so that nothing moves when those arrive: `sizeAdjust` is by how much
 * the shop's own texts are wider or narrower in them, the others are the web face's over it.
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
