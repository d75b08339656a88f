import { canHover, forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

// Smaller targets suffice for a mouse and keep long lists of filters in view.
const padding = { touch: 10, mouse: 3 };

/* Above the pseudo-element of the label: a click on the checkbox or the text meets it. */
const inFront = { position: "relative", zIndex: 1 } as const;

export const row = componentStyle({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  gap: vars.space.s4,
});
export const checkbox = componentStyle({
  ...type.body,
  display: "flex",
  flexGrow: 1,
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
    // A click on the note toggles the checkbox, too.
    [`${row} > &::after`]: { content: "''", position: "absolute", inset: 0 },
  },
});
/* The native checkbox supports forced colours and zoom without extra styles. */
export const input = componentStyle({
  ...inFront,
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 2,
  accentColor: vars.color.action,
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
