import { componentStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";
import { vars } from "../../tokens/contract.css.ts";

export const skipLink = componentStyle({
  ...type.button,
  position: "fixed",
  zIndex: vars.layer.skip,
  insetBlockStart: vars.space.s8,
  insetInlineStart: vars.space.s8,
  padding: `${vars.space.s16} ${vars.space.s24}`,
  border: `${vars.borderWidth.strong} solid ${vars.color.onAction}`,
  background: vars.color.action,
  color: vars.color.onAction,
  clipPath: "inset(50%)",
  selectors: { "&:focus": { clipPath: "none" } },
});
