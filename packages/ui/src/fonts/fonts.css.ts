import halant from "@capsizecss/metrics/halant";
import hindMadurai from "@capsizecss/metrics/hindMadurai";
import strongHindMadurai from "@capsizecss/metrics/hindMadurai/600";
import { globalFontFace } from "@vanilla-extract/css";
import { declareFallbacks } from "./fallbackFonts.ts";

const woff2 = (name: string): string => `url("./${name}.woff2") format("woff2")`;

/*
 * `swap` never delays the first paint: text is painted in a system font with the same metrics until the font is there
 * (docs/decisions/0055). Each font is a single file, so that it is never loaded in part.
 */
const fontDisplay = "swap";

globalFontFace("Halant", { src: woff2("halant-400"), fontWeight: 400, fontDisplay });

globalFontFace("Hind Madurai", [
  { src: woff2("hind-madurai-400"), fontWeight: 400, fontDisplay },
  { src: woff2("hind-madurai-600"), fontWeight: 600, fontDisplay },
]);

declareFallbacks("Halant", halant, "serif", { letter: "html::before" });
declareFallbacks("Hind Madurai", hindMadurai, "sans", { letter: "html::after" });
declareFallbacks("Hind Madurai", strongHindMadurai, "boldSans", {
  letter: "body::before",
  weight: 600,
});
