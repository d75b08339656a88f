import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/* A coloured bar at the top of the panel. */
export const bars = componentStyle({
  blockSize: 12,
  borderBlockEnd: `${vars.borderWidth.strong} solid ${vars.color.zari}`,
  "@media": { [forcedColors]: { borderColor: "CanvasText" } },
});
export const barTone = componentVariants({
  success: { background: vars.color.hero },
  warning: { background: vars.color.onWarningSoft },
  danger: { background: vars.color.danger },
  info: { background: vars.color.brand },
});
export const content = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.s16,
  padding: vars.space.s32,
});
export const markTone = componentVariants({
  success: { color: vars.color.success },
  warning: { color: vars.color.onWarningSoft },
  danger: { color: vars.color.danger },
  info: { color: vars.color.info },
});
export const body = componentStyle({
  ...type.body,
  marginBlockEnd: vars.space.s8,
  color: vars.color.textMuted,
  whiteSpace: "pre-line",
});
