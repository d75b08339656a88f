import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const title = componentStyle({ ...type.h4 });
export const list = componentStyle({
  display: "grid",
  gap: vars.space.s4,
  paddingBlockStart: vars.space.s8,
  paddingInlineStart: vars.space.s20,
});
export const link = componentStyle({ color: "inherit" });
