import { from, pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Space around the banner. */
export const banner: string = style({
  "@layer": {
    [pageLayer]: {
      "@media": {
        [from("md")]: {
          padding: `${vars.space.s24} ${vars.space.pageMargin} 0`,
        },
      },
    },
  },
});
