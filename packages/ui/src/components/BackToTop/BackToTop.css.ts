import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/componentStyle.ts";

export const place: string = componentStyle({
  position: "fixed",
  insetBlockEnd: `calc(${vars.space.s24} + var(--pl-buybar, 0px))`,
  insetInlineEnd: vars.space.s24,
  zIndex: vars.layer.sticky,
  transition: `opacity ${vars.duration.hover}, visibility ${vars.duration.hover}`,
  selectors: { "&[data-state='hidden']": { opacity: 0, visibility: "hidden" } },
});
