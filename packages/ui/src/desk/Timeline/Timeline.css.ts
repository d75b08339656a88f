import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { patternStyle, patternVariants } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

const mark = 9;
export const list = patternStyle({ ...type.small, color: vars.color.text });
/* A mark for each event, and a line from each to the next. */
export const item = patternStyle({
  position: "relative",
  paddingInlineStart: vars.space.s24,
  paddingBlockEnd: vars.space.s16,
  selectors: {
    "&::before": {
      content: "''",
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: 6,
      inlineSize: mark,
      blockSize: mark,
      borderRadius: vars.radius.full,
      background: "currentColor",
    },
    "&:not(:last-child)::after": {
      content: "''",
      position: "absolute",
      insetInlineStart: (mark - 1) / 2,
      insetBlock: "20px -2px",
      inlineSize: 1,
      background: vars.color.border,
    },
    "&:last-child": { paddingBlockEnd: 0 },
  },
  "@media": { [forcedColors]: { selectors: { "&::before": { background: "CanvasText" } } } },
});
const coloured = (color: string) => ({ selectors: { "&::before": { color } } });
export const tone = patternVariants({
  neutral: coloured(vars.color.borderControl),
  success: coloured(vars.color.success),
  warning: coloured(vars.color.onWarningSoft),
  danger: coloured(vars.color.danger),
});
export const head = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s12,
  color: vars.color.textMuted,
});
export const who = patternStyle({ overflowWrap: "anywhere" });
export const text = patternStyle({ overflowWrap: "anywhere", textAlign: "match-parent" });
export const detail = patternStyle({ paddingBlockStart: vars.space.s8, textAlign: "match-parent" });
