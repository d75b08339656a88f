import { at, patternStyle } from "../../style/layerStyle.ts";
import { noStackedLabel, stackedLabel, type } from "../../style/rules.ts";
import { vars } from "../../tokens/contract.css.ts";

export const table = patternStyle(
  { display: "block", inlineSize: "100%" },
  at("sm", { display: "table" }),
);
export const head = patternStyle(
  { position: "absolute", inlineSize: 1, blockSize: 1, overflow: "hidden", clipPath: "inset(50%)" },
  at("sm", { position: "static", display: "table-header-group", clipPath: "none" }),
);
export const body = patternStyle({ display: "block" }, at("sm", { display: "table-row-group" }));
export const th = patternStyle({
  ...type.caption,
  color: vars.color.textSubtle,
  paddingBlockEnd: vars.space.s12,
  paddingInlineEnd: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.text}`,
});
export const row = patternStyle(
  {
    display: "grid",
    gap: vars.space.s4,
    paddingBlock: vars.space.s16,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  },
  at("sm", { display: "table-row" }),
);
export const cell = patternStyle(
  {
    ...type.body,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s16,
    overflowWrap: "anywhere",
  },
  stackedLabel,
  at("sm", {
    display: "table-cell",
    // A long word in one column leaves the others room for an order id or a status.
    minInlineSize: "8em",
    verticalAlign: "middle",
    paddingBlock: vars.space.s12,
    paddingInlineEnd: vars.space.s16,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    ...noStackedLabel,
  }),
);
export const pill = patternStyle({
  ...type.label,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
});
export const shape = patternStyle({
  inlineSize: 10,
  blockSize: 10,
  flexShrink: 0,
  border: "2px solid currentColor",
});
/** Shape carries the meaning as well as colour: ring, disc, square. */
export const tone = {
  warning: patternStyle({ color: vars.color.onWarningSoft, borderRadius: vars.radius.full }),
  success: patternStyle({
    color: vars.color.success,
    borderRadius: vars.radius.full,
    backgroundColor: "currentColor",
  }),
  danger: patternStyle({ color: vars.color.danger, backgroundColor: "currentColor" }),
  neutral: patternStyle({ color: vars.color.textMuted, rotate: "45deg" }),
};
