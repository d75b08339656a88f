import { globalFontFace } from "@vanilla-extract/css";
import { defineTheme } from "./defineTheme.ts";
import { boldArial, woff2 } from "./fontSources.ts";
import { stylishValues } from "./stylish.data.ts";

const fontDisplay = "optional";

globalFontFace("Bricolage Grotesque", {
  src: woff2("bricolage-grotesque-700"),
  fontWeight: 700,
  fontDisplay,
});
/* A system font with the metrics of the web font, so that the layout is nearly the same without it. */
globalFontFace("Bricolage Fallback", {
  src: boldArial,
  fontWeight: 700,
  sizeAdjust: "101.8%",
  ascentOverride: "91.3%",
  descentOverride: "26.5%",
  lineGapOverride: "0%",
});

defineTheme("stylish", stylishValues);
