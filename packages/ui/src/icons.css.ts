import { globalStyle } from "@vanilla-extract/css";
import { componentLayer } from "./tokens/layers.css.ts";

/* Mirrors directional icons in right-to-left pages. */
globalStyle("[dir='rtl'] [data-mirror]", {
  "@layer": { [componentLayer]: { transform: "scaleX(-1)" } },
});
globalStyle("[data-glyph]", { "@layer": { [componentLayer]: { flexShrink: 0 } } });
