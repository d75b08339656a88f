import { buyBarHeight } from "../../tokens/buyBar.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";

export const place = componentStyle({
  position: "fixed",
  insetBlockEnd: vars.space.s24,
  // Unset, thus 0, on pages without a buy bar.
  marginBlockEnd: `var(${buyBarHeight})`,
  // In the margin of the page, beside the last column of a list and its controls.
  insetInlineEnd: `calc(max(0px, ${vars.space.pageMargin} - ${vars.size.iconButton}) / 2)`,
  zIndex: vars.layer.sticky,
  transition: `opacity ${vars.duration.hover}, visibility ${vars.duration.hover}`,
  selectors: { "&[data-state='hidden']": { opacity: 0, visibility: "hidden" } },
});
