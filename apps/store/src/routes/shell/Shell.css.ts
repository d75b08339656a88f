import { pageLayer } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** As tall as the view below the header, so that the footer never moves within sight while a page fills. */
export const main: string = style({
  "@layer": {
    [pageLayer]: {
      minBlockSize: "calc(100svh - 88px)",
      "@media": { print: { minBlockSize: 0 } },
    },
  },
});
