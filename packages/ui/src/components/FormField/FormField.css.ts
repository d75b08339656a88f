import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, hover } from "../../style/layerStyle.ts";
import { colourTransition, controlLine, type } from "../../style/rules.ts";

export const field = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s8,
  minInlineSize: 0,
});
export const head = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space.s8,
});
export const label = componentStyle({ ...type.label, color: vars.color.text });
export const note = componentStyle({ ...type.caption, color: vars.color.textSubtle });
export const hint = componentStyle({ ...type.caption, color: vars.color.textMuted });
export const error = componentStyle({
  ...type.small,
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s4,
  fontWeight: vars.font.weightStrong,
  color: vars.color.danger,
});
/* As close to the legend as a hint is to a label. */
export const groupHint = componentStyle({
  marginBlockStart: `calc(${vars.space.s8} - ${vars.space.s12})`,
  marginBlockEnd: vars.space.s12,
});
export const groupError = componentStyle({ paddingBlockStart: vars.space.s8 });
export const errorMark = componentStyle({ display: "flex", paddingBlockStart: 2 });
export const legend = componentStyle({
  ...type.label,
  marginBlockEnd: vars.space.s12,
  color: vars.color.text,
});

/** Shared style of inputs, selects and textareas. */
export const control = componentStyle({
  ...type.body,
  ...colourTransition,
  inlineSize: "100%",
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s16,
  border: controlLine,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: "start",
  selectors: {
    /* Numbers, email addresses and codes are left-to-right in every script and align to the end of the line. */
    "[dir='rtl'] &[dir='ltr']": { textAlign: "end" },
    /* No offset, because fields often stand close together. */
    "&:focus-visible": { outlineOffset: 0, borderColor: vars.color.focus },
    /* The second pixel is an inset shadow, so that the text does not move. */
    "&[aria-invalid='true']": {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    "&:read-only:not(select)": { background: vars.color.sunken, borderStyle: "dashed" },
    "&:disabled": {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textMuted,
      cursor: "not-allowed",
      opacity: 1,
    },
  },
  ...hover(
    { borderColor: vars.color.text },
    "&:hover:not(:disabled, :read-only, [aria-invalid='true'])",
  ),
});
export const withEnd = componentStyle({
  paddingInlineEnd: vars.space.s48,
  /* The field stays left-to-right, but the icon is at the end of the page's line. */
  selectors: {
    "[dir='rtl'] &[dir='ltr']": {
      paddingInlineStart: vars.space.s48,
      paddingInlineEnd: vars.space.s16,
    },
  },
});
export const box = componentStyle({ position: "relative", display: "block" });
export const end = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 2,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: 44,
  pointerEvents: "none",
  "@media": { [forcedColors]: { color: "CanvasText" } },
});
export const endLive = componentStyle({ pointerEvents: "auto" });
export const area = componentStyle({ minBlockSize: 120, paddingBlock: vars.space.s12 });
export const select = componentStyle({ appearance: "none", cursor: "pointer" });
export const chevron = componentStyle({ color: vars.color.textMuted });
