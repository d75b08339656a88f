import { vars } from "../../tokens/contract.css.ts";
import { hover, patternStyle } from "../../style/layerStyle.ts";
import { colourTransition, controlLine, type } from "../../style/rules.ts";

export const fields = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  gap: vars.space.s12,
  maxInlineSize: 480,
});
export const presets = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
  paddingBlockEnd: vars.space.s12,
});
export const preset = patternStyle({
  ...type.small,
  ...colourTransition,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.s12,
  border: controlLine,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    "&[aria-pressed='true']": {
      borderColor: vars.color.action,
      background: vars.color.actionSoft,
      color: vars.color.onActionSoft,
      fontWeight: vars.font.weightStrong,
    },
    "&:disabled": { color: vars.color.textDisabled, cursor: "not-allowed" },
  },
  ...hover({ borderColor: vars.color.text }, "&:hover:not(:disabled)"),
});
