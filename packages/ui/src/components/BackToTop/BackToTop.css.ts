import { buyBarHeight } from "../../tokens/buyBar.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";

export const place: string = componentStyle({
  position: "fixed",
  insetBlockEnd: vars.space.s24,
  // Unset, thus 0, on pages without a buy bar.
  marginBlockEnd: `var(${buyBarHeight})`,
  insetInlineEnd: vars.space.s24,
  zIndex: vars.layer.sticky,
  transition: `opacity ${vars.duration.hover}, visibility ${vars.duration.hover}`,
  selectors: { "&[data-state='hidden']": { opacity: 0, visibility: "hidden" } },
});
