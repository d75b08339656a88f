import { globalFontFace } from "@vanilla-extract/css";
import { defineTheme } from "./defineTheme.ts";
import { boldArial, woff2 } from "./fontSources.ts";
import { retroValues } from "./retro.data.ts";

const fontDisplay = "optional";

globalFontFace("Shrikhand", { src: woff2("shrikhand-400"), fontWeight: 400, fontDisplay });
/* A system font with the metrics of the web font, so that the layout is nearly the same without it. */
globalFontFace("Shrikhand Fallback", {
  src: boldArial,
  sizeAdjust: "112.1%",
  ascentOverride: "91.5%",
  descentOverride: "38.5%",
  lineGapOverride: "0%",
});

defineTheme("retro", retroValues);
