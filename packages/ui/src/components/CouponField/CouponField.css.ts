import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/* The button wraps below the field if large text leaves too little room for a code. */
export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
});
export const code = componentStyle({ flex: "1 1 8em", minInlineSize: 0 });
/** As high without a message, so that what is below stays in its place when there is one. */
export const result = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s8,
  minBlockSize: vars.size.controlSmall,
});
export const words = componentStyle({
  ...type.label,
  display: "flex",
  flex: "1 1 12em",
  gap: vars.space.s8,
});
export const applied = componentStyle({ color: vars.color.success });
