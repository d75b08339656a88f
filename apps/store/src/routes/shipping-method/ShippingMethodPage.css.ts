import { from, pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The options, and the rules in a panel beside them. */
export const layout: string = style({
  "@layer": {
    [pageLayer]: {
      display: "grid",
      gap: vars.space.s48,
      gridTemplateColumns: "minmax(0, 1fr)",
      "@media": {
        [from("lg")]: {
          gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
          columnGap: vars.space.s80,
          alignItems: "start",
        },
      },
    },
  },
});
export const rules: string = style({
  "@layer": {
    [pageLayer]: {
      padding: vars.space.s24,
      backgroundColor: vars.color.sunken,
      borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.pallu}`,
    },
  },
});
