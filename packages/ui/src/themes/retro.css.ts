import shrikhand from "@capsizecss/metrics/shrikhand";
import { globalFontFace } from "@vanilla-extract/css";
import { declareFallbacks } from "../fonts/fallbackFonts.ts";
import { defineTheme } from "./defineTheme.ts";
import { woff2 } from "./fontSources.ts";
import { retroValues } from "./retro.data.ts";

globalFontFace("Shrikhand", {
  src: woff2("shrikhand-400"),
  fontWeight: 400,
  fontDisplay: "swap",
});
declareFallbacks("Shrikhand", shrikhand, "boldSans", { letter: "body::after" });

defineTheme("retro", retroValues);
