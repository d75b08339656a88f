import { pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The viewport of the larger picture. */
export const view: string = style({
  "@layer": {
    [pageLayer]: {
      overflow: "auto",
      maxBlockSize: "70vh",
      overscrollBehavior: "contain",
      backgroundColor: vars.color.imageBg,
    },
  },
});

export const cloth: string = style({
  "@layer": {
    [pageLayer]: {
      display: "block",
      inlineSize: "max(100%, 840px)",
      padding: 0,
      border: 0,
      background: "none",
      cursor: "zoom-out",
    },
  },
});
