import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const list = componentStyle({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s8,
  color: vars.color.textMuted,
});
export const item = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: 32,
});
export const current = componentStyle({ color: vars.color.text });
