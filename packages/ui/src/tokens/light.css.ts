import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { tokenLayer } from "./layers.css.ts";
import { lightPalette } from "./palette.ts";
import { lightShadow } from "./scale.ts";

/** The default theme. `:where` keeps its specificity below named themes, in any load order. */
globalStyle(":where(:root), [data-theme='light']", {
  "@layer": {
    [tokenLayer]: {
      colorScheme: "light",
      vars: { ...assignVars(vars.color, lightPalette), ...assignVars(vars.shadow, lightShadow) },
    },
  },
});
