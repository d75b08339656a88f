import marcellus from "@capsizecss/metrics/marcellus";
import { globalFontFace } from "@vanilla-extract/css";
import { declareFallbacks } from "../fonts/fallbackFonts.ts";
import { defineTheme } from "./defineTheme.ts";
import { woff2 } from "./fontSources.ts";
import { luxuryValues } from "./luxury.data.ts";

globalFontFace("Marcellus", {
  src: woff2("marcellus-400"),
  fontWeight: 400,
  fontDisplay: "swap",
});
/* This theme's headings are in capitals. */
declareFallbacks("Marcellus", marcellus, "serif", {
  letter: "body::after",
  widths: { "Times New Roman": 0.948, "Noto Serif": 0.935, "DejaVu Serif": 0.831 },
});

defineTheme("luxury", luxuryValues);
