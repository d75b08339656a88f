import { buyBarHeight } from "../../tokens/buyBar.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/componentStyle.ts";

export const place: string = componentStyle({
  position: "fixed",
  insetBlockEnd: vars.space.s24,
  marginBlockEnd: `var(${buyBarHeight}, 0px)`,
  insetInlineEnd: vars.space.s24,
  zIndex: vars.layer.sticky,
  transition: `opacity ${vars.duration.hover}, visibility ${vars.duration.hover}`,
  selectors: { "&[data-state='hidden']": { opacity: 0, visibility: "hidden" } },
});
