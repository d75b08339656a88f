import { canHover, forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, hover } from "../../style/layerStyle.ts";
import { colourTransition, controlLine, type } from "../../style/rules.ts";

// Smaller targets suffice for a mouse and keep long lists of filters in view.
const padding = { touch: 10, mouse: 3 };

/* Above the pseudo-element of the label: a click on the control or the text meets it. */
const inFront = { position: "relative", zIndex: 1 } as const;

export const row = componentStyle({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.s4,
});
/* The chosen one has a second pixel as an inset shadow, so that the text does not move. */
export const card = componentStyle({
  ...colourTransition,
  alignContent: "start",
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s16,
  border: controlLine,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  selectors: {
    "&:has(:checked)": {
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
    },
    "&:has(:disabled)": { background: vars.color.sunken, borderColor: vars.color.border },
    "&:has(:focus-visible)": {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
  },
  ...hover({ borderColor: vars.color.text }, "&:hover:not(:has(:disabled, :checked))"),
});
export const choice = componentStyle({
  ...type.body,
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s12,
  minInlineSize: 0,
  minBlockSize: vars.size.iconButton,
  paddingBlock: padding.touch,
  color: vars.color.text,
  cursor: "pointer",
  "@media": { [canHover]: { minBlockSize: 32, paddingBlock: padding.mouse } },
  selectors: {
    "&:has(:disabled)": { color: vars.color.textMuted, cursor: "not-allowed" },
    // A click on hint and note meets the control, too.
    [`${row} > &::after`]: { content: "''", position: "absolute", inset: 0 },
  },
});
/* The native control supports forced colours and zoom without extra styles. */
export const input = componentStyle({
  ...inFront,
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 2,
  accentColor: vars.color.action,
  // The whole card has the focus ring.
  selectors: { [`${card} &:focus-visible`]: { outline: "none" } },
});
/* The border separates near-white and near-black colours from any background. */
export const disc = componentStyle({
  appearance: "none",
  border: `${vars.borderWidth.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  backgroundClip: "content-box",
  cursor: "inherit",
  selectors: {
    "&:checked": {
      padding: 2,
      border: `${vars.borderWidth.strong} solid ${vars.color.action}`,
    },
  },
  "@media": { [forcedColors]: { appearance: "auto" } },
});
export const words = componentStyle({ ...inFront, flexGrow: 1, minInlineSize: 0 });
export const note = componentStyle({
  ...type.small,
  // Smaller text on the baseline of the label.
  paddingBlockStart: padding.touch + 2,
  color: vars.color.textSubtle,
  "@media": { [canHover]: { paddingBlockStart: padding.mouse + 2 } },
});
/* Below the text of the label: as far from the edge as the control and its gap. */
const below = {
  gridColumn: "1 / -1",
  marginBlockStart: -padding.touch,
  paddingInlineStart: 32,
  paddingBlockEnd: padding.touch,
  "@media": { [canHover]: { marginBlockStart: -padding.mouse, paddingBlockEnd: padding.mouse } },
} as const;
export const hint = componentStyle(below);
export const error = componentStyle(below, inFront, { marginBlockStart: 0 });
