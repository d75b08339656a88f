import { globalStyle } from "@vanilla-extract/css";
import { componentLayer } from "./tokens/layers.css.ts";

globalStyle("[data-icon]", {
  "@layer": {
    [componentLayer]: { strokeLinecap: "round", strokeLinejoin: "round", flexShrink: 0 },
  },
});
/* Mirrors directional icons in right-to-left pages. */
globalStyle("[dir='rtl'] [data-mirror]", {
  "@layer": { [componentLayer]: { transform: "scaleX(-1)" } },
});
