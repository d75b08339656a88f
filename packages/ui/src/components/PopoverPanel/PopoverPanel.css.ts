import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { hairline, type } from "../../style/rules.ts";

export const root = componentStyle({ position: "relative", display: "inline-block" });
export const panel = componentStyle({
  position: "absolute",
  zIndex: vars.layer.dropdown,
  /* Leaves space for the focus ring of the button. */
  insetBlockStart: `calc(100% + ${vars.space.s8})`,
  insetInlineEnd: 0,
  inlineSize: "min(360px, 92vw)",
  maxBlockSize: "min(560px, 80vh)",
  overflowY: "auto",
  padding: vars.space.s20,
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.popover,
});
export const align = { start: componentStyle({ insetInline: "0 auto" }), end: "" };
export const title = componentStyle({
  ...type.h4,
  paddingBlockEnd: vars.space.s12,
  marginBlockEnd: vars.space.s12,
  borderBlockEnd: hairline,
});
