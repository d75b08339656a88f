import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const badge = componentStyle({
  ...type.badge,
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: 20,
  minBlockSize: 20,
  paddingInline: 5,
  border: `${vars.borderWidth.thin} solid ${vars.color.canvas}`,
  borderRadius: vars.radius.full,
  background: vars.color.brand,
  color: vars.color.onBrand,
});
export const placement = componentVariants({
  inline: {},
  // A longer count grows towards the icon: the badge may be at the edge of the page.
  corner: { position: "absolute", insetBlockStart: 0, insetInlineEnd: 0 },
});
