import { globalFontFace } from "@vanilla-extract/css";
import { defineTheme } from "./defineTheme.ts";
import { times, woff2 } from "./fontSources.ts";
import { luxuryValues } from "./luxury.data.ts";

globalFontFace("Marcellus", {
  src: woff2("marcellus-400"),
  fontWeight: 400,
  fontDisplay: "optional",
});
/* A system font with the metrics of the web font, so that the layout is nearly the same without it. */
globalFontFace("Marcellus Fallback", {
  src: times,
  sizeAdjust: "94.8%",
  ascentOverride: "102.7%",
  descentOverride: "29.5%",
  lineGapOverride: "0%",
});

defineTheme("luxury", luxuryValues);
