import { globalStyle } from "@vanilla-extract/css";
import { assignTokens } from "./assignTokens.ts";
import { tokenLayer } from "./layers.css.ts";
import { lightPalette } from "./palette.ts";
import { lightShadow } from "./scale.ts";

/** The default theme. `:where` keeps its specificity below named themes, in any load order. */
globalStyle(":where(:root), [data-theme='light']", {
  "@layer": {
    [tokenLayer]: {
      colorScheme: "light",
      vars: assignTokens({ color: lightPalette, shadow: lightShadow }),
    },
  },
});
