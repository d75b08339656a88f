import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import {
  componentStyle,
  controlLine,
  hidden,
  hover,
  colourTransition,
  typeRoles,
} from "../../style/componentStyle.ts";

export const legend: string = componentStyle({
  ...typeRoles.label,
  marginBlockEnd: vars.space.s8,
  color: vars.color.text,
});
export const legendHidden: string = componentStyle(hidden);
export const row: string = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  maxInlineSize: "100%",
  border: controlLine,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const option: string = componentStyle({
  ...typeRoles.label,
  ...colourTransition,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s8,
  flexGrow: 1,
  minBlockSize: 42,
  paddingInline: vars.space.s16,
  color: vars.color.text,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { background: vars.color.action, color: vars.color.onAction },
    "&:has(:focus-visible)": {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: "2px",
      zIndex: 1,
    },
  },
  ...hover({ background: vars.color.sunken }, "&:hover:not(:has(:checked))"),
  "@media": {
    [forcedColors]: {
      selectors: {
        "&:has(:checked)": {
          background: "Highlight",
          color: "HighlightText",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});
export const input: string = componentStyle(hidden);
