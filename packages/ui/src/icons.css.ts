import { globalStyle } from "@vanilla-extract/css";
import { componentLayer } from "./tokens/layers.css.ts";

/* The one place that mirrors: glyphs that point along the line of reading. */
globalStyle("[dir='rtl'] [data-mirror]", {
  "@layer": { [componentLayer]: { transform: "scaleX(-1)" } },
});
globalStyle("[data-glyph]", { "@layer": { [componentLayer]: { flexShrink: 0 } } });
