import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/* The dots cover the drawing only; the text has a plain background. */
export const empty = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.s16,
  paddingBlock: vars.space.s32,
  borderBlock: `${vars.borderWidth.thin} solid ${vars.color.border}`,
});
export const motif = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: 144,
  blockSize: 144,
  background: vars.color.sunken,
  backgroundImage: `radial-gradient(${vars.color.border} 2px, transparent 2.5px)`,
  backgroundSize: "18px 18px",
  color: vars.color.text,
});
export const words = componentStyle({
  ...type.body,
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
});
