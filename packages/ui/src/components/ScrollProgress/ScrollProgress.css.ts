import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/componentStyle.ts";

/* Its width, not a transform, so that it grows from where reading starts in both directions. */
export const progress: string = componentStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.header,
  inlineSize: 0,
  blockSize: vars.borderWidth.strong,
  background: vars.color.zari,
  pointerEvents: "none",
});
