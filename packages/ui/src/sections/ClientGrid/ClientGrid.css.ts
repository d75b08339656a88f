import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** Adjacent cells share their borders. */
export const grid = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  },
  at("md", { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }),
  at("xl", { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" }),
);
export const cell = patternStyle(
  {
    display: "grid",
    alignContent: "start",
    justifyItems: "center",
    gap: vars.space.s16,
    minBlockSize: 168,
    padding: vars.space.s12,
    textAlign: "center",
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderInlineEnd: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  },
  at("md", { minBlockSize: 220, padding: vars.space.s24 }),
);
export const text = patternStyle({
  ...type.small,
  color: vars.color.textMuted,
});

export const logo = patternStyle({ inlineSize: "min(100%, 200px)" });
