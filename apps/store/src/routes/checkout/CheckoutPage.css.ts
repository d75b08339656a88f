import { from, pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Covers the page while the order is being placed (CHK-09). */
export const cover: string = style({
  "@layer": { [pageLayer]: { position: "fixed", inset: 0, zIndex: vars.layer.scrim } },
});

/** As high as the text while the cart is loading, so that the amounts below stay in place. */
export const state: string = style({
  "@layer": {
    [pageLayer]: {
      display: "grid",
      alignContent: "start",
      gap: vars.space.s12,
      minBlockSize: 144,
    },
  },
});

/* The widths hint at the length of the value. In rem, because the fields grow with large text. */
export const phone: string = style({
  "@layer": { [pageLayer]: { "@media": { [from("sm")]: { maxInlineSize: "20rem" } } } },
});
export const zip: string = style({ "@layer": { [pageLayer]: { maxInlineSize: "10rem" } } });
export const town: string = style({
  "@layer": {
    [pageLayer]: {
      display: "grid",
      gap: vars.space.s20,
      "@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr) 10rem" } },
    },
  },
});
