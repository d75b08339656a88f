import bricolageGrotesque from "@capsizecss/metrics/bricolageGrotesque/700";
import { globalFontFace } from "@vanilla-extract/css";
import { declareFallbacks } from "../fonts/fallbackFonts.ts";
import { defineTheme } from "./defineTheme.ts";
import { woff2 } from "./fontSources.ts";
import { stylishValues } from "./stylish.data.ts";

globalFontFace("Bricolage Grotesque", {
  src: woff2("bricolage-grotesque-700"),
  fontWeight: 700,
  fontDisplay: "swap",
});
declareFallbacks("Bricolage Grotesque", bricolageGrotesque, "boldSans", {
  letter: "body::after",
  weight: 700,
});

defineTheme("stylish", stylishValues);
