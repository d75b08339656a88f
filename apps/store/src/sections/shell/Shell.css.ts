import { pageLayer } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** At least as tall as the viewport below the header, so that the footer does not move into view while a page loads. */
export const main: string = style({
  "@layer": {
    [pageLayer]: {
      minBlockSize: "calc(100svh - 88px)",
      "@media": { print: { minBlockSize: 0 } },
    },
  },
});
