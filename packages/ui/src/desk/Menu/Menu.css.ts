import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { hover, patternStyle, patternVariants } from "../../style/layerStyle.ts";
import { hairline, type } from "../../style/rules.ts";

const anchorName = "--menu-trigger";
export const anchor = patternStyle({
  display: "inline-flex",
  anchorName,
  anchorScope: anchorName,
});
/** Below the trigger, at its end. Browsers without anchors show it in an upper corner. */
export const menu = patternStyle({
  ...type.small,
  insetBlock: `${vars.space.s64} auto`,
  insetInline: `auto ${vars.space.s16}`,
  minInlineSize: 200,
  maxInlineSize: "min(340px, 92vw)",
  maxBlockSize: "min(480px, 80vh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  /* Leaves space for the focus ring of the button. */
  marginBlock: vars.space.s4,
  paddingBlock: vars.space.s4,
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.popover,
  "@supports": {
    "(anchor-scope: all)": {
      insetBlock: "anchor(end) auto",
      insetInline: "auto anchor(end)",
      positionAnchor: anchorName,
      positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
    },
    "not selector(:popover-open)": { display: "none" },
  },
});
export const item = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s12,
  inlineSize: "100%",
  minBlockSize: vars.size.iconButton,
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s16,
  color: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:focus": { background: vars.color.actionSoft },
    "&:focus-visible": { outlineOffset: -3 },
  },
  ...hover({ background: vars.color.sunken }, "&:hover:not(:focus)"),
});
export const tone = patternVariants({
  neutral: {},
  danger: { color: vars.color.danger },
});
export const disabled = patternStyle({
  color: vars.color.textMuted,
  cursor: "not-allowed",
  "@media": { [forcedColors]: { color: "GrayText" } },
});
export const texts = patternStyle({
  display: "grid",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const note = patternStyle({ ...type.caption, color: vars.color.textMuted });
