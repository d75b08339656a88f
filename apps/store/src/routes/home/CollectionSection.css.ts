import { from, pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The room of a banner that is on its way. */
export const room: string = style({
  "@layer": {
    [pageLayer]: {
      aspectRatio: "1",
      borderRadius: vars.radius.cloth,
      backgroundColor: vars.color.imageBg,
      "@media": { [from("sm")]: { aspectRatio: "21 / 9" } },
    },
  },
});
