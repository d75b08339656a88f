import { from, pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Reserves the height of a loading banner. */
export const room: string = style({
  "@layer": {
    [pageLayer]: {
      aspectRatio: "1",
      borderRadius: vars.radius.surface,
      backgroundColor: vars.color.imageBg,
      "@media": { [from("sm")]: { aspectRatio: "21 / 9" } },
    },
  },
});
