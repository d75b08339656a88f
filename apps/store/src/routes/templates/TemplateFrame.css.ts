import { pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The house of a theme: its ground reaches from the head to the foot of the page. */
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
