import { pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Covers the page while the order is being placed (CHK-09). */
export const cover: string = style({
  "@layer": { [pageLayer]: { position: "fixed", inset: 0, zIndex: vars.layer.scrim } },
});
