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
