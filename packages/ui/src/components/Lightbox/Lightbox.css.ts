import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, typeRoles } from "../../style/componentStyle.ts";

export const view: string = componentStyle({
  overflow: "auto",
  maxBlockSize: "72vh",
  background: vars.color.imageBg,
});
/** Fits the picture into the window, or shows it at twice the width. */
export const picture: string = componentStyle({
  display: "block",
  inlineSize: "min(100%, 54vh)",
  marginInline: "auto",
  selectors: { "[data-zoomed] > &": { inlineSize: "200%" } },
});
export const controls: string = componentStyle({
  ...typeRoles.small,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s8,
  paddingBlockStart: vars.space.s12,
  color: vars.color.textMuted,
});
export const position: string = componentStyle({ minInlineSize: "4em", textAlign: "center" });
