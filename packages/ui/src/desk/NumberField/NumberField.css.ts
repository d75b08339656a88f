import { vars } from "../../tokens/contract.css.ts";
import { hover, patternStyle, patternVariants } from "../../style/layerStyle.ts";
import { colourTransition, controlLine, type } from "../../style/rules.ts";

export const box = patternStyle({
  ...colourTransition,
  alignSelf: "flex-start",
  display: "flex",
  alignItems: "stretch",
  inlineSize: "100%",
  maxInlineSize: 240,
  border: controlLine,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    "&:has(input:focus-visible)": {
      borderColor: vars.color.focus,
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
    },
    /* The second pixel is an inset shadow, so that the text does not move. */
    "&:has([aria-invalid='true'])": {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
  ...hover({ borderColor: vars.color.text }, "&:hover:not(:has(:disabled, [aria-invalid='true']))"),
});
export const size = patternVariants({
  small: { minBlockSize: vars.size.controlSmall },
  medium: { minBlockSize: vars.size.control },
});
export const still = patternStyle({
  background: vars.color.sunken,
  borderColor: vars.color.border,
});
export const number = patternStyle({
  flexGrow: 1,
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  paddingInline: vars.space.s12,
});
export const input = patternStyle({
  ...type.body,
  flexGrow: 1,
  inlineSize: "100%",
  minInlineSize: 0,
  alignSelf: "stretch",
  padding: 0,
  border: 0,
  background: "transparent",
  color: "inherit",
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:disabled": { color: vars.color.textMuted, cursor: "not-allowed", opacity: 1 },
  },
});
/* The font has no tabular figures. The box has a fixed width, so that the buttons stay where they are. */
export const centred = patternStyle({ textAlign: "center", fontWeight: vars.font.weightStrong });
export const affix = patternStyle({
  ...type.body,
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: {
    "&:first-child": { marginInlineEnd: vars.space.s4 },
    "&:last-child": { marginInlineStart: vars.space.s4 },
  },
});
export const step = patternStyle({
  ...colourTransition,
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.iconButton,
  color: vars.color.text,
  touchAction: "manipulation",
  selectors: {
    "&:first-child": { borderInlineEnd: `${vars.borderWidth.thin} solid ${vars.color.border}` },
    "&:last-child": { borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.border}` },
    "&[data-state='limit']": { color: vars.color.textDisabled },
    "&:disabled": { color: vars.color.textDisabled, cursor: "not-allowed" },
    "&:active:not(:disabled)": { background: vars.color.actionSoft },
  },
  ...hover({ background: vars.color.sunken }, "&:hover:not(:disabled)"),
});
export const difference = patternStyle({
  ...type.caption,
  color: vars.color.textMuted,
  // Without the gap of the field.
  selectors: { "&:empty": { marginBlockStart: `calc(-1 * ${vars.space.s8})` } },
});
