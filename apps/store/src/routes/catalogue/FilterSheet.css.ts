import { pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

export const foot: string = style({
  "@layer": {
    [pageLayer]: {
      display: "grid",
      flexGrow: 1,
      gridTemplateColumns: "1fr 2fr",
      gap: vars.space.s12,
    },
  },
});
