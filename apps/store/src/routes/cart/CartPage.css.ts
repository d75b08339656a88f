import { from, pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The amounts are below the table (CART-08), aligned with the column of totals. */
export const amounts: string = style({
  "@layer": {
    [pageLayer]: {
      marginBlockStart: vars.space.s32,
      "@media": { [from("lg")]: { inlineSize: 440, marginInlineStart: "auto" } },
    },
  },
});
