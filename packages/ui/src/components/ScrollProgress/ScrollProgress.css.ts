import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";

/* Animates the width instead of a transform, so that it grows from the inline start. */
export const progress = componentStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.header,
  inlineSize: 0,
  blockSize: vars.borderWidth.strong,
  background: vars.color.zari,
  pointerEvents: "none",
});
