import { from, pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The amounts stand below the table (CART-08), at the end of the line where the column of totals is. */
export const amounts: string = style({
  "@layer": {
    [pageLayer]: {
      marginBlockStart: vars.space.s32,
      "@media": { [from("lg")]: { inlineSize: 440, marginInlineStart: "auto" } },
    },
  },
});
