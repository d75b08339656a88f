import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** Covers the page while the order is being placed (CHK-09). */
export const cover: string = pageStyle({ position: "fixed", inset: 0, zIndex: vars.layer.scrim });

/** As high as the text while the cart is loading, so that the amounts below stay in place. */
export const state: string = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.s12,
  minBlockSize: 144,
});

/* The widths hint at the length of the value. In rem, because the fields grow with large text. */
export const phone: string = pageStyle({ "@media": { [from("sm")]: { maxInlineSize: "20rem" } } });
export const zip: string = pageStyle({ maxInlineSize: "10rem" });
export const town: string = pageStyle({
  display: "grid",
  gap: vars.space.s20,
  "@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr) 10rem" } },
});
