import { pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The background of a theme covers the whole page. */
export const frame: string = style({
  "@layer": {
    [pageLayer]: {
      position: "relative",
      minBlockSize: "100svh",
      backgroundColor: vars.color.canvas,
      color: vars.color.text,
    },
  },
});
