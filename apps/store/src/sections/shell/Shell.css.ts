import { pageStyle } from "@pallu/ui/style";
import { pageLayer } from "@pallu/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";

/** At least as tall as the viewport below the header, so that the footer does not move into view while a page loads. */
export const main: string = pageStyle({
  minBlockSize: "calc(100svh - 88px)",
  "@media": { print: { minBlockSize: 0 } },
});

/*
 * While a dialog is open, Radix sets two inherited properties of the body, each of which makes the browser style every
 * element of the page again. Pointers do not reach the page anyway: every dialog of the shop has an overlay.
 */
globalStyle("body", {
  "@layer": {
    [pageLayer]: {
      pointerEvents: "auto !important" as "auto",
      vars: { "--removed-body-scroll-bar-size": "0px !important" },
    },
  },
});
