import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** Covers the page while the order is being placed (CHK-09). */
export const cover: string = pageStyle({ position: "fixed", inset: 0, zIndex: vars.layer.scrim });

/** Below the buttons, which must not move when the cart has come. As high as a button in every state. */
export const state: string = pageStyle({
  display: "grid",
  alignContent: "center",
  gap: vars.space.s12,
  minBlockSize: vars.size.control,
  // Without scripts the cart is never read.
  "@media": { "(scripting: none)": { display: "none" } },
});
export const loading: string = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s12,
  color: vars.color.textMuted,
});

/* The widths hint at the length of the value. In rem, because the fields grow with large text. */
export const phone: string = pageStyle({ "@media": { [from("sm")]: { maxInlineSize: "20rem" } } });
export const zip: string = pageStyle({ maxInlineSize: "10rem" });
export const town: string = pageStyle({
  display: "grid",
  gap: vars.space.s20,
  "@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr) 10rem" } },
});
